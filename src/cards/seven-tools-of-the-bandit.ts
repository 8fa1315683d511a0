import { activated, activation, answeredCard, card, counterTrap, destroy, isA, negateActivation, payLp, traps, when } from '../engine/words/index.ts';

export const sevenToolsOfTheBandit = card('Seven Tools of the Bandit', 3819470, counterTrap,
  activation('When a Trap Card is activated: pay 1000 LP; the activation is negated and that card destroyed.', {
    on: when(activated({ cards: isA(traps()), label: 'trap-activation' })),
    damageStep: 'any',
    cost: payLp(1000),
    does: [negateActivation, destroy(answeredCard)],
  }));
