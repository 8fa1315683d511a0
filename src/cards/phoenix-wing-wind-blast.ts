import { activation, card, cards, discardCost, isReturnable, normalTrap, one, placeOnDeck, target } from '../engine/words/index.ts';

export const phoenixWingWindBlast = card('Phoenix Wing Wind Blast', 63356631, normalTrap,
  activation('Discard 1 card and target 1 card that your opponent controls; it goes on top of the Deck.', {
    cost: discardCost(),
    target: one(cards({ of: 'opponent', where: isReturnable })),
    does: placeOnDeck(target),
  }));
