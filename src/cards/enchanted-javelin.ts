import { activation, among, atkOf, attackDeclared, card, eventCard, gainLp, isA, monsters, normalTrap, when } from '../engine/words/index.ts';

export const enchantedJavelin = card('Enchanted Javelin', 96355986, normalTrap,
  activation('When a monster of your opponent declares an attack: you gain LP equal to its ATK.', {
    on: when(attackDeclared('opponent')),
    does: gainLp(atkOf(among(eventCard, isA(monsters({ face: 'up' }))))),
  }));
