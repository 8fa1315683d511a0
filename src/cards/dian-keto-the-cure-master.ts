import { activation, card, gainLp, normalSpell } from '../engine/words/index.ts';

export const dianKetoTheCureMaster = card('Dian Keto the Cure Master', 84257639, normalSpell,
  activation('Gain 1000 LP.', { does: gainLp(1000) }));
