import { among, card, destroy, faceUpOrSet, flip, flipped, isA, isFaceDown, monster, one, reveal, target, traps, when } from '../engine/words/index.ts';

export const trapMaster = card('Trap Master', 46461247, monster({ level: 3, attribute: 'EARTH', race: 'Warrior', atk: 500, def: 1100, traits: ['Flip'] }),
  flip('FLIP: target 1 face-up Trap, or any Set Spell or Trap Card; show it if it is Set, and destroy it if it is a Trap.', {
    on: when(flipped),
    target: one(faceUpOrSet('trap')),
    does: [reveal(among(target, isFaceDown), 'both'), destroy(among(target, isA(traps())))],
  }));
