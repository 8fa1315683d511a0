import { activation, allOf, card, lostMonsterThisTurn, met, normalSpell, permission, permit, specialSummonFromDeck, toSpecialSummon } from '../engine/words/index.ts';

export const lastWill = card('Last Will', 85602018, normalSpell,
  activation('Once this turn, if a monster went from your field to your Graveyard in it: you can Special Summon 1 monster with at most 1500 ATK from your Deck.', {
    does: permit(permission(allOf(lostMonsterThisTurn, met(toSpecialSummon()))), specialSummonFromDeck({ maxAtk: 1500 })),
  }));
