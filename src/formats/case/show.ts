/** A case as it is shown to somebody: what every step did, what it was to find, and what was found. */
import type { Answer, DuelEvent, Engine, Prompt, Requirement, Setup } from '../../engine/index.ts';
import { can, cannot, reasonsAt, rejects, type Verdict } from './ask.ts';
import { type Mismatch, mismatch } from './expect.ts';
import type { CaseFile, Check, Step } from './model.ts';
import { FILLER_PASSCODE } from './names.ts';
import { type CaseResult, playCase } from './run.ts';
import { setupOf } from './setup.ts';
import type { Table } from './table.ts';

export interface ShownCheck {
  check: Check;
  /** Null when it holds. */
  wrong: Mismatch | null;
}

export interface ShownStep {
  step: Step;
  /** How many answers have been given when it is over, counted from the beginning. */
  answers: number;
  /** Of `expect`. */
  checks: readonly ShownCheck[];
  /** Of `can`, `cannot` and `rejects`. */
  verdict: Verdict | null;
  /** What stands in the way of what was asked about. */
  reasons: readonly Requirement[];
}

/** One answer that was given on the way, by the script or by routine. */
export interface ShownAnswer {
  prompt: Prompt;
  answer: Answer;
  events: readonly DuelEvent[];
  /** Outcomes of chance fixed just before it. */
  fix: readonly (string | number)[];
}

export interface Showing {
  file: CaseFile;
  setup: Setup;
  answers: readonly ShownAnswer[];
  /** Those that were reached: after the first that fails there are none. */
  steps: readonly ShownStep[];
  result: CaseResult;
  /** A mistake of the rules that ended it, and the answers after the last of `answers` that led to it. */
  mistake: { error: unknown; answers: readonly Answer[]; fix: readonly (string | number)[] } | null;
}

/** Plays the case to its end, or to the first step that fails, and remembers everything. */
export function showCase(engine: Engine, file: CaseFile): Showing {
  const answers: ShownAnswer[] = [];
  const steps: ShownStep[] = [];
  let fix: (string | number)[] = [];
  const close = () => {
    const last = steps[steps.length - 1];
    if (last) last.answers = answers.length;
  };
  const { result, table, error } = playCase(engine, file, {
    watcher: {
      stepping(table, step) {
        close();
        steps.push({ ...found(table, step), step, answers: answers.length });
        if (step.kind === 'toss') fix.push(...step.outcomes);
      },
      answered(_table, { prompt, answer, events }) {
        answers.push({ prompt, answer, events, fix });
        fix = [];
      },
    },
  });
  close();
  const mistake = error === undefined ? null : { error, answers: table?.failedAt ?? [], fix };
  return { file, setup: setupOf(file, FILLER_PASSCODE).setup, answers, steps, result, mistake };
}

/** What a check finds, before it is carried out: it changes nothing. */
function found(table: Table, step: Step): Pick<ShownStep, 'checks' | 'verdict' | 'reasons'> {
  const none = { checks: [], verdict: null, reasons: [] };
  switch (step.kind) {
    case 'expect':
      return { ...none, checks: step.checks.map((check) => ({ check, wrong: mismatch(table, check) })) };
    case 'can':
      return { ...none, verdict: can(table, step.move) };
    case 'cannot':
      return {
        ...none,
        verdict: cannot(table, step.move, step.because, step.by),
        reasons: reasonsAt(table, step.move),
      };
    case 'rejects':
      return { ...none, verdict: rejects(table, step.move), reasons: reasonsAt(table, step.move) };
    default:
      return none;
  }
}
