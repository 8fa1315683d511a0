/** Sentences that stand on many cards alike. */

import type { EventTest, Need } from '../definition.ts';
import { idOf } from '../state/duel.ts';
import { destroy } from '../steps/destroy.ts';
import { ifSo } from '../steps/flow.ts';
import { proof, returnToHand, shuffleCards } from '../steps/move.ts';
import { specialSummon } from '../steps/special-summon.ts';
import { reaction, requirement, trigger, type Unplaced } from './card.ts';
import { need, none, toSpecialSummon, turnedUpThisTurn } from './conditions.ts';
import { sendThis } from './costs.ts';
import { anyOf, type Bare, flipped, phaseBegins, when } from './events.ts';
import { exists } from './picking.ts';
import { monsters, one, thisCard } from './queries.ts';

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

/** What the monsters that grow by Levels say: at this moment one may give the card up for the next of them. */
export const levelUp = (
  moment: string,
  next: string,
  p: { on: EventTest; needs: readonly Need[] },
): Unplaced =>
  trigger(
    `${moment}: you can Special Summon a “${next}” out of hand or Deck, at the cost of sending this card, face-up, to the Graveyard.`,
    {
      on: p.on,
      youCan: true,
      needs: [...p.needs, ...toSpecialSummon(1, 1)],
      cost: sendThis,
      does: [
        ...specialSummon(one(monsters({ of: 'you', in: 'hand or deck', name: next })), 'choose', {
          into: 'found',
        }),
        proof('found'),
        shuffleCards('deck'),
      ],
    },
  );
