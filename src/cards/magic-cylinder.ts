import { activation, atkOf, attackDeclared, card, damage, ifSo, isEventCard, monsters, normalTrap, number, one, stopAttack, target, when } from '../engine/words/index.ts';

const stopped = number('stopped');

export const magicCylinder = card('Magic Cylinder', 62279055, normalTrap,
  activation('When a monster of your opponent declares an attack: target it; the attack is negated, and if so your opponent takes damage equal to its ATK.', {
    on: when(attackDeclared('opponent')),
    target: one(monsters({ face: 'up', where: isEventCard })),
    does: [stopAttack(target), ifSo((g, s) => stopped(g, s) > 0, damage(atkOf(target)))],
  }));
