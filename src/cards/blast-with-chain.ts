import { activation, canBeEquipped, card, cards, continuous, destroy, destroyedWhileEquipped, equipTo, isEquippedMonster, monsters, normalTrap, one, plus, target, trigger, when } from '../engine/words/index.ts';

export const blastWithChain = card('Blast with Chain', 98239899, normalTrap,
  activation('Target 1 face-up monster that you control; equip this card to it.', {
    target: one(monsters({ of: 'you', face: 'up', where: canBeEquipped })),
    damageStep: 'modifier',
    remains: 'equipped',
    does: equipTo(target),
  }),
  continuous('The equipped monster gains 500 ATK.', plus(isEquippedMonster, { atk: 500 })),
  trigger('When this card is destroyed by an effect while equipped: target 1 card on the field; destroy it.', {
    on: when(destroyedWhileEquipped),
    target: one(cards()),
    does: destroy(target),
  }));
