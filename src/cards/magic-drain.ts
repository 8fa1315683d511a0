import {
  activated, activation, answeredCard, card, counterTrap, destroy, discard, ifSo, isA, negateActivation, spells, upTo, when,
} from '../engine/words/index.ts';

export const magicDrain = card('Magic Drain', 59344077, counterTrap,
  activation('When a Spell Card of your opponent is activated: unless they discard 1 Spell from their hand, the activation is negated and that card destroyed.', {
    on: when(activated({ by: 'opponent', cards: isA(spells()), label: 'opponent-spell-activation' })),
    damageStep: 'any',
    does: [
      discard(upTo(1, spells({ of: 'opponent', in: 'hand' }), { by: 'opponent' })),
      ifSo((_g, s) => s.vars.discarded[0] === 0, [negateActivation, destroy(answeredCard)]),
    ],
  }));
