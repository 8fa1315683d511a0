import { activation, attackDeclared, card, destroy, monsters, normalTrap, when } from '../engine/words/index.ts';

export const mirrorForce = card('Mirror Force', 44095762, normalTrap,
  activation('When a monster of your opponent declares an attack: destroy every Attack Position monster that they control.', {
    on: when(attackDeclared('opponent')),
    does: destroy(monsters({ of: 'opponent', position: 'attack' })),
  }));
