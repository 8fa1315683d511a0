import { card, destroy, equippedToThis, eventCard, monster, reaction, when } from '../engine/words/index.ts';

export const gearfriedTheIronKnight = card('Gearfried the Iron Knight', 423705, monster({ level: 4, attribute: 'EARTH', race: 'Warrior', atk: 1800, def: 1600 }),
  reaction('Any Equip Card that becomes equipped to it is destroyed at once.', { on: when(equippedToThis), does: destroy(eventCard) }));
