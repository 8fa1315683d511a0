import { can, card, continuous, equip, equipSpell, isEquippedMonster, monsters } from '../engine/words/index.ts';

export const fairyMeteorCrush = card('Fairy Meteor Crush', 97687912, equipSpell,
  equip('', monsters({ face: 'up' })),
  continuous('When the equipped monster attacks one in Defense Position, what its ATK exceeds the DEF by is battle damage.', can('pierce', isEquippedMonster)));
