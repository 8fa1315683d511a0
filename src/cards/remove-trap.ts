import { activation, card, destroy, normalSpell, one, target, traps } from '../engine/words/index.ts';

export const removeTrap = card('Remove Trap', 51482758, normalSpell,
  activation('Target 1 Trap Card that lies face-up on the field; destroy it.', {
    target: one(traps({ face: 'up' })),
    does: destroy(target),
  }));
