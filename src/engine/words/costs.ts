/** What is paid at activation and never refunded. */
import type { Amount, CardQuery, Cost } from '../definition.ts';
import { beginBatch } from '../events.ts';
import { includesMust, mayTribute, tributable } from '../legality/tributes.ts';
import { refOf } from '../state/duel.ts';
import { sendTo } from '../state/zones.ts';
import { addCounters, countersOn } from '../steps/counters.ts';
import { discardAll, discardOneAtRandom } from '../steps/discard.ts';
import { payLifePoints } from '../steps/life-points.ts';
import { tributeAll } from '../steps/tribute.ts';
import { countOf } from './picking.ts';
import { between, cards, exactly, monsters } from './queries.ts';

/** Life Points: a number, or worked out (half of them). */
export function payLp(n: number | Amount): Cost {
  const amount: Amount = typeof n === 'number' ? () => n : n;
  return {
    label: 'lp',
    pick: null,
    need: amount,
    have: (g, s) => g.side(s.player).lp,
    payable: (g, s) => g.side(s.player).lp >= amount(g, s),
    pay: (g, s) => {
      const value = amount(g, s);
      s.vars.lp = [value];
      payLifePoints(g, s.player, value);
    },
  };
}

/** Half of one's Life Points. */
export const payHalfLp: Cost = payLp((g, s) => Math.ceil(g.side(s.player).lp / 2));

/** Cards from the hand, never the card itself. */
export function discardCost(n = 1, from: CardQuery = cards({ of: 'you', in: 'hand', other: true })): Cost {
  return {
    label: 'discard',
    pick: exactly(n, from, { purpose: 'discard' }),
    need: () => n,
    have: (g, s) => countOf(g, s, from),
    payable: () => true,
    pay: (g, s, picks) => discardAll(g, s.player, picks, 'cost'),
  };
}

/** Discards the effect's own card. */
export const discardThis: Cost = {
  label: 'discard',
  pick: null,
  need: () => 1,
  have: () => 1,
  payable: (g, s) => g.card(s.card).zone === 'hand',
  pay: (g, s) => discardAll(g, s.player, [s.card], 'cost'),
};

/** A card that chance picks from the hand. */
export const discardAtRandomCost: Cost = {
  label: 'discard',
  pick: null,
  need: () => 1,
  have: (g, s) => g.side(s.player).hand.length,
  payable: (g, s) => g.side(s.player).hand.length > 0,
  pay: (g, s) => discardOneAtRandom(g, s.player, 'cost'),
};

/** Removes the effect's own card from play. */
export const banishThis: Cost = {
  label: 'remove',
  pick: null,
  need: () => 1,
  have: () => 1,
  payable: () => true,
  pay: (g, s) => sendTo(g, s.card, 'banished', 'cost', 'cost'),
};

/** Those monsters of the query that its player may Tribute for a cost, one of the opponent's included if it must be Tributed. */
export const tributes = (from: CardQuery): CardQuery => ({
  ...from,
  of: 'either',
  test: (g, s, id) => tributable(g, s.player, 'cost').includes(id) && from.test(g, s, id),
});

/** Tributes monsters; keeps the ATK they had on the field as `tributedAtk`. */
export function tributeCost(n = 1, from: CardQuery = monsters({ of: 'you' })): Cost {
  const reachable = tributes(from);
  return {
    label: 'tribute',
    pick: between(n, n, reachable, {
      purpose: 'tribute',
      valid: (g, s, picks) => includesMust(g, s.player, picks),
    }),
    need: () => n,
    have: (g, s) => countOf(g, s, reachable),
    payable: () => true,
    pay: (g, s, picks) => {
      s.vars.tributedAtk = picks.map((id) => g.derived.atk(id));
      beginBatch(g);
      tributeAll(g, s.player, picks);
    },
  };
}

/** Tributes the effect's own monster. */
export const tributeThis: Cost = {
  label: 'self-tribute',
  pick: null,
  need: () => 1,
  have: () => 1,
  payable: (g, s) => mayTribute(g, s.card, 'cost') && includesMust(g, s.player, [s.card]),
  pay: (g, s) => tributeAll(g, s.player, [s.card]),
};

/** Removes counters from the effect's own card. */
export function removeCounters(kind: string, n: number): Cost {
  return {
    label: 'counters',
    pick: null,
    need: () => n,
    have: (g, s) => countersOn(g, s.card, kind),
    payable: (g, s) => countersOn(g, s.card, kind) >= n,
    pay: (g, s) => addCounters(g, refOf(g.card(s.card)), kind, -n),
  };
}
