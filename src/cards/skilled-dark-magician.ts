import {
  canBeSpecialSummoned, card, hasCounters, ifEver, ignition, isA, monster, monsters, one, placeCounter, proof, reaction, resolvedActivation, shuffleCards,
  specialSummon, spells, thisCard, toSpecialSummon, tributeThis,
} from '../engine/words/index.ts';

const darkMagician = monsters({ of: 'you', in: 'hand, deck or graveyard', name: 'Dark Magician', where: canBeSpecialSummoned });

export const skilledDarkMagician = card('Skilled Dark Magician', 73752131, monster({ level: 4, attribute: 'DARK', race: 'Spellcaster', atk: 1900, def: 1700 }),
  reaction('Whenever a Spell Card has resolved that was activated while this card was face-up: place 1 Spell Counter on this card (at most 3).', {
    on: ifEver(resolvedActivation(isA(spells()), { witnessed: true })),
    does: placeCounter(thisCard, 'spell', 3),
  }),
  ignition('Tribute this card while it has 3 Spell Counters; Special Summon 1 “Dark Magician” from your hand, Deck or Graveyard.', {
    needs: [hasCounters('spell', 3), ...toSpecialSummon(1, 1)],
    cost: tributeThis,
    does: [specialSummon(one(darkMagician), 'choose', { into: 'found' }), proof('found'), shuffleCards('deck')],
  }));
