import { activation, card, monsters, normalSpell, one, target, turnUp } from '../engine/words/index.ts';

export const bookOfTaiyou = card('Book of Taiyou', 38699854, normalSpell,
  activation('Target 1 face-down monster; turn it face-up, in Attack Position.', {
    target: one(monsters({ face: 'down' })),
    does: turnUp(target, 'attack'),
  }));
