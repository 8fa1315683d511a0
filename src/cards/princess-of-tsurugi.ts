import { card, count, damage, flip, flipped, monster, spellsAndTraps, when } from '../engine/words/index.ts';

export const princessOfTsurugi = card('Princess of Tsurugi', 51371017, monster({ level: 3, attribute: 'WIND', race: 'Warrior', atk: 900, def: 700, traits: ['Flip'] }),
  flip('FLIP: your opponent takes 500 damage for every Spell and Trap Card on their side.', {
    on: when(flipped),
    does: damage(count(spellsAndTraps({ of: 'opponent' }), 500)),
  }));
