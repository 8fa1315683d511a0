/** Counters on cards. */
import type { Cards, Step } from '../definition.ts';
import { happen } from '../events.ts';
import type { Game } from '../game.ts';
import { idOf } from '../state/duel.ts';

export const countersOn = (g: Game, id: number, kind: string): number => g.card(id).counters?.[kind] ?? 0;

export function addCounters(g: Game, ref: number, kind: string, n: number): void {
  const c = g.card(idOf(ref));
  c.counters ??= {};
  c.counters[kind] = Math.max(0, (c.counters[kind] ?? 0) + n);
  g.touch();
  happen(g, 'counter', { card: ref, amount: n, how: kind });
}

/** Puts a counter on each card meant, up to `max` of its kind. */
export function placeCounter(cards: Cards, kind: string, max: number): Step {
  return {
    verb: 'counter',
    run: (g, s) => {
      for (const ref of cards(g, s))
        if (g.alive(ref) && countersOn(g, idOf(ref), kind) < max) addCounters(g, ref, kind, 1);
    },
  };
}
