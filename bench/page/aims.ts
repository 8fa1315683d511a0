/** What the page aims at, and which of it was missed. */
import type { Report } from '../bench.ts';

/** A task that takes longer keeps the page from answering (ms). */
export const LONG = 50;

interface Aim {
  /** Names of the figures that it is about. */
  of: RegExp;
  most: number;
  unit: string;
}

const TIMES: readonly Aim[] = [
  // Not slowed down: from the address to a start screen or a table that answers, from "Begin" to a table.
  { of: /^1x to\w+$/, most: 1000, unit: 'ms' },
  // From input to the next paint, for 95 of 100.
  { of: / paintP95$/, most: 100, unit: 'ms' },
];
const COUNTS: readonly Aim[] = [
  { of: / longTasks$/, most: 0, unit: `tasks over ${LONG} ms` },
  { of: /^scripts over the limit$/, most: 0, unit: 'bytes' },
];

/** @returns one line for each aim that was missed; none if all were met */
export function missed({ counts, measured }: Pick<Report, 'counts' | 'measured'>): string[] {
  const lines: string[] = [];
  const look = (aims: readonly Aim[], name: string, value: number): void => {
    for (const { of, most, unit } of aims)
      if (of.test(name) && value > most) lines.push(`${name}: ${value} ${unit}, more than ${most}`);
  };
  for (const [name, { median }] of Object.entries(measured)) look(TIMES, name, median);
  for (const [name, count] of Object.entries(counts)) look(COUNTS, name, count);
  return lines;
}
