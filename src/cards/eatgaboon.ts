import { activation, card, destroy, isA, isEventCard, monsters, normalTrap, one, summoned, target, when } from '../engine/words/index.ts';

const weak = monsters({ face: 'up', maxAtk: 500 });

export const eatgaboon = card('Eatgaboon', 42578427, normalTrap,
  activation('When your opponent Normal or Flip Summons a monster with 500 ATK or less: target that monster; destroy it.', {
    on: when(summoned({ by: 'opponent', how: ['normal', 'tribute', 'flip'], test: isA(weak), label: 'opponent-summon-of-500-atk' })),
    target: one(monsters({ face: 'up', maxAtk: 500, where: isEventCard })),
    does: destroy(target),
  }));
