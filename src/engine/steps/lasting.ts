/** Changes that an effect makes for a while: until the turn or the Battle Phase ends, or as long as a monster stays face-up. */
import type { Amount, Cards, Step } from '../definition.ts';
import type { Game } from '../game.ts';
import type { Lasting, Modifier } from '../state/duel.ts';

/** Writes a lasting change into the duel. */
export function beginLasting(g: Game, l: Omit<Lasting, 'turn' | 'order'>): void {
  g.duel.lasting.push({ ...l, turn: g.duel.turn, order: ++g.duel.clock });
  g.touch();
}

/**
 * Begins a lasting change. With `on`, it is about these cards alone (and ends when they leave or turn face-down); without,
 * the modifier's own test says whom it concerns, later arrivals included. `amount` is worked out once, now.
 */
export function lasting(
  m: Modifier,
  until: Lasting['until'],
  { on = null as Cards | null, amount = null as Amount | null } = {},
): Step {
  return {
    verb: 'modify',
    lasting: [m],
    run: (g, s, _picked, step) => {
      const subjects = on === null ? [] : on(g, s).filter((ref) => g.alive(ref));
      if (on !== null && subjects.length === 0) return;
      beginLasting(g, {
        def: g.card(s.card).def,
        effect: s.effect,
        modifier: step.lastingAt ?? 0,
        source: s.ref,
        player: s.player,
        subjects,
        until,
        amount: amount === null ? 0 : amount(g, s),
        pc: -1,
      });
    },
  };
}

/** Inside a lasting modifier: the amount worked out when it began. */
export const begun: NonNullable<Modifier['atk']> = (_g, s) => s.vars.amount[0];
