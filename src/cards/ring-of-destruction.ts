import { activation, atOnce, card, damage, destroy, monsters, normalTrap, number, one, target } from '../engine/words/index.ts';

export const ringOfDestruction = card('Ring of Destruction', 83555666, normalTrap,
  activation('Target 1 face-up monster; destroy it, and both players take damage equal to the ATK that it had.', {
    target: one(monsters({ face: 'up' })),
    does: atOnce(destroy(target, { sum: { into: 'atk', of: (g, _s, id) => g.derived.atk(id) } }), damage(number('atk'), 'either')),
  }));
