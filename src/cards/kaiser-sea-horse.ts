import { can, card, continuous, isThisCard, monster } from '../engine/words/index.ts';

export const kaiserSeaHorse = card('Kaiser Sea Horse', 17444133, monster({ level: 4, attribute: 'LIGHT', race: 'Sea Serpent', atk: 1700, def: 1650 }),
  continuous('It may count as both Tributes for the Tribute Summon or Set of a LIGHT monster.', can('double-tribute-LIGHT', isThisCard)));
