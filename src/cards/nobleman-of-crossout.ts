import { activation, banish, card, cards, destroy, ifSo, isA, isNamesake, keptIs, monsters, normalSpell, one, revealDeck, shuffleCards, target } from '../engine/words/index.ts';

export const noblemanOfCrossout = card('Nobleman of Crossout', 71044499, normalSpell,
  activation('Target 1 face-down monster; destroy it and remove it from play. If it was a Flip monster, both Decks are shown, every copy of it there is removed from play, and both are shuffled.', {
    target: one(monsters({ face: 'down' })),
    does: [
      destroy(target, { instead: 'banished' }),
      ifSo(keptIs('destroyed', isA(monsters({ trait: 'Flip' }))), [
        revealDeck('either'),
        banish(cards({ in: 'deck', where: isNamesake('destroyed') })),
        shuffleCards('deck', 'either'),
      ]),
    ],
  }));
