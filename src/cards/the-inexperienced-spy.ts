import { activation, atLeast, card, cards, normalSpell, one, reveal, shuffleCards } from '../engine/words/index.ts';

const theirHand = cards({ of: 'opponent', in: 'hand' });

export const theInexperiencedSpy = card('The Inexperienced Spy', 81820689, normalSpell,
  activation('Pick 1 card in the hand of your opponent and look at it; they shuffle their hand.', {
    needs: [atLeast(1, theirHand)],
    does: [reveal(one(theirHand, { blind: true }), 'you'), shuffleCards('hand', 'opponent')],
  }));
