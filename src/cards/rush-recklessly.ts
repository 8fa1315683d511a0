import { activation, card, lasting, monsters, one, plus, quickPlaySpell, target } from '../engine/words/index.ts';

export const rushRecklessly = card('Rush Recklessly', 70046172, quickPlaySpell,
  activation('Target 1 face-up monster; it gains 700 ATK for the rest of this turn.', {
    target: one(monsters({ face: 'up' })),
    damageStep: 'modifier',
    does: lasting(plus(null, { atk: 700 }), 'turn', { on: target }),
  }));
