import { card, monster, toon } from '../engine/words/index.ts';

export const mangaRyuRan = card('Manga Ryu-Ran', 38369349, monster({ level: 7, attribute: 'FIRE', race: 'Dragon', atk: 2200, def: 2600, traits: ['Toon', 'Special Summon only'] }),
  toon('Toon World', { tributes: 2, pays: 500, waits: true }));
