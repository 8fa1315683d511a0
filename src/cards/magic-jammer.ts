import { activated, activation, answeredCard, card, counterTrap, destroy, discardCost, isA, negateActivation, spells, when } from '../engine/words/index.ts';

export const magicJammer = card('Magic Jammer', 77414722, counterTrap,
  activation('When a Spell Card is activated: discard 1 card; the activation is negated and that card destroyed.', {
    on: when(activated({ cards: isA(spells()), label: 'spell-activation' })),
    damageStep: 'any',
    cost: discardCost(),
    does: [negateActivation, destroy(answeredCard)],
  }));
