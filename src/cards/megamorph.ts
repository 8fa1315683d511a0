import { card, continuous, equip, equipSpell, isEquippedMonster, lifePointsOf, monsters, times } from '../engine/words/index.ts';

const yours = lifePointsOf('you');
const theirs = lifePointsOf('opponent');

export const megamorph = card('Megamorph', 22046459, equipSpell,
  equip('', monsters({ face: 'up' })),
  continuous('The original ATK of the equipped monster is doubled as long as you have fewer LP than your opponent, and halved as long as you have more.',
    times(isEquippedMonster, { atk: (g, s) => (yours(g, s) < theirs(g, s) ? 2 : yours(g, s) > theirs(g, s) ? 0.5 : 1) })));
