/** Takes the top frame, does one step of its procedure, and so on until somebody must be asked. */
import { EngineError } from './api.ts';
import { tellChanges } from './continuous/changes.ts';
import { lookAgain } from './events.ts';
import type { Game } from './game.ts';
import { nextStep } from './procedures/index.ts';
import { settle } from './procedures/settle.ts';
import { checkVictory } from './procedures/victory.ts';
import { isForced } from './question.ts';
import type { Frame } from './state/frames.ts';

/** The longest way from an answer to the next question, in all cases and random duels, takes a few dozen steps: this is a loop. */
export const MOST_STEPS = 100_000;

/** @throws EngineError instead of going on for ever */
export function run(g: Game): void {
  const { duel } = g;
  const { stack } = duel;
  let left = MOST_STEPS;
  while (duel.result === null && stack.length > 0) {
    if (left-- === 0) throw lost(g);
    if (g.told !== null) {
      lookAgain(g);
      tellChanges(g, g.told);
    }
    if (g.unsettled) settle(g);
    const frame = stack[stack.length - 1];
    if (g.decisive && duel.resolving < 0 && !isReacting(frame)) {
      if (checkVictory(g)) break;
      g.decisive = false;
    }
    const step = nextStep(frame);
    g.blameNobody();
    if (typeof step === 'function') {
      step(g, frame);
      continue;
    }
    const { picked } = g;
    if (picked !== null) {
      g.picked = null;
      g.question = null;
      step.go(g, frame, picked);
      continue;
    }
    const asked = step.ask(g, frame);
    if (asked === null) step.go(g, frame, NOTHING);
    else if (g.hurried && isForced(asked)) {
      g.picks = asked.options.length === 1 ? FIRST : asked.options.map((_, i) => i);
      step.go(g, frame, asked.options);
    } else {
      g.question = asked;
      return;
    }
  }
  if (g.told !== null) lookAgain(g);
  g.question = null;
}

/** A reaction belongs to the instant of its cause. */
const isReacting = (frame: Frame): boolean => frame.proc === 'effect' && frame.sameBatch;

const NOTHING: [] = [];
const FIRST: readonly number[] = [0];

/** Frames that an error names: an endless stack has many more. */
const NAMED = 12;

function lost(g: Game): EngineError {
  const { stack, turn, phase } = g.duel;
  const frames = stack
    .slice(-NAMED)
    .reverse()
    .map((f) => (f.proc === 'effect' ? `${f.proc}.${f.at} (${g.defs[f.def].name})` : `${f.proc}.${f.at}`));
  return new EngineError({ steps: MOST_STEPS, turn, phase, frames });
}
