/** Sentences that stand on many cards alike. */

import { idOf } from '../state/duel.ts';
import { destroy } from '../steps/destroy.ts';
import { ifSo } from '../steps/flow.ts';
import { returnToHand } from '../steps/move.ts';
import { reaction, requirement, trigger } from './card.ts';
import { need, none, turnedUpThisTurn } from './conditions.ts';
import { anyOf, type Bare, flipped, phaseBegins, when } from './events.ts';
import { exists } from './picking.ts';
import { monsters, thisCard } from './queries.ts';

const namesake = monsters({
  face: 'up',
  other: true,
  where: (g, s, id) => g.def(id).name === g.def(s.card).name,
});
const alone = none(namesake, 'condition.only-one');

/** Only one of the name face-up on the field: another cannot be Summoned, and is destroyed if it is turned face-up. */
export const onlyOneFaceUp = [
  requirement(
    'There can be only 1 face-up copy of this card on the field.',
    ['normal', 'flip', 'special'],
    alone,
  ),
  reaction('', { on: when(flipped), does: ifSo((g, s) => exists(g, s, namesake), destroy(thisCard)) }),
];

const endPhase = phaseBegins('end', 'either');
const turnedUpInEndPhase: Bare = {
  ...flipped,
  test: (g, s, e) => g.duel.phase === 'end' && idOf(e.card) === s.card,
};

/** What every Spirit says. */
export const spirit = [
  requirement(
    'This card cannot be Special Summoned.',
    ['special'],
    need('condition.never-special', () => false),
  ),
  trigger(
    'In the End Phase of a turn in which it was Normal Summoned or turned face-up, it returns to its owner’s hand.',
    {
      on: when({ ...anyOf(endPhase, turnedUpInEndPhase), label: 'phase-end' }),
      needs: [need('condition.turned-up', turnedUpThisTurn)],
      does: returnToHand(thisCard),
    },
  ),
];
