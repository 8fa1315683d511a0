import { activation, card, noSummonThisTurn, playerRule, quickPlaySpell, summonTokens, toSpecialSummon } from '../engine/words/index.ts';

export const scapegoat = card('Scapegoat', 73915051, quickPlaySpell,
  activation('Special Summon 4 “Sheep Tokens” (Beast, EARTH, Level 1, ATK 0, DEF 0) in Defense Position. In the turn in which you activate this card you can Summon no other monster; Setting is allowed.', {
    needs: [noSummonThisTurn, ...toSpecialSummon(4)],
    vow: playerRule('summon', 'you'),
    does: summonTokens(73915052, 4, 'defense'),
  }));
