import { activation, banishUntil, card, monsters, normalSpell, one, target } from '../engine/words/index.ts';

export const dimensionhole = card('Dimensionhole', 22959079, normalSpell,
  activation('Target 1 monster that you control; it is removed from play until your next Standby Phase, and its zone stays empty until then.', {
    target: one(monsters({ of: 'you' })),
    does: banishUntil(target, 'standby', 'you'),
  }));
