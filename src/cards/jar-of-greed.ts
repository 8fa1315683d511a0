import { activation, card, draw, normalTrap } from '../engine/words/index.ts';

export const jarOfGreed = card('Jar of Greed', 83968380, normalTrap, activation('You draw 1 card.', { does: draw(1) }));
