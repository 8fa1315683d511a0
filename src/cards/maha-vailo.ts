import { card, continuous, equipsOn, isThisCard, monster, plus } from '../engine/words/index.ts';

export const mahaVailo = card('Maha Vailo', 93013676, monster({ level: 4, attribute: 'LIGHT', race: 'Spellcaster', atk: 1550, def: 1400 }),
  continuous('Each card equipped to it raises its ATK by 500.', plus(isThisCard, { atk: (g, s) => 500 * equipsOn(g, s.card) })));
