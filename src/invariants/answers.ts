/** Every answer offered is taken; every other one is refused, and nothing has changed. */
import { type Answer, DecisionError, type Duel, type Engine } from '../engine/index.ts';
import { anyPicks } from './answering.ts';
import { Broken, must } from './broken.ts';
import type { Roll } from './chance.ts';
import { checkLifePoints, checkPlaces } from './places.ts';
import type { Question } from './question.ts';

/** Carries out each of the answers on a copy. @throws Broken if one is refused or leads to an unsound duel */
export function checkOffered(engine: Engine, duel: Duel, answers: readonly Answer[]): void {
  for (const answer of answers) {
    const refusal = engine.refusal(duel, answer);
    must('offered', refusal === null, () => `${told(answer)} is offered but refused: ${refusal?.code}`);
    const copy = engine.clone(duel);
    try {
      engine.play(copy, answer);
    } catch (error) {
      throw new Broken(
        error instanceof DecisionError ? 'offered' : 'crash',
        `${told(answer)} is offered but throws ${String(error)}`,
      );
    }
    checkPlaces(engine, copy);
    checkLifePoints(copy);
  }
}

/** Both players may give up at any question. @throws Broken */
export function checkSurrender(engine: Engine, duel: Duel): void {
  for (const player of [0, 1] as const) {
    const copy = engine.clone(duel);
    engine.play(copy, { surrender: player });
    must(
      'offered',
      copy.result?.winner === 1 - player && engine.question(copy) === null,
      () => `player ${player} gives up, and the duel's result is ${JSON.stringify(copy.result)}`,
    );
  }
}

/**
 * Gives each of the answers, whatever they are, to the duel itself. @throws Broken unless all are refused with a DecisionError.
 * Whether the duel has changed is for the caller to see.
 */
export function checkRefused(engine: Engine, duel: Duel, wrong: readonly unknown[]): void {
  // Hundreds of errors are made here, and nobody asks where.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    refuseEach(engine, duel, wrong);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function refuseEach(engine: Engine, duel: Duel, wrong: readonly unknown[]): void {
  for (const given of wrong) {
    const answer = given as Answer;
    expectRefusal(given, () => {
      engine.play(duel, answer);
    });
    expectRefusal(given, () => engine.decide(duel, answer));
    let why: unknown;
    try {
      why = engine.refusal(duel, answer);
    } catch (error) {
      why = error;
    }
    must(
      'refused',
      typeof why === 'object' && why !== null && 'code' in why,
      () => `asked why ${told(given)} is refused, the engine says ${String(why)}`,
    );
  }
}

function expectRefusal(given: unknown, give: () => unknown): void {
  let thrown: unknown = null;
  try {
    give();
  } catch (error) {
    thrown = error;
  }
  must('refused', thrown !== null, () => `${told(given)} is no answer to the question but was accepted`);
  must(
    'refused',
    thrown instanceof DecisionError,
    () => `${told(given)} is refused with ${String(thrown)}, not a DecisionError`,
  );
}

/** Things that are no answer to any question, whatever their type says. */
const NONSENSE: readonly unknown[] = [
  -1,
  0.5,
  1e9,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0.5,
  '0',
  'pass',
  '',
  true,
  null,
  undefined,
  0n,
  Symbol('0'),
  () => 0,
  {},
  { length: 1, 0: 0 },
  { surrender: 2 },
  { surrender: '0' },
  { surrender: null },
  { surrender: -1 },
  new Date(0),
  new Map([[0, 0]]),
  [Number.NaN],
  [-1],
  [0.5],
  ['0'],
  [[0]],
  [null],
  [undefined],
  [{}],
  // biome-ignore lint/suspicious/noSparseArray: a hole is no pick
  [,],
];

/** Answers that must be refused: nonsense, out of range, twice, too few, too many, and sets that break the constraint. */
export function wrongAnswers(q: Question, roll: Roll): unknown[] {
  const n = q.options.length;
  const all = [...q.options.keys()];
  const wrong: unknown[] = [
    ...NONSENSE,
    n,
    [n],
    [...all, n],
    [...all, 0],
    Array.from({ length: 300 }, () => 0),
  ];
  // A choice of one may also be given bare; a larger one may not.
  if (q.min > 1 || q.max === 0) wrong.push(0);
  if (q.min > 0) wrong.push([], all.slice(0, q.min - 1));
  if (q.max < n) wrong.push(all.slice(0, q.max + 1));
  if (q.max > 1) wrong.push([...all.slice(0, q.max - 1), 0]);
  if (q.valid === null) return wrong;
  for (let i = 0; i < 6; i++) {
    const picks = anyPicks(q, roll);
    if (!q.valid(picks)) wrong.push(picks);
  }
  return wrong;
}

/** An answer in a message. */
export function told(answer: unknown): string {
  if (typeof answer === 'bigint' || typeof answer === 'symbol' || typeof answer === 'function')
    return `a ${typeof answer}`;
  if (typeof answer === 'number' || answer === undefined) return String(answer);
  const text = JSON.stringify(answer);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
