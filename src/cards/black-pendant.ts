import { card, continuous, damage, equip, equipSpell, ifEver, isEquippedMonster, monsters, plus, sentFromFieldToGraveyard, trigger } from '../engine/words/index.ts';

export const blackPendant = card('Black Pendant', 65169794, equipSpell,
  equip('', monsters({ face: 'up' })),
  continuous('The equipped monster gains 500 ATK.', plus(isEquippedMonster, { atk: 500 })),
  trigger('If this card goes from the field to the Graveyard: your opponent takes 500 damage.', {
    on: ifEver(sentFromFieldToGraveyard),
    does: damage(500),
  }));
