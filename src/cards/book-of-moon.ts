import { activation, card, isTurnable, monsters, one, quickPlaySpell, target, turnDown } from '../engine/words/index.ts';

export const bookOfMoon = card('Book of Moon', 14087893, quickPlaySpell,
  activation('Target 1 face-up monster; turn it face-down, in Defense Position.', {
    target: one(monsters({ face: 'up', where: isTurnable })),
    does: turnDown(target),
  }));
