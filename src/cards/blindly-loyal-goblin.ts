import { cannot, card, continuous, isThisCard, monster } from '../engine/words/index.ts';

export const blindlyLoyalGoblin = card('Blindly Loyal Goblin', 35215622, monster({ level: 4, attribute: 'EARTH', race: 'Warrior', atk: 1800, def: 1500 }),
  continuous('While it is face-up its control cannot switch.', cannot('change-control', isThisCard)));
