import { cannot, card, continuous, isA, monster, negates, traps } from '../engine/words/index.ts';

const trap = isA(traps());

export const jinzo = card('Jinzo', 77585513, monster({ level: 6, attribute: 'DARK', race: 'Machine', atk: 2400, def: 1500 }),
  continuous('No Trap Card can be activated, and the effects of all Traps on the field are negated.', cannot('activate', trap), negates(trap)));
