/** What is paid at activation and never refunded. */
import type { Amount, CardQuery, Cost, Pick } from '../definition.ts';
import { beginBatch, tell } from '../events.ts';
import { includesMust, isTributable, mayTribute } from '../legality/tributes.ts';
import { refOf } from '../state/duel.ts';
import { sendTo } from '../state/zones.ts';
import { addCounters, countersOn } from '../steps/counters.ts';
import { discardAll, discardOneAtRandom } from '../steps/discard.ts';
import { payLifePoints } from '../steps/life-points.ts';
import { tributeAll } from '../steps/tribute.ts';
import { candidates, countOf } from './picking.ts';
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

/** Cards sent to the Graveyard as they lie: no discard. */
export function sendCost(n: number | Amount, from: CardQuery): Cost {
  const pick = exactly(n, from, { purpose: 'send' });
  return {
    label: 'send',
    pick,
    need: pick.min,
    have: (g, s) => countOf(g, s, from),
    payable: () => true,
    pay: (g, _s, picks) => {
      for (const id of picks) sendTo(g, id, 'graveyard', 'cost', 'send');
    },
  };
}

/** Sends the effect's own card to the Graveyard. */
export const sendThis: Cost = {
  label: 'send',
  pick: null,
  need: () => 1,
  have: () => 1,
  payable: () => true,
  pay: (g, s) => sendTo(g, s.card, 'graveyard', 'cost', 'send'),
};

/** Cards from the top of the Deck, sent to the Graveyard. */
export const millCost = (n: number): Cost => ({
  label: 'mill',
  pick: null,
  need: () => n,
  have: (g, s) => g.side(s.player).deck.length,
  payable: (g, s) => g.side(s.player).deck.length >= n,
  pay: (g, s) => {
    const { deck } = g.side(s.player);
    for (let i = 0; i < n; i++) sendTo(g, deck[deck.length - 1], 'graveyard', 'cost', 'send');
  },
});

/** Cards removed from play; `valid` says which sets of them will do. */
export function banishCost(pick: Pick): Cost {
  return {
    label: 'remove',
    pick: { ...pick, purpose: 'banish' },
    need: pick.min,
    have: (g, s) => countOf(g, s, pick.from),
    payable: () => true,
    pay: (g, _s, picks) => {
      for (const id of picks) sendTo(g, id, 'banished', 'cost', 'banish');
    },
  };
}

/** Shows one of the cards kept under a name to both players. */
export function revealCost(name: string): Cost {
  const from = cards({
    of: 'you',
    in: 'hand',
    where: (g, s, id) => (s.vars[name] ?? []).includes(refOf(g.card(id))),
  });
  return {
    label: 'reveal',
    pick: exactly(1, from, { purpose: 'reveal' }),
    need: () => 1,
    have: (g, s) => countOf(g, s, from),
    payable: () => true,
    pay: (g, s, picks) => tell(g, 'reveal', { player: s.player, cards: [...picks], how: 'both' }, 3),
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
  test: (g, s, id) => isTributable(g, s.player, id, 'cost') && from.test(g, s, id),
});

/** Tributes monsters; keeps the ATK and DEF they had on the field as `tributedAtk` and `tributedDef`. */
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
      s.vars.tributedDef = picks.map((id) => g.derived.def(id));
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

/** Removes a counter from one of the player's cards. */
export function removeCounterAnywhere(kind: string): Cost {
  const from = cards({ of: 'you', face: 'up', where: (g, _s, id) => countersOn(g, id, kind) > 0 });
  return {
    label: 'counters',
    pick: exactly(1, from, { purpose: 'counters' }),
    need: () => 1,
    have: (g, s) => {
      let n = 0;
      for (const id of candidates(g, s, from)) n += countersOn(g, id, kind);
      return n;
    },
    payable: () => true,
    pay: (g, _s, picks) => {
      for (const id of picks) addCounters(g, refOf(g.card(id)), kind, -1);
    },
  };
}

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
