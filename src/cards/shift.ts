import {
  activation, alternativeTarget, answers, anyOf, attackedByOpponent, card, ifSo, monsters,
  normalTrap, one, redirectAttack, redirectLink, target, targetedByOpponent, when,
} from '../engine/words/index.ts';

export const shift = card('Shift', 59560625, normalTrap,
  activation('When an opponent’s attack, Spell or Trap chooses 1 monster of yours and no other card: target another of your monsters that it could have chosen; it goes there.', {
    on: when(anyOf(attackedByOpponent, targetedByOpponent)),
    target: one(monsters({ of: 'you', where: alternativeTarget })),
    does: ifSo(answers('attack'), redirectAttack(target), redirectLink(target)),
  }));
