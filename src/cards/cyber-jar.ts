import { addToHand, among, atOnce, card, destroy, flip, flipped, isA, isIn, kept, monster, monsters, showTop, specialSummonToOwners, when } from '../engine/words/index.ts';

const small = isA(monsters({ in: 'deck', where: (g, _s, id) => g.derived.level(id) <= 4 }));

export const cyberJar = card('Cyber Jar', 34124316, monster({ level: 3, attribute: 'DARK', race: 'Rock', atk: 900, def: 900, traits: ['Flip'] }),
  flip('FLIP: destroy every monster, then both players show the top 5 cards of their Decks and Special Summon each monster of Level 4 or lower among them, in face-up Attack or face-down Defense Position. The other cards go to the hand.', {
    on: when(flipped),
    does: [
      destroy(monsters()),
      showTop(5),
      atOnce(specialSummonToOwners(among(kept('shown'), small), 'attack-or-set'), addToHand(among(kept('shown'), isIn('deck')))),
    ],
  }));
