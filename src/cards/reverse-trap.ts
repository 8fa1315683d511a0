import { activation, card, isA, lasting, monsters, normalTrap, reverses } from '../engine/words/index.ts';

export const reverseTrap = card('Reverse Trap', 77622396, normalTrap,
  activation('For the rest of this turn, whatever would raise a monster’s ATK or DEF by an amount lowers it by as much, and the other way round.', {
    damageStep: 'modifier',
    does: lasting(reverses(isA(monsters())), 'turn'),
  }));
