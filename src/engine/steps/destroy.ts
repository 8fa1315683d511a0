/** Destroy: cards go to their owners' Graveyards together, or elsewhere where the effect says so. */
import type { MoveReason, Zone } from '../contract.ts';
import type { CardTest, Step } from '../definition.ts';
import { happen } from '../events.ts';
import type { Game } from '../game.ts';
import { type Card, idOf, type Link, onField, refOf } from '../state/duel.ts';
import { sendTo } from '../state/zones.ts';
import { all, isPick, lower, type What } from '../words/lowering.ts';
import { living } from '../words/picking.ts';

/** The cards with those that take their place: what steps in is looked at before anything falls. */
function replaced(g: Game, ids: readonly number[], reason: MoveReason): readonly number[] {
  if (reason !== 'effect') return ids;
  let out: number[] | null = null;
  for (let i = 0; i < ids.length; i++) {
    const stead = g.derived.insteadOf(ids[i], reason);
    if (stead === null) {
      if (out !== null && !out.includes(ids[i])) out.push(ids[i]);
      continue;
    }
    out ??= ids.slice(0, i);
    // Something may step in for what steps in.
    for (const id of replaced(g, stead, reason)) if (!out.includes(id)) out.push(id);
  }
  return out ?? ids;
}

/** Cards on the field fall, and those of a hand or Deck that an effect destroys there. */
const canFall = (c: Card): boolean => onField(c) || c.zone === 'hand' || c.zone === 'deck';

/** Destroys cards (ids) at one instant. @returns references, as they were, of those destroyed */
export function destroyAll(
  g: Game,
  ids: readonly number[],
  reason: MoveReason,
  to: Zone = 'graveyard',
): number[] {
  const destroyed: number[] = [];
  for (const id of replaced(g, ids, reason)) {
    const c = g.card(id);
    if (!canFall(c) || (reason === 'effect' && g.derived.prevented('be-destroyed', id) >= 0)) continue;
    destroyed.push(refOf(c));
    // Looked at before the first has gone: what negates may be among them.
    if (g.derived.negated(id)) g.silenced.push(refOf(c));
  }
  for (const ref of destroyed) {
    if (!g.alive(ref)) continue;
    const id = idOf(ref);
    happen(g, 'destroy', { card: ref, reason });
    sendTo(g, id, to, reason, 'destroyed');
  }
  g.silenced.length = 0;
  return destroyed;
}

/** Would the link's effect destroy monsters on the field, if it were carried out as things stand? */
export function wouldDestroyMonsters(g: Game, link: Link): boolean {
  const { does } = g.defs[link.def].effects[link.effect];
  const vars = { ...link.vars, target: link.targets };
  const s = { player: link.player, card: idOf(link.card), vars, event: link.event, link: -1 };
  return does.some((step) =>
    step.falls?.(g, s).some((ref) => g.alive(ref) && g.card(idOf(ref)).zone === 'monster'),
  );
}

interface Options {
  into?: string;
  instead?: Zone;
  /** Keeps the players who controlled those destroyed. */
  controllers?: string;
  /** Adds up a number over those destroyed, as they stood just before, and keeps it under a name. */
  sum?: { into: string; of: (...args: Parameters<CardTest>) => number };
}

/**
 * Destroys all the cards meant. `into` keeps what was destroyed (as it was) for later words.
 * `instead: 'banished'` removes them from play by the destruction.
 */
export function destroy(
  what: What,
  { into = 'destroyed', instead = 'graveyard', controllers, sum }: Options = {},
): Step[] {
  const { before, cards } = lower(what, 'destroy');
  return [
    ...before,
    {
      verb: 'destroy',
      falls: isPick(what) ? all(what.from) : cards,
      run: (g, s) => {
        const ids = living(g, cards(g, s));
        const values = sum === undefined ? null : ids.map((id) => [refOf(g.card(id)), sum.of(g, s, id)]);
        const players = controllers === undefined ? null : ids.map((id) => g.card(id).controller);
        const destroyed = destroyAll(g, ids, 'effect', instead);
        s.vars[into] = destroyed;
        if (controllers !== undefined && players !== null)
          s.vars[controllers] = players.filter((_, i) => destroyed.some((ref) => idOf(ref) === ids[i]));
        if (sum === undefined || values === null) return;
        s.vars[sum.into] = [values.reduce((n, [ref, v]) => (destroyed.includes(ref) ? n + v : n), 0)];
      },
    },
  ];
}
