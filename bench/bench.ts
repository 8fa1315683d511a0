/** What a bench is: one subcommand of `npm run -s bench`. */
import type { Measures } from './measure.ts';

/** Options by name, each with what it is if not given: a number from 0 up, a word, or a list (given once for each of its items). */
export type Options = Record<string, number | string | readonly string[]>;

export type Given<O extends Options> = {
  [K in keyof O]: O[K] extends number ? number : O[K] extends string ? string : readonly string[];
};

/** What a bench prints: counts, which are the same on every machine, and what was measured. */
export interface Report {
  counts: Record<string, number>;
  measured: Measures;
  /** What lies behind the figures, for whoever looks for the cause. */
  details?: unknown;
  /** A line for each aim that was missed, by benches that have aims. */
  missed?: readonly string[];
}

export interface Bench<O extends Options = Options> {
  /** What it measures, in a line. */
  about: string;
  options: O;
  /** @throws UsageError if what was given makes no sense */
  run(given: Given<O>): Report | Promise<Report>;
}

/** A bench whose options are typed by their defaults. */
export const bench = <O extends Options>(b: Bench<O>): Bench => b as unknown as Bench;

/** Something that was given on the command line cannot be used; the message says what, and what to do. */
export class UsageError extends Error {
  override name = 'UsageError';
}
