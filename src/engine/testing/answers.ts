/** All legal answers to a question, for whoever counts them or draws one. */
import type { Question } from '../question.ts';

/** Picks of one answer: indexes into the options. */
export type Picks = readonly number[];

/** All sets that a constraint allows, or the first few: constrained choices are among few cards. */
export function validSets(q: Question, most = Number.POSITIVE_INFINITY): number[][] {
  const found: number[][] = [];
  const grow = (from: number, picks: number[]): void => {
    if (picks.length >= q.min && (q.valid === null || q.valid(picks))) found.push([...picks]);
    if (picks.length === q.max) return;
    for (let i = from; i < q.options.length && found.length < most; i++) grow(i + 1, [...picks, i]);
  };
  grow(0, []);
  return found;
}

function orders(left: Picks): number[][] {
  if (left.length === 0) return [[]];
  return left.flatMap((first) => orders(left.filter((i) => i !== first)).map((rest) => [first, ...rest]));
}

/** Every complete answer once: single picks, sets whose order does not matter, or orders of all options. */
export function allAnswers(q: Question): Picks[] {
  return q.kind === 'order' ? orders([...q.options.keys()]) : validSets(q);
}
