/** Runs a case on an engine: the board, every step, and what must hold at the end. */
import { DecisionError, type Engine } from '../../engine/index.ts';
import type { CaseFile, CaseProblem, Entry, Step } from './model.ts';
import { ZONES } from './model.ts';
import { FILLER_PASSCODE } from './names.ts';
import { Play, StepFailure } from './play.ts';
import { boardProblems, setupOf } from './setup.ts';
import { Table, type Watcher } from './table.ts';

export interface RunOptions {
  /** Follows every answer, event and step; it may object by throwing. */
  watcher?: CaseWatcher;
  /** Stops before this step (counted from 0). */
  until?: number;
}

export interface CaseWatcher extends Watcher {
  began?(table: Table, file: CaseFile): void;
  /** A step of the script is about to be carried out. */
  stepping?(table: Table, step: Step, index: number): void;
}

export interface CaseResult {
  id: string;
  title: string;
  ok: boolean;
  /** Counted from 1; null for the board, and for what must hold at the end. */
  step: number | null;
  line: number | null;
  message: string;
}

/** What makes the case impossible to run, if anything: unknown to the reader of the file, known to the engine. */
export function checkCase(engine: Engine, file: CaseFile): CaseProblem[] {
  const manual = manualEntry(file);
  return manual === null ? boardProblems(engine, file, FILLER_PASSCODE) : [];
}

function manualEntry(file: CaseFile): Entry | null {
  for (const board of file.boards)
    for (const zone of ZONES) for (const entry of board.zones[zone] ?? []) if (entry.manual) return entry;
  return null;
}

/** Lays out the board. */
export function beginCase(engine: Engine, file: CaseFile, watchers: readonly Watcher[] = []): Table {
  const { setup, labels } = setupOf(file, FILLER_PASSCODE);
  const ids = new Map<string, number>();
  const duel = engine.create(setup, ids);
  const byLabel = new Map<string, number>();
  for (const [label, key] of labels) {
    const id = ids.get(key);
    if (id !== undefined) byLabel.set(label, id);
  }
  return new Table(engine, duel, byLabel, watchers);
}

/** Runs the case; a step that fails is told, never thrown. */
export function runCase(engine: Engine, file: CaseFile, options: RunOptions = {}): CaseResult {
  return playCase(engine, file, options).result;
}

export interface Played {
  result: CaseResult;
  table: Table | null;
  /** What the rules failed with, if a mistake of theirs ended it. */
  error?: unknown;
}

/** Runs the case and hands out the duel as it stands afterwards. */
export function playCase(
  engine: Engine,
  file: CaseFile,
  { watcher, until = file.steps.length }: RunOptions = {},
): Played {
  const done = (ok: boolean, step: number | null, line: number | null, message: string): CaseResult => ({
    id: file.id,
    title: file.title,
    ok,
    step,
    line,
    message,
  });
  const manual = manualEntry(file);
  if (manual !== null) {
    const message = `${manual.ref.text} is a manual card, which this version does not play`;
    return { result: done(false, null, manual.line, message), table: null };
  }
  const table = beginCase(engine, file, watcher ? [watcher] : []);
  watcher?.began?.(table, file);
  const play = new Play(table, file);
  for (const [i, step] of file.steps.slice(0, until).entries()) {
    table.failedAt = [];
    try {
      watcher?.stepping?.(table, step, i);
      play.step(i);
    } catch (error) {
      const result = done(false, i + 1, step.line, `step ${i + 1}: ${tell(error)}`);
      return { result, table, ...mistake(error) };
    }
  }
  if (until >= file.steps.length) {
    try {
      play.finish();
    } catch (error) {
      return { result: done(false, null, null, tell(error)), table, ...mistake(error) };
    }
    const unused = engine.unused(table.duel);
    if (unused.length > 0) {
      const message = `expected every fixed toss to be used, got ${unused.length} left over: ${unused.join(', ')}`;
      return { result: done(false, null, null, message), table };
    }
  }
  return { result: done(true, null, null, ''), table };
}

/** What a step may fail with without anybody having made a mistake but the case. */
const isExpected = (error: unknown): boolean =>
  error instanceof StepFailure || error instanceof DecisionError;

const mistake = (error: unknown): Pick<Played, 'error'> => (isExpected(error) ? {} : { error });

function tell(error: unknown): string {
  if (error instanceof StepFailure) return error.message;
  const { name, message } = error as Error;
  return `expected an answer, got ${name}: ${message}`;
}
