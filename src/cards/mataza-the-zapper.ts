import { can, cannot, card, continuous, isThisCard, monster } from '../engine/words/index.ts';

export const matazaTheZapper = card('Mataza the Zapper', 22609617, monster({ level: 3, attribute: 'DARK', race: 'Warrior', atk: 1300, def: 800 }),
  continuous('This card can attack twice in each Battle Phase.', can('second-attack', isThisCard)),
  continuous('While it is face-up its control cannot switch.', cannot('change-control', isThisCard)));
