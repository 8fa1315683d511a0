/** Discard: from the hand to the Graveyard. */
import type { MoveReason } from '../contract.ts';
import type { Step, Who } from '../definition.ts';
import { happen } from '../events.ts';
import type { Game } from '../game.ts';
import { other, refOf } from '../state/duel.ts';
import { randomInt } from '../state/random.ts';
import { sendTo } from '../state/zones.ts';
import { lower, type What } from '../words/lowering.ts';
import { living } from '../words/picking.ts';

/** Discards cards (ids) of the player's hand at one instant. */
export function discardAll(g: Game, player: 0 | 1, ids: readonly number[], reason: MoveReason): void {
  for (const id of ids) {
    const c = g.card(id);
    if (c.zone !== 'hand') continue;
    happen(g, 'discard', { player, card: refOf(c), reason, how: reason }, 3);
    sendTo(g, id, 'graveyard', 'discard', reason);
  }
}

/** Discards a card that chance picks from the player's hand, if there is one. */
export function discardOneAtRandom(g: Game, player: 0 | 1, reason: MoveReason): void {
  const { hand } = g.side(player);
  if (hand.length > 0) discardAll(g, player, [hand[randomInt(g.duel, 0, hand.length - 1)]], reason);
}

/** Discards the cards meant, by effect. `into` keeps how many, as a number. */
export function discard(what: What, { into = 'discarded' } = {}): Step[] {
  const { before, cards } = lower(what, 'discard');
  return [
    ...before,
    {
      verb: 'discard',
      run: (g, s) => {
        const ids = living(g, cards(g, s));
        s.vars[into] = [ids.length];
        for (const id of ids) discardAll(g, g.card(id).owner, [id], 'effect');
      },
    },
  ];
}

/** The same as a step of an effect. */
export function discardAtRandom(who: Who): Step {
  return {
    verb: 'discard',
    run: (g, s) => {
      discardOneAtRandom(g, who === 'you' ? s.player : other(s.player), 'effect');
    },
  };
}
