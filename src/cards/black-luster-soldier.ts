import { card, monster } from '../engine/words/index.ts';

export const blackLusterSoldier = card('Black Luster Soldier', 5405694, monster({ level: 8, attribute: 'EARTH', race: 'Warrior', atk: 3000, def: 2500, frame: 'ritual' }),
  'It must first be Ritual Summoned with “Black Luster Ritual”.');
