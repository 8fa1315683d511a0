import { activation, card, destroy, monsters, normalSpell, worthwhile } from '../engine/words/index.ts';

const theirs = monsters({ of: 'opponent' });

export const raigeki = card('Raigeki', 12580477, normalSpell,
  activation('Destroy every monster your opponent controls.', {
    needs: [worthwhile(theirs)],
    does: destroy(theirs),
  }));
