import {
  activation, atLeast, canSwitchControl, cannot, card, choose, kept, lasting, monsters, normalSpell, one, swapControl,
} from '../engine/words/index.ts';

const yours = monsters({ of: 'you', where: canSwitchControl });
const theirs = monsters({ of: 'opponent', where: canSwitchControl });

export const creatureSwap = card('Creature Swap', 31036355, normalSpell,
  activation('Each player picks a monster that they control; these two change sides, and their positions cannot be changed for the rest of this turn.', {
    needs: [atLeast(1, yours), atLeast(1, theirs)],
    does: [
      choose('yours', one(yours), 'swap'),
      choose('theirs', one(theirs, { by: 'opponent' }), 'swap'),
      swapControl(kept('yours'), kept('theirs')),
      lasting(cannot('change-position', null), 'turn', { on: kept('swapped') }),
    ],
  }));
