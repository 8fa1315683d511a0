import { activation, card, fusionSummon, normalSpell, toFusionSummon } from '../engine/words/index.ts';

export const polymerization = card('Polymerization', 24094653, normalSpell,
  activation('Send from your hand or field the monsters that a monster in your Fusion Deck is made of; Fusion Summon that monster.', {
    needs: toFusionSummon,
    does: fusionSummon(),
  }));
