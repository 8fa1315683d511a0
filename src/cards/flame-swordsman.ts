import { card, monster } from '../engine/words/index.ts';

export const flameSwordsman = card('Flame Swordsman', 45231177,
  monster({ level: 5, attribute: 'FIRE', race: 'Warrior', atk: 1800, def: 1600, frame: 'fusion', materials: ['Flame Manipulator', 'Masaki the Legendary Swordsman'] }),
  'Fusion of Flame Manipulator and Masaki the Legendary Swordsman.');
