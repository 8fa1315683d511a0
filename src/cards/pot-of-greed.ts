import { activation, card, draw, normalSpell } from '../engine/words/index.ts';

export const potOfGreed = card('Pot of Greed', 55144522, normalSpell,
  activation('Draw 2 cards.', { does: draw(2) }));
