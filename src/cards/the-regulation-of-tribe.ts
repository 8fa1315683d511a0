import {
  activation, anyType, cannot, card, continuous, continuousTrap, destroy, isOfDeclaredType, maintenance, noteDeclared, thisCard, tributeCost,
} from '../engine/words/index.ts';

export const theRegulationOfTribe = card('The Regulation of Tribe', 296499, continuousTrap,
  activation('Declare a Type as you activate this card.', { options: anyType, does: noteDeclared }),
  continuous('No monster of that Type can declare an attack.', cannot('declare-attack', isOfDeclaredType)),
  maintenance('In each of your Standby Phases you may Tribute 1 monster; without that this card is destroyed.', {
    during: 'standby',
    whose: 'yours',
    pay: tributeCost(),
    mayDecline: true,
    orElse: destroy(thisCard),
  }));
