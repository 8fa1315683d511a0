import { card, monster, toon } from '../engine/words/index.ts';

export const toonSummonedSkull = card('Toon Summoned Skull', 91842653, monster({ level: 6, attribute: 'DARK', race: 'Fiend', atk: 2500, def: 1200, traits: ['Toon', 'Special Summon only'] }),
  toon('Toon World', { tributes: 1, pays: 500, waits: true }));
