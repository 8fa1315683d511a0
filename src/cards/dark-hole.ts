import { activation, card, destroy, monsters, normalSpell, worthwhile } from '../engine/words/index.ts';

export const darkHole = card('Dark Hole', 53129443, normalSpell,
  activation('Destroy every monster on the field.', {
    needs: [worthwhile(monsters())],
    does: destroy(monsters()),
  }));
