import { activation, card, lasting, monsters, one, plus, quickPlaySpell, target } from '../engine/words/index.ts';

export const theReliableGuardian = card('The Reliable Guardian', 16430187, quickPlaySpell,
  activation('Target 1 face-up monster; its DEF rises by 700 for this turn.', {
    damageStep: 'modifier',
    target: one(monsters({ face: 'up' })),
    does: lasting(plus(null, { def: 700 }), 'turn', { on: target }),
  }));
