/** Changes that an effect makes for a while: until the turn or the Battle Phase ends, or as long as a monster stays face-up. */
import type { Amount, Cards, CardTest, Scope, Step } from '../definition.ts';
import type { Game } from '../game.ts';
import { idOf, type Lasting, type Modifier, refOf } from '../state/duel.ts';

/** Writes a lasting change into the duel. */
export function beginLasting(g: Game, l: Omit<Lasting, 'turn' | 'order'>): void {
  const { duel } = g;
  duel.lasting.push({
    def: l.def,
    effect: l.effect,
    modifier: l.modifier,
    source: l.source,
    player: l.player,
    subjects: l.subjects,
    until: l.until,
    turn: duel.turn,
    amount: l.amount,
    pc: l.pc,
    order: ++duel.clock,
  });
  g.touch();
}

/** Ends the lasting changes that are no longer to be. */
export function endLasting(g: Game, isOver: (l: Lasting) => boolean): void {
  const { duel } = g;
  if (duel.lasting.length === 0 || !duel.lasting.some(isOver)) return;
  duel.lasting = duel.lasting.filter((l) => !isOver(l));
  g.touch();
}

/**
 * Begins a lasting change. With `on`, it is about these cards alone (and ends when they leave or turn face-down); without,
 * the modifier's own test says whom it concerns, later arrivals included. `amount` is worked out once, now; `each`: for each
 * of the cards by itself. `into` keeps the cards.
 */
export function lasting(
  m: Modifier,
  until: Lasting['until'],
  {
    on = null as Cards | null,
    amount = null as Amount | null,
    each = null as ((g: Game, s: Scope, id: number) => number) | null,
    into = 'changed',
  } = {},
): Step {
  return {
    verb: 'modify',
    lasting: [m],
    run: (g, s, _picked, step) => {
      const subjects = on === null ? [] : on(g, s).filter((ref) => g.alive(ref));
      s.vars[into] = subjects;
      if (on !== null && subjects.length === 0) return;
      const begin = (about: number[], value: number): void =>
        beginLasting(g, {
          def: g.card(s.card).def,
          effect: s.effect,
          modifier: step.lastingAt ?? 0,
          source: s.ref,
          player: s.player,
          subjects: about,
          until,
          amount: value,
          pc: -1,
        });
      if (each === null) begin([...subjects], amount === null ? 0 : amount(g, s));
      else {
        const values = subjects.map((ref) => each(g, s, idOf(ref)));
        subjects.forEach((ref, i) => {
          begin([ref], values[i]);
        });
      }
    },
  };
}

/** Is the tested card still under a lasting change of this effect's card? */
export const isSubject: CardTest = (g, s, id) => {
  const self = refOf(g.card(id));
  return g.duel.lasting.some((l) => l.source === s.ref && l.subjects.includes(self));
};

/** Inside a lasting modifier: the amount worked out when it began. */
export const begun: NonNullable<Modifier['atk']> = (_g, s) => s.vars.amount[0];
