import { card, monster, toon } from '../engine/words/index.ts';

export const blueEyesToonDragon = card('Blue-Eyes Toon Dragon', 53183600, monster({ level: 8, attribute: 'LIGHT', race: 'Dragon', atk: 3000, def: 2500, traits: ['Toon', 'Special Summon only'] }),
  toon('Toon World', { tributes: 2, pays: 500, waits: true }));
