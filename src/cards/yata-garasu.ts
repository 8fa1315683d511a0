import { card, inflictsBattleDamage, lasting, monster, playerRule, spirit, trigger, when } from '../engine/words/index.ts';

export const yataGarasu = card('Yata-Garasu', 3078576, monster({ level: 2, attribute: 'WIND', race: 'Fiend', atk: 200, def: 100, traits: ['Spirit'] }),
  spirit,
  trigger('When this card inflicts battle damage to your opponent: they skip their next Draw Phase.', {
    on: when(inflictsBattleDamage),
    does: lasting(playerRule('skip-draw-phase', 'opponent'), 'used'),
  }));
