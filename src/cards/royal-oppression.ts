import {
  activate, answeredCard, anyOf, card, continuousTrap, destroy, kept, negateEffect, negateSummon, payLp, quick, summonAttempted, summoningActivation, when,
} from '../engine/words/index.ts';

export const royalOppression = card('Royal Oppression', 93016201, continuousTrap,
  activate,
  quick('When a monster would be Special Summoned, by itself or an effect activated, either player can pay 800 LP: that is negated and its card destroyed.', {
    withFlip: true,
    from: ['spell'],
    usedBy: 'either',
    on: when(anyOf(summonAttempted('either', ['special']), summoningActivation)),
    cost: payLp(800),
    does: [negateSummon, destroy(kept('negated')), negateEffect, destroy(answeredCard)],
  }));
