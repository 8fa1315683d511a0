/** From what a card file says (all of these, one of those, that monster) to a choice step and a list of references. */
import type { CardQuery, Cards, Pick, Step } from '../definition.ts';
import { chooseCards } from '../question.ts';
import { other, refOf } from '../state/duel.ts';
import { candidates, pickable, someSet } from './picking.ts';

/** All cards a query finds, a choice among them, or cards already meant. */
export type What = CardQuery | Pick | Cards;

export const isPick = (w: What): w is Pick => typeof w !== 'function' && 'from' in w;

/** Splits a `What` into the choice to be made first (if any) and the cards it ends in. */
export function lower(what: What, purpose: string): { before: Step[]; cards: Cards } {
  if (typeof what === 'function') return { before: [], cards: what };
  if (!isPick(what)) return { before: [], cards: all(what) };
  const slot = { name: '' };
  return { before: [{ ...choose(slot, what, purpose), slot }], cards: (_g, s) => s.vars[slot.name] ?? [] };
}

/** All the cards that a query finds when it is asked, as cards meant. */
export const all =
  (q: CardQuery): Cards =>
  (g, s) =>
    candidates(g, s, q).map((id) => refOf(g.card(id)));

/** Chooses cards on resolution and keeps their references as `name`. With too few, all of them; with none, nothing is asked. */
export function choose(into: string | { name: string }, pick: Pick, purpose: string): Step {
  return {
    verb: 'choose',
    quiet: true,
    ask: (g, s) => {
      const ids = pickable(g, s, pick);
      if (ids.length === 0 || (pick.valid !== null && !someSet(g, s, pick, ids))) return null;
      const by = pick.by === 'you' ? s.player : other(s.player);
      const min = Math.min(pick.min(g, s), ids.length);
      const max = Math.min(pick.max(g, s), ids.length);
      if (max === 0) return null;
      const q = chooseCards(by, pick.purpose || purpose, ids, min, max, s.ref, s.effect);
      const { valid } = pick;
      if (valid !== null) {
        q.valid = (picks) =>
          valid(
            g,
            s,
            picks.map((i) => q.options[i].card),
          );
        q.constraint = pick.purpose || purpose;
      }
      return q;
    },
    run: (g, s, picked) => {
      s.vars[typeof into === 'string' ? into : into.name] = picked.map((o) => refOf(g.card(o.card)));
    },
  };
}

/** Adds one thing after another. */
export function flatten(does: Does): Step[] {
  return Array.isArray(does) ? does.flatMap((d) => flatten(d as Does)) : [does as Step];
}
export type Does = Step | readonly Does[];
