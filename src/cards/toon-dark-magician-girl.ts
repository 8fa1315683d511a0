import { card, cards, continuous, count, isThisCard, monster, plus, toon } from '../engine/words/index.ts';

const masters = cards({ in: 'graveyard', name: ['Dark Magician', 'Magician of Black Chaos'] });

export const toonDarkMagicianGirl = card('Toon Dark Magician Girl', 90960358, monster({ level: 6, attribute: 'DARK', race: 'Spellcaster', atk: 2000, def: 1700, traits: ['Toon', 'Special Summon only'] }),
  toon('Toon World', { tributes: 1, pays: 0, waits: false }),
  continuous('It gains 300 ATK for each “Dark Magician” and “Magician of Black Chaos” in either Graveyard.', plus(isThisCard, { atk: count(masters, 300) })));
