import { activated, activation, answeredCard, anyOf, card, counterTrap, destroy, kept, negateActivation, negateSummon, payHalfLp, summonAttempted, when } from '../engine/words/index.ts';

export const solemnJudgment = card('Solemn Judgment', 41420027, counterTrap,
  activation('When a monster would be Summoned, or a Spell or Trap Card is activated: pay half your LP; negate the Summon or the activation and destroy that card.', {
    on: when(anyOf(summonAttempted(), activated({ label: 'card-activation' }))),
    damageStep: 'any',
    cost: payHalfLp,
    does: [negateSummon, destroy(kept('negated')), negateActivation, destroy(answeredCard)],
  }));
