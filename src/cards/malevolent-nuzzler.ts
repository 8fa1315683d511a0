import {
  card, continuous, equip, equipSpell, ifEver, isEquippedMonster, monsters,
  payLp, placeOnDeck, plus, sentFromFieldToGraveyard, thisCard, trigger,
} from '../engine/words/index.ts';

export const malevolentNuzzler = card('Malevolent Nuzzler', 99597615, equipSpell,
  equip('', monsters({ face: 'up' })),
  continuous('Its monster’s ATK rises by 700.', plus(isEquippedMonster, { atk: 700 })),
  trigger('If this card goes from the field to the Graveyard: you can pay 500 LP; put it on top of your Deck.', {
    on: ifEver(sentFromFieldToGraveyard),
    youCan: true,
    cost: payLp(500),
    does: placeOnDeck(thisCard),
  }));
