import { activation, alternativeTarget, answers, anyOf, attackedByOpponent, card, ifSo, monsters, normalTrap, one, redirectAttack, redirectLink, target, targetedByOpponent, when } from '../engine/words/index.ts';

export const shift = card('Shift', 59560625, normalTrap,
  activation('When an opponent’s attack, Spell or Trap chooses 1 monster of yours and nothing else: target another monster of yours that it could have chosen; it goes to that one instead.', {
    on: when(anyOf(attackedByOpponent, targetedByOpponent)),
    target: one(monsters({ of: 'you', where: alternativeTarget })),
    does: ifSo(answers('attack'), redirectAttack(target), redirectLink(target)),
  }));
