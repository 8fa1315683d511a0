import { activation, card, noSummonThisTurn, playerRule, quickPlaySpell, summonTokens, toSpecialSummon } from '../engine/words/index.ts';

export const scapegoat = card('Scapegoat', 73915051, quickPlaySpell,
  activation('Four Sheep Tokens come out in Defense Position: EARTH Beasts of Level 1 with neither ATK nor DEF. In the turn in which you activate this card you can Summon no other monster; Setting is allowed.', {
    needs: [noSummonThisTurn, ...toSpecialSummon(4)],
    vow: playerRule('summon', 'you'),
    does: summonTokens(73915052, 4, 'defense'),
  }));
