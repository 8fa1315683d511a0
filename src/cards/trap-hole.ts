import { activation, card, destroy, isA, isEventCard, monsters, normalTrap, one, summoned, target, when } from '../engine/words/index.ts';

const strong = monsters({ face: 'up', minAtk: 1000 });

export const trapHole = card('Trap Hole', 4206964, normalTrap,
  activation('When your opponent Normal or Flip Summons a monster with 1000 ATK or more: target that monster; destroy it.', {
    on: when(summoned({ by: 'opponent', how: ['normal', 'tribute', 'flip'], test: isA(strong), label: 'opponent-summon-of-1000-atk' })),
    target: one(monsters({ face: 'up', minAtk: 1000, where: isEventCard })),
    does: destroy(target),
  }));
