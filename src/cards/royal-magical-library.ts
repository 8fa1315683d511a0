import { card, draw, ifEver, ignition, isA, monster, placeCounter, reaction, removeCounters, resolvedActivation, spells, thisCard } from '../engine/words/index.ts';

export const royalMagicalLibrary = card('Royal Magical Library', 70791313, monster({ level: 4, attribute: 'LIGHT', race: 'Spellcaster', atk: 0, def: 2000 }),
  reaction('Whenever a Spell Card has resolved that was activated while this card was face-up: place 1 Spell Counter on this card (at most 3).', {
    on: ifEver(resolvedActivation(isA(spells()), { witnessed: true })),
    does: placeCounter(thisCard, 'spell', 3),
  }),
  ignition('Remove 3 Spell Counters from this card; draw 1 card.', {
    cost: removeCounters('spell', 3),
    does: draw(1),
  }));
