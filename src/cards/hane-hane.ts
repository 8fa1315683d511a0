import { card, flip, flipped, monster, monsters, one, returnToHand, target, when } from '../engine/words/index.ts';

export const haneHane = card('Hane-Hane', 7089711, monster({ level: 2, attribute: 'EARTH', race: 'Beast', atk: 450, def: 500, traits: ['Flip'] }),
  flip('FLIP: target 1 monster on the field; it returns to the hand.', {
    on: when(flipped),
    target: one(monsters()),
    does: returnToHand(target),
  }));
