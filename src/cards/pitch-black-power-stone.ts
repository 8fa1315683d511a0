import {
  activation, card, cards, continuousTrap, destroy, hasCounters, lastCounterRemoved, moveCounter, one, placeCounter, quick, reaction, takesCounter, target, thisCard, when,
} from '../engine/words/index.ts';

export const pitchBlackPowerStone = card('Pitch-Black Power Stone', 34029630, continuousTrap,
  activation('When this card has been activated it receives 3 Spell Counters.', { does: placeCounter(thisCard, 'spell', 3, 3) }),
  quick('Once during your turn you can target another face-up card that can hold a Spell Counter; one of these moves there.', {
    from: ['spell'],
    whose: 'you',
    oncePerTurn: true,
    needs: [hasCounters('spell', 1)],
    target: one(cards({ face: 'up', other: true, where: takesCounter('spell') })),
    does: moveCounter('spell', target),
  }),
  reaction('When its last Spell Counter goes, this card is destroyed.', { on: when(lastCounterRemoved('spell')), does: destroy(thisCard) }));
