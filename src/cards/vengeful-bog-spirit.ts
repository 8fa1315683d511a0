import { activate, cannot, card, continuous, continuousSpell, isSummonedThisTurn } from '../engine/words/index.ts';

export const vengefulBogSpirit = card('Vengeful Bog Spirit', 95220856, continuousSpell,
  activate,
  continuous('A monster cannot attack in the turn in which it is Summoned.', cannot('attack', isSummonedThisTurn)));
