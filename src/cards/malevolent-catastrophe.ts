import { activation, attackDeclared, card, destroy, normalTrap, spellsAndTraps, when } from '../engine/words/index.ts';

export const malevolentCatastrophe = card('Malevolent Catastrophe', 1224927, normalTrap,
  activation('When a monster of your opponent declares an attack: destroy every other Spell and Trap Card on the field.', {
    on: when(attackDeclared('opponent')),
    does: destroy(spellsAndTraps({ other: true })),
  }));
