import {
  card, continuous, equip, equipSpell, ifEver, isEquippedMonster, monsters,
  placeOnDeck, plus, sentFromFieldToGraveyard, thisCard, tributeCost, trigger,
} from '../engine/words/index.ts';

export const axeOfDespair = card('Axe of Despair', 40619825, equipSpell,
  equip('', monsters({ face: 'up' })),
  continuous('The equipped monster gains 1000 ATK.', plus(isEquippedMonster, { atk: 1000 })),
  trigger('If this card goes from the field to the Graveyard: you can Tribute 1 monster; put it on top of your Deck.', {
    on: ifEver(sentFromFieldToGraveyard),
    youCan: true,
    cost: tributeCost(),
    does: placeOnDeck(thisCard),
  }));
