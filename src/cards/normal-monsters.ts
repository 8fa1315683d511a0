/** Normal Monsters: rows of facts. */
import { type CardDef, card, monster } from '../engine/words/index.ts';

type Row = readonly [name: string, passcode: number, level: number, attribute: 'DARK' | 'LIGHT' | 'EARTH' | 'WATER' | 'FIRE' | 'WIND', race: string, atk: number, def: number];

const rows: readonly Row[] = [
  ['Baby Dragon', 88819587, 3, 'WIND', 'Dragon', 1200, 700],
  ['Battle Ox', 5053103, 4, 'EARTH', 'Beast-Warrior', 1700, 1000],
  ['Beaver Warrior', 32452818, 4, 'EARTH', 'Beast-Warrior', 1200, 1500],
  ['Blue-Eyes White Dragon', 89631139, 8, 'LIGHT', 'Dragon', 3000, 2500],
  ['Celtic Guardian', 91152256, 4, 'EARTH', 'Warrior', 1400, 1200],
  ['Dark Blade', 11321183, 4, 'DARK', 'Warrior', 1800, 1500],
  ['Dark Magician', 46986414, 7, 'DARK', 'Spellcaster', 2500, 2100],
  ['Elemental HERO Neos', 89943723, 7, 'LIGHT', 'Warrior', 2500, 2000],
  ['Feral Imp', 41392891, 4, 'DARK', 'Fiend', 1300, 1400],
  ['Flame Manipulator', 34460851, 3, 'FIRE', 'Spellcaster', 900, 1000],
  ['Gaia The Fierce Knight', 6368038, 7, 'EARTH', 'Warrior', 2300, 2100],
  ['Gazelle the King of Mythical Beasts', 5818798, 4, 'EARTH', 'Beast', 1500, 1200],
  ['Gemini Elf', 69140098, 4, 'EARTH', 'Spellcaster', 1900, 900],
  ['Giant Soldier of Stone', 13039848, 3, 'EARTH', 'Rock', 1300, 2000],
  ['Great White', 13429800, 4, 'WATER', 'Fish', 1600, 800],
  ['Hyozanryu', 62397231, 7, 'LIGHT', 'Dragon', 2100, 2800],
  ['Kojikocy', 1184620, 4, 'EARTH', 'Warrior', 1500, 1200],
  ['Koumori Dragon', 67724379, 4, 'DARK', 'Dragon', 1500, 1200],
  ['La Jinn the Mystical Genie of the Lamp', 97590747, 4, 'DARK', 'Fiend', 1800, 1000],
  ['Left Arm of the Forbidden One', 7902349, 1, 'DARK', 'Spellcaster', 200, 300],
  ['Left Leg of the Forbidden One', 44519536, 1, 'DARK', 'Spellcaster', 200, 300],
  ['Luster Dragon', 11091375, 4, 'WIND', 'Dragon', 1900, 1600],
  ['Luster Dragon #2', 17658803, 6, 'WIND', 'Dragon', 2400, 1400],
  ['Masaki the Legendary Swordsman', 44287299, 4, 'EARTH', 'Warrior', 1100, 1100],
  ['Mystic Clown', 47060154, 4, 'DARK', 'Fiend', 1500, 1000],
  ['Mystic Horseman', 68516705, 4, 'EARTH', 'Beast', 1300, 1550],
  ['Mystical Elf', 15025844, 4, 'LIGHT', 'Spellcaster', 800, 2000],
  ['Neo the Magic Swordsman', 50930991, 4, 'LIGHT', 'Spellcaster', 1700, 1000],
  ['Opticlops', 14531242, 4, 'DARK', 'Fiend', 1800, 1700],
  ['Right Arm of the Forbidden One', 70903634, 1, 'DARK', 'Spellcaster', 200, 300],
  ['Right Leg of the Forbidden One', 8124921, 1, 'DARK', 'Spellcaster', 200, 300],
  ['Rogue Doll', 91939608, 4, 'LIGHT', 'Spellcaster', 1600, 1000],
  ['Ryu-Kishin Powered', 24611934, 4, 'DARK', 'Fiend', 1600, 1200],
  ['Skull Red Bird', 10202894, 4, 'WIND', 'Winged Beast', 1550, 1200],
  ['Summoned Skull', 70781052, 6, 'DARK', 'Fiend', 2500, 1200],
  ['The Dragon Dwelling in the Cave', 93346024, 4, 'WIND', 'Dragon', 1300, 2000],
  ['Uraby', 1784619, 4, 'EARTH', 'Dinosaur', 1500, 800],
  ['Warrior Dai Grepher', 75953262, 4, 'EARTH', 'Warrior', 1700, 1600],
  ['Winged Dragon, Guardian of the Fortress #1', 87796900, 4, 'WIND', 'Dragon', 1400, 1200],
  ['X-Head Cannon', 62651957, 4, 'LIGHT', 'Machine', 1800, 1500],
];

export const normalMonsters: readonly CardDef[] = rows.map(([name, passcode, level, attribute, race, atk, def]) =>
  card(name, passcode, monster({ level, attribute, race, atk, def, frame: 'normal' })),
);
