import { activation, card, countersOn, instead, lasting, normalSpell, one, placeCounter, removeCounter, spells, target } from '../engine/words/index.ts';

export const magicReflector = card('Magic Reflector', 61844784, normalSpell,
  activation('Target 1 face-up Spell that you control; place 1 counter on it. If that card would be destroyed, remove the counter instead.', {
    target: one(spells({ of: 'you', face: 'up', other: true })),
    does: [
      placeCounter(target, 'reflector', Number.POSITIVE_INFINITY),
      lasting(instead(null, (g, _s, id) => (countersOn(g, id, 'reflector') > 0 ? removeCounter(g, id, 'reflector') : null)), 'face-up', { on: target }),
    ],
  }));
