import { card, continuous, isA, monster, negates, spells } from '../engine/words/index.ts';

export const silentSwordsmanLv7 = card('Silent Swordsman LV7', 37267041,
  monster({ level: 7, attribute: 'LIGHT', race: 'Warrior', atk: 2800, def: 1000, traits: ['Special Summon only'] }),
  'It comes by the effect of “Silent Swordsman LV5” and in no other way.',
  continuous('The effects of all Spells on the field are negated.', negates(isA(spells()))));
