import { activation, card, destroy, normalSpell, spellsAndTraps, worthwhile } from '../engine/words/index.ts';

const others = spellsAndTraps({ other: true });

export const heavyStorm = card('Heavy Storm', 19613556, normalSpell,
  activation('Destroy every other Spell and Trap Card on the field.', {
    needs: [worthwhile(others)],
    does: destroy(others),
  }));
