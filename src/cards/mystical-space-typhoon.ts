import { activation, card, destroy, one, quickPlaySpell, spellsAndTraps, target } from '../engine/words/index.ts';

export const mysticalSpaceTyphoon = card('Mystical Space Typhoon', 5318639, quickPlaySpell,
  activation('Target 1 other Spell or Trap Card on the field; destroy it.', {
    target: one(spellsAndTraps({ other: true })),
    does: destroy(target),
  }));
