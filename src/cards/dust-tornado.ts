import {
  activation, any, card, cannot, destroy, exists, ifSo, kept, lasting, maySet, normalTrap, one, setFromHand, spellsAndTraps, target, youMay,
} from '../engine/words/index.ts';

const settable = spellsAndTraps({ of: 'you', in: 'hand', where: maySet });

export const dustTornado = card('Dust Tornado', 60082869, normalTrap,
  activation('Target 1 Spell or Trap Card of your opponent; destroy it, and if you did, you can Set 1 Spell or Trap Card from your hand. It cannot be activated this turn.', {
    target: one(spellsAndTraps({ of: 'opponent' })),
    does: [
      destroy(target),
      ifSo(any(kept('destroyed')), youMay('set-from-hand', [
        setFromHand(one(settable)),
        lasting(cannot('activate', null), 'turn', { on: kept('set') }),
      ], (g, s) => exists(g, s, settable))),
    ],
  }));
