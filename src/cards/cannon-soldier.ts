import { card, damage, ignition, monster, tributeCost } from '../engine/words/index.ts';

export const cannonSoldier = card('Cannon Soldier', 11384280, monster({ level: 4, attribute: 'DARK', race: 'Machine', atk: 1400, def: 1300 }),
  ignition('You can Tribute 1 monster: 500 damage to your opponent.', { cost: tributeCost(), does: damage(500) }));
