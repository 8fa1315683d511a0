import { atOnce, card, cards, discard, draw, flip, flipped, monster, when } from '../engine/words/index.ts';

export const morphingJar = card('Morphing Jar', 33508719, monster({ level: 2, attribute: 'EARTH', race: 'Rock', atk: 700, def: 600, traits: ['Flip'] }),
  flip('FLIP: each player discards their whole hand, then draws 5 cards.', {
    on: when(flipped),
    does: [
      atOnce(discard(cards({ of: 'you', in: 'hand' })), discard(cards({ of: 'opponent', in: 'hand' }))),
      draw(5, 'either'),
    ],
  }));
