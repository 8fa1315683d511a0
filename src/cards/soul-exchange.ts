import { activation, card, lasting, monsters, normalSpell, one, playerRule, target } from '../engine/words/index.ts';

export const soulExchange = card('Soul Exchange', 68005187, normalSpell,
  activation('Target 1 monster of your opponent in your Main Phase 1; if you Tribute this turn, the first Tribute must include that monster, as though it were yours. You have no Battle Phase this turn.', {
    target: one(monsters({ of: 'opponent' })),
    during: 'main1',
    vow: playerRule('battle-phase', 'you'),
    does: lasting(playerRule('must-tribute', 'you'), 'turn', { on: target }),
  }));
