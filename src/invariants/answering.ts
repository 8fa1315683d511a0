/** Legal answers at random. */

import { oneOf, type Roll, weighted } from './chance.ts';
import { firstLegal, type Question } from './question.ts';

/** How often picks that break a constraint are drawn again before they are looked for in order. */
const TRIES = 60;

/** A legal answer: single picks by weight, sets evenly. @throws Error where there is none */
export function anyAnswer(
  q: Question,
  roll: Roll,
  weightOf: ((option: number) => number) | null = null,
): number[] {
  if (q.min === 1 && q.max === 1 && q.valid === null && weightOf !== null)
    return [weighted(roll, [...q.options.keys()], weightOf)];
  for (let i = 0; i < TRIES; i++) {
    const picks = anyPicks(q, roll);
    if (q.valid === null || q.valid(picks)) return picks;
  }
  const found = firstLegal(q);
  if (found === null) throw new Error(`no legal answer to ${q.kind} (${q.purpose})`);
  return found;
}

/** So many different options as are asked for, whether or not they go together. */
export function anyPicks(q: Question, roll: Roll): number[] {
  const left = [...q.options.keys()];
  const n = q.min + roll(q.max - q.min + 1);
  const picks: number[] = [];
  for (let i = 0; i < n; i++) picks.push(...left.splice(roll(left.length), 1));
  return picks;
}

/** The answer of somebody who wants an end of it: pass, no, the next phase, as few cards as may be. */
export function quietAnswer(q: Question, roll: Roll): number[] {
  const ends = (deeds: readonly string[]): number[] =>
    [...q.options.keys()].filter((i) => deeds.includes(q.options[i].do));
  const [first] = [ends(['pass', 'no']), ends(['phase'])].filter((list) => list.length > 0);
  if (first !== undefined && q.min <= 1) return first.length === 1 ? first : [furthest(q, first)];
  if (q.min === 0 && (q.valid === null || q.valid([]))) return [];
  return anyAnswer(q, roll);
}

/** Of phases the last one: the turn is to end. */
const furthest = (q: Question, phases: readonly number[]): number =>
  phases.find((i) => q.options[i].value === 'end') ?? oneOf(() => 0, phases);
