import { card, monster } from '../engine/words/index.ts';

export const thousandDragon = card('Thousand Dragon', 41462083,
  monster({ level: 7, attribute: 'WIND', race: 'Dragon', atk: 2400, def: 2000, frame: 'fusion', materials: ['Time Wizard', 'Baby Dragon'] }),
  'Fusion of Time Wizard and Baby Dragon.');
