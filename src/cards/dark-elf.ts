import { attackCost, card, continuous, isThisCard, monster, payLp } from '../engine/words/index.ts';

export const darkElf = card('Dark Elf', 21417692, monster({ level: 4, attribute: 'DARK', race: 'Spellcaster', atk: 2000, def: 800 }),
  continuous('Each attack of this card costs you 1000 LP.', attackCost(isThisCard, payLp(1000))));
