import { activation, card, destroy, lowestAtk, monsters, normalSpell, one, worthwhile } from '../engine/words/index.ts';

const theirs = monsters({ of: 'opponent', face: 'up' });

export const fissure = card('Fissure', 66788016, normalSpell,
  activation('Destroy the face-up monster with the lowest ATK among those of your opponent; you choose between equals.', {
    needs: [worthwhile(theirs)],
    does: destroy(one(monsters({ of: 'opponent', face: 'up', where: lowestAtk(theirs) }))),
  }));
