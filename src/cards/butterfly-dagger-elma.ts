import { card, continuous, destroyedWhileEquipped, equip, equipSpell, isEquippedMonster, monsters, plus, returnToHand, thisCard, trigger, when } from '../engine/words/index.ts';

export const butterflyDaggerElma = card('Butterfly Dagger - Elma', 69243953, equipSpell,
  equip('', monsters({ face: 'up' })),
  continuous('The equipped monster gains 300 ATK.', plus(isEquippedMonster, { atk: 300 })),
  trigger('When this card is destroyed by an effect while equipped and goes to the Graveyard: you can return it to your hand.', {
    on: when(destroyedWhileEquipped),
    youCan: true,
    does: returnToHand(thisCard),
  }));
