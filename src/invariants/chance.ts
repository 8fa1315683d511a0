/** Chance of the players' own, so that what they choose does not depend on the duel's. */

/** A whole number from 0 up to, not including, the bound. */
export type Roll = (below: number) => number;

/** A small generator from a seed. */
export function dice(seed: number): Roll {
  let x = (seed ^ 0x9e3779b9) >>> 0 || 1;
  return (below) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % Math.max(1, below);
  };
}

export const oneOf = <T>(roll: Roll, list: readonly T[]): T => list[roll(list.length)];

/** One of the list, each as likely as its weight (whole numbers of 0 and more; all 0: evenly). */
export function weighted<T>(roll: Roll, list: readonly T[], weightOf: (one: T, at: number) => number): T {
  const weights = list.map(weightOf);
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum <= 0) return oneOf(roll, list);
  let at = roll(sum);
  for (let i = 0; i < list.length; i++) {
    at -= weights[i];
    if (at < 0) return list[i];
  }
  return list[list.length - 1];
}
