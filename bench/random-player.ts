/** A player that answers uniformly at random among the complete legal answers. */

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Question } from '../src/engine/question.ts';
import { validSets } from '../src/engine/testing/answers.ts';

export type Chance = (below: number) => number;

/** Whole numbers below a bound, from a seed. */
export function chanceFrom(seed: number): Chance {
  const rng = xoroshiro128plus(seed);
  return (below) => (below < 2 ? 0 : uniformInt(rng, 0, below - 1));
}

/** How many sets of `k` things there are among `n`. */
function choose(n: number, k: number): number {
  let c = 1;
  for (let i = 1; i <= k; i++) c = (c * (n - k + i)) / i;
  return c;
}

/** A set of `k` of the numbers below `n`, each set equally likely. */
function someOf(n: number, k: number, chance: Chance): number[] {
  const all = Array.from({ length: n }, (_, i) => i);
  for (let i = 0; i < k; i++) {
    const j = i + chance(n - i);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all.slice(0, k);
}

/** Is there more than one legal answer? */
export function isDecision(q: Question): boolean {
  if (q.max === 1 && q.min === 1 && q.valid === null) return q.options.length > 1;
  if (q.kind === 'order') return q.options.length > 1;
  if (q.valid === null) return q.min < q.max || q.min < q.options.length;
  return validSets(q, 2).length > 1;
}

/** One complete legal answer, all of them equally likely. */
export function randomAnswer(q: Question, chance: Chance): number | number[] {
  const n = q.options.length;
  if (q.min === 1 && q.max === 1 && q.valid === null) return chance(n);
  if (q.kind === 'order') return someOf(n, n, chance);
  if (q.valid !== null) {
    const sets = validSets(q);
    return sets[chance(sets.length)];
  }
  let total = 0;
  for (let k = q.min; k <= q.max; k++) total += choose(n, k);
  let at = chance(total);
  for (let k = q.min; k <= q.max; k++) {
    at -= choose(n, k);
    if (at < 0) return someOf(n, k, chance);
  }
  return someOf(n, q.max, chance);
}
