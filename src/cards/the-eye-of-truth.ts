import { activate, atLeast, card, continuous, continuousTrap, exists, gainLp, ifEver, ifSo, inEach, playerRule, spells, stillFaceUp, trigger } from '../engine/words/index.ts';

const held = spells({ of: 'opponent', in: 'hand' });

export const theEyeOfTruth = card('The Eye of Truth', 34694160, continuousTrap,
  activate,
  continuous('Your opponent’s hand lies open.', playerRule('hide-hand', 'opponent')),
  trigger('In each Standby Phase of your opponent in which they hold a Spell: they gain 1000 LP if they still do.', {
    on: ifEver(inEach('standby', 'opponent')),
    from: ['spell'],
    needs: [atLeast(1, held)],
    does: ifSo((g, s) => stillFaceUp(g, s) && exists(g, s, held), gainLp(1000, 'opponent')),
  }));
