import { card, monster, toon } from '../engine/words/index.ts';

export const toonMermaid = card('Toon Mermaid', 65458948, monster({ level: 4, attribute: 'WATER', race: 'Aqua', atk: 1400, def: 1500, traits: ['Toon', 'Special Summon only'] }),
  toon('Toon World', { tributes: 0, pays: 500, waits: true }));
