import { activation, banish, card, cards, destroy, ifSo, isA, isNamesake, keptIs, normalSpell, one, revealDeck, shuffleCards, spellsAndTraps, target, traps } from '../engine/words/index.ts';

export const noblemanOfExtermination = card('Nobleman of Extermination', 17449108, normalSpell,
  activation('Target 1 Set Spell or Trap Card; destroy it and remove it from play. If it was a Trap, both Decks are shown, every copy of it there is removed from play, and both are shuffled.', {
    target: one(spellsAndTraps({ face: 'down' })),
    does: [
      destroy(target, { instead: 'banished' }),
      ifSo(keptIs('destroyed', isA(traps())), [
        revealDeck('either'),
        banish(cards({ in: 'deck', where: isNamesake('destroyed') })),
        shuffleCards('deck', 'either'),
      ]),
    ],
  }));
