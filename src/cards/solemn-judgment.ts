import { activated, activation, answeredCard, anyOf, card, counterTrap, destroy, kept, negateActivation, negateSummon, payHalfLp, summonAttempted, when } from '../engine/words/index.ts';

export const solemnJudgment = card('Solemn Judgment', 41420027, counterTrap,
  activation('In answer to a monster’s Summon or to a Spell or Trap Card being activated: pay half your LP; the Summon or activation is negated and its card destroyed.', {
    on: when(anyOf(summonAttempted(), activated({ label: 'card-activation' }))),
    damageStep: 'any',
    cost: payHalfLp,
    does: [negateSummon, destroy(kept('negated')), negateActivation, destroy(answeredCard)],
  }));
