import { activate, card, continuous, fieldSpell, isA, monsters, plus } from '../engine/words/index.ts';

export const mysticPlasmaZone = card('Mystic Plasma Zone', 18161786, fieldSpell,
  activate,
  continuous('Every DARK monster gains 500 ATK and loses 400 DEF.', plus(isA(monsters({ attribute: 'DARK' })), { atk: 500, def: -400 })));
