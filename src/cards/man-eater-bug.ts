import { card, destroy, flip, flipped, monster, monsters, one, target, when } from '../engine/words/index.ts';

export const manEaterBug = card('Man-Eater Bug', 54652250, monster({ level: 2, attribute: 'EARTH', race: 'Insect', atk: 450, def: 600, traits: ['Flip'] }),
  flip('FLIP: target 1 monster on the field; destroy it.', {
    on: when(flipped),
    target: one(monsters()),
    does: destroy(target),
  }));
