import { activated, activation, answeredCard, card, counterTrap, destroy, draw, negateActivation, when } from '../engine/words/index.ts';

export const darkBribe = card('Dark Bribe', 77538567, counterTrap,
  activation('When your opponent activates a Spell or Trap Card: they draw 1 card, and you negate the activation and destroy the card.', {
    on: when(activated({ by: 'opponent', label: 'opponent-card-activation' })),
    damageStep: 'any',
    does: [draw(1, 'opponent'), negateActivation, destroy(answeredCard)],
  }));
