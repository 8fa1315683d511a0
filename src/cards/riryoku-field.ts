import { activated, activation, answeredCard, card, counterTrap, destroy, hasOneMonsterAsTarget, isA, negateActivation, spells, when } from '../engine/words/index.ts';

export const riryokuField = card('Riryoku Field', 70344351, counterTrap,
  activation('When a Spell Card is activated whose only target is a monster on the field: the activation is negated and that Spell destroyed.', {
    on: when(activated({ cards: isA(spells()), label: 'spell-on-one-monster', where: hasOneMonsterAsTarget })),
    damageStep: 'any',
    does: [negateActivation, destroy(answeredCard)],
  }));
