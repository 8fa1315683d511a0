/** Figures of several rounds in one process: the least, the median and the greatest, and how they compare with a fixed yardstick. */
import { yardstick } from './yardstick.ts';

type Unit = 'ms' | 'µs' | 'per s' | 'kB' | 'MB';

/** One figure of one round. */
export interface Figure {
  value: number;
  unit: Unit;
}

export interface Spread {
  min: number;
  median: number;
  max: number;
}

export interface Measure extends Spread {
  unit: Unit;
  /**
   * The same in yardsticks of its round: durations divided by the yardstick's, rates per yardstick. To be compared
   * between machines. Sizes have none: they are the same everywhere.
   */
  ratio?: Spread;
}

export type Measures = Record<string, Measure>;

export const ms = (value: number): Figure => ({ value, unit: 'ms' });
export const us = (value: number): Figure => ({ value, unit: 'µs' });
export const perSecond = (value: number): Figure => ({ value, unit: 'per s' });
export const kB = (bytes: number): Figure => ({ value: bytes / 1024, unit: 'kB' });
export const MB = (bytes: number): Figure => ({ value: bytes / 1048576, unit: 'MB' });

/** @param samples at least one */
export function spread(samples: readonly number[]): Spread {
  const sorted = [...samples].sort((a, b) => a - b);
  return { min: short(sorted[0]), median: short(percentile(sorted, 50)), max: short(sorted.at(-1)!) };
}

/** @param sorted ascending, at least one; @param p 0 to 100 */
export function percentile(sorted: ArrayLike<number>, p: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * p) / 100))];
}

/** Percentiles of durations in ms as figures `<name>P50` and so on. */
export function latencies(name: string, samples: readonly number[]): Record<string, Figure> {
  const sorted = Float64Array.from(samples).sort();
  const figures: Record<string, Figure> = {};
  for (const p of [50, 90, 99]) figures[`${name}P${p}`] = ms(percentile(sorted, p));
  figures[`${name}Max`] = ms(sorted[sorted.length - 1]);
  return figures;
}

/** Four significant digits: more would be noise. */
const short = (n: number): number => Number(n.toPrecision(4));

/** A duration or rate in yardsticks of so many ms; null for a size. */
function inYardsticks({ value, unit }: Figure, yardstickMs: number): number | null {
  switch (unit) {
    case 'ms':
      return value / yardstickMs;
    case 'µs':
      return value / 1000 / yardstickMs;
    case 'per s':
      return (value * yardstickMs) / 1000;
    default:
      return null;
  }
}

/** Runs something once to warm up and then so many rounds. @param once one round; each gives the same figures */
export async function measure(
  rounds: number,
  once: () => Record<string, Figure> | Promise<Record<string, Figure>>,
): Promise<Measures> {
  yardstick();
  await once();
  const taken: Record<string, { unit: Unit; values: number[]; ratios: number[] }> = {};
  const note = (name: string, figure: Figure, ratio: number | null): void => {
    taken[name] ??= { unit: figure.unit, values: [], ratios: [] };
    taken[name].values.push(figure.value);
    if (ratio !== null) taken[name].ratios.push(ratio);
  };
  for (let i = 0; i < Math.max(1, rounds); i++) {
    const before = yardstick();
    const figures = await once();
    // Before and after, as the machine's speed may drift in between.
    const length = (before + yardstick()) / 2;
    for (const [name, figure] of Object.entries(figures)) note(name, figure, inYardsticks(figure, length));
    note('yardstick', ms(length), null);
  }
  return Object.fromEntries(
    Object.entries(taken).map(([name, { unit, values, ratios }]) => [
      name,
      { unit, ...spread(values), ...(ratios.length > 0 ? { ratio: spread(ratios) } : {}) },
    ]),
  );
}
