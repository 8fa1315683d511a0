/** Counters on cards. */
import type { Cards, CardTest, Step } from '../definition.ts';
import { happen } from '../events.ts';
import type { Game } from '../game.ts';
import { idOf, refOf } from '../state/duel.ts';
import { thisCard } from '../words/queries.ts';

export const countersOn = (g: Game, id: number, kind: string): number => g.card(id).counters?.[kind] ?? 0;

export function addCounters(g: Game, ref: number, kind: string, n: number): void {
  const c = g.card(idOf(ref));
  c.counters ??= {};
  c.counters[kind] = Math.max(0, (c.counters[kind] ?? 0) + n);
  g.stir();
  happen(g, 'counter', { card: ref, amount: n, how: kind });
}

/** Takes a counter off a card (id) in place of its destruction: see `instead`. @returns the cards that fall for it: none */
export function removeCounter(g: Game, id: number, kind: string): readonly number[] {
  addCounters(g, refOf(g.card(id)), kind, -1);
  return NOTHING;
}
const NOTHING: readonly number[] = [];

/** Puts `n` counters on each card meant, up to `max` of their kind. A card that does so to itself can hold them. */
export function placeCounter(cards: Cards, kind: string, max: number, n = 1): Step {
  const step: Step = {
    verb: 'counter',
    run: (g, s) => {
      for (const ref of cards(g, s)) {
        if (!g.alive(ref)) continue;
        const room = max - countersOn(g, idOf(ref), kind);
        if (room > 0) addCounters(g, ref, kind, Math.min(n, room));
      }
    },
  };
  return cards === thisCard ? { ...step, holds: { kind, max } } : step;
}

/** How many counters of a kind a card can hold: by its own effects, while they are not negated. */
function capacity(g: Game, id: number, kind: string): number {
  let most = 0;
  for (const { does } of g.def(id).effects)
    for (const { holds } of does) if (holds?.kind === kind) most = Math.max(most, holds.max);
  return most > 0 && g.derived.negated(id) ? 0 : most;
}

/** Can the tested card take one more counter of the kind? */
export const takesCounter =
  (kind: string): CardTest =>
  (g, _s, id) =>
    countersOn(g, id, kind) < capacity(g, id, kind);

/** Moves a counter from this card to the first card meant, if that can take it. */
export function moveCounter(kind: string, to: Cards): Step {
  return {
    verb: 'counter',
    run: (g, s) => {
      const [ref] = to(g, s);
      if (ref === undefined || !g.alive(ref) || !g.alive(s.ref)) return;
      if (countersOn(g, s.card, kind) === 0 || !takesCounter(kind)(g, s, idOf(ref))) return;
      addCounters(g, s.ref, kind, -1);
      addCounters(g, ref, kind, 1);
    },
  };
}
