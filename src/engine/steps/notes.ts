/** Numbers noted on a card while it is face-up on the field. */
import type { Amount, Condition, Step } from '../definition.ts';

/** Notes a number on this card under a name. */
export function note(name: string, amount: Amount): Step {
  return {
    verb: 'note',
    quiet: true,
    run: (g, s) => {
      if (!g.alive(s.ref)) return;
      const c = g.card(s.card);
      c.notes = { ...c.notes, [name]: amount(g, s) };
      g.stir();
    },
  };
}

/** The number noted on this card under a name, or -1. */
export const noted =
  (name: string): Amount =>
  (g, s) =>
    g.card(s.card).notes?.[name] ?? -1;

/** Notes that something has come about this turn. */
export const noteThisTurn = (name: string): Step => note(name, (g) => g.duel.turn);
/** Has it come about this turn? */
export const notedThisTurn =
  (name: string): Condition =>
  (g, s) =>
    noted(name)(g, s) === g.duel.turn;
