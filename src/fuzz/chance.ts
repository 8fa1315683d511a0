/** Seeds of duels, and chances of what goes into them. */
import type { Roll } from '../invariants/chance.ts';

/** The seed of the n-th duel of a run: neighbours have nothing in common. */
export function seedOf(run: number, duel: number): number {
  let x = (Math.imul(run, 0x85ebca6b) ^ Math.imul(duel + 1, 0xc2b2ae35)) >>> 0;
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) >>> 0;
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39) >>> 0;
  return (x ^ (x >>> 15)) >>> 0;
}

export const percent = (roll: Roll, chance: number): boolean => roll(100) < chance;

/** So many things, each made anew. */
export const times = <T>(n: number, make: (at: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i));
