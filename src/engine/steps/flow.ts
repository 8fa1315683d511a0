/** The order of things: conditions, choices, what is put off until later or allowed for a while. */
import type { Phase } from '../contract.ts';
import type { Condition, Step, Who } from '../definition.ts';
import { confirm } from '../question.ts';
import { type Modifier, other } from '../state/duel.ts';
import { type Does, flatten } from '../words/lowering.ts';
import { addCounters, countersOn } from './counters.ts';

/** Does the first if the condition holds at that moment, else the second. */
export function ifSo(condition: Condition, then: Does, otherwise: Does = []): Step[] {
  const yes = flatten(then);
  const no = flatten(otherwise);
  const branch: Step = {
    verb: 'if',
    quiet: true,
    decides: yes.length + (no.length > 0 ? no.length + 1 : 0),
    run: (g, s) => (condition(g, s) ? 0 : yes.length + (no.length > 0 ? 1 : 0)),
  };
  if (no.length === 0) return [branch, ...yes];
  return [branch, ...yes, { verb: 'else', quiet: true, decides: no.length, run: () => no.length }, ...no];
}

/** Asks whether to go on with this; `possible` is looked at first, and nothing is asked without it. */
export function youMay(purpose: string, does: Does, possible: Condition = () => true): Step[] {
  const steps = flatten(does);
  return [
    {
      verb: 'may',
      quiet: true,
      ask: (g, s) => (possible(g, s) ? confirm(s.player, purpose, s.ref, s.effect) : null),
      run: (_g, _s, picked) => (picked[0]?.do === 'yes' ? 0 : steps.length),
    },
    ...steps,
  ];
}

/** Several things at one instant. */
export const atOnce = (...does: readonly Does[]): Step[] =>
  flatten(does).map((step, i) => (i === 0 ? step : { ...step, quiet: true }));

/** Counts on this card how often it came to this; does these steps the `n`th time. */
export function onTime(n: number, does: Does): Step[] {
  const steps = flatten(does);
  return [
    {
      verb: 'count',
      quiet: true,
      run: (g, s) => {
        if (!g.alive(s.ref)) return steps.length;
        addCounters(g, s.ref, 'turn', 1);
        return countersOn(g, s.card, 'turn') >= n ? 0 : steps.length;
      },
    },
    ...steps,
  ];
}

const stop: Step = { verb: 'stop', quiet: true, run: () => Number.MAX_SAFE_INTEGER };

/**
 * Puts off these steps until the beginning of a phase: of this player's turn, the `count`th time it comes. They need no chain.
 * They are dropped with their card if `whileHere`.
 */
export function later(phase: Phase, whose: Who, does: Does, { count = 1 } = {}): Step[] {
  const steps = flatten(does);
  return [
    {
      verb: 'later',
      quiet: true,
      run: (g, s) => {
        g.duel.delayed.push({
          def: g.card(s.card).def,
          effect: s.effect,
          pc: s.pc,
          source: s.ref,
          player: s.player,
          vars: { ...s.vars },
          phase,
          whose: whose === 'either' ? -1 : whose === 'you' ? s.player : other(s.player),
          count,
        });
        return steps.length + 1;
      },
    },
    ...steps,
    stop,
  ];
}

/** Allows the player to do this once, without a chain, whenever free to act this turn. `m` says under which condition. */
export function permit(m: Modifier, does: Does): Step[] {
  const steps = flatten(does);
  return [
    {
      verb: 'permit',
      lasting: [m],
      run: (g, s, _picked, step) => {
        g.duel.lasting.push({
          def: g.card(s.card).def,
          effect: s.effect,
          modifier: step.lastingAt ?? 0,
          source: s.ref,
          player: s.player,
          subjects: [],
          until: 'turn',
          turn: g.duel.turn,
          amount: 0,
          pc: s.pc,
          order: ++g.duel.clock,
        });
        g.touch();
        return steps.length + 1;
      },
    },
    ...steps,
    stop,
  ];
}
