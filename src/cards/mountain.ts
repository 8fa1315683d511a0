import { activate, card, continuous, fieldSpell, isA, monsters, plus } from '../engine/words/index.ts';

export const mountain = card('Mountain', 50913601, fieldSpell,
  activate,
  continuous('Each Dragon, Winged Beast and Thunder monster gains 200 ATK and DEF.', plus(isA(monsters({ race: ['Dragon', 'Winged Beast', 'Thunder'] })), { atk: 200, def: 200 })));
