import { activation, card, count, damage, monsters, normalTrap, worthwhile } from '../engine/words/index.ts';

const theirs = monsters({ of: 'opponent' });

export const justDesserts = card('Just Desserts', 24068492, normalTrap,
  activation('Your opponent takes 500 damage for every monster on their side.', {
    needs: [worthwhile(theirs)],
    does: damage(count(theirs, 500)),
  }));
