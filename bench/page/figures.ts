/** Series of measurements inside the page, and what is told of them. */
import { type Figure, type Measures, ms, percentile, spread } from '../measure.ts';

export type Figures = Record<string, Figure>;

export const round = (n: number): number => Math.round(n * 10) / 10;

/** How slow most, nearly all and the worst were, as figures `<name>P50` and so on; all 0 if there was nothing. */
export function tail(name: string, values: readonly number[]): Figures {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => ms(sorted.length > 0 ? percentile(sorted, share) : 0);
  return { [`${name}P50`]: at(50), [`${name}P95`]: at(95), [`${name}Max`]: at(100) };
}

/** Figures of several rounds, each with the same names. @param of begins their names */
export function over(rounds: readonly Figures[], of: string): Measures {
  const [first = {}] = rounds;
  return Object.fromEntries(
    Object.entries(first).map(([name, { unit }]) => [
      `${of} ${name}`,
      { unit, ...spread(rounds.map((round) => round[name].value)) },
    ]),
  );
}

/** One event of the browser's Event Timing, as far as it is used here; milliseconds. */
export interface TimedEvent {
  name: string;
  /** Non-zero for events that belong to a click, a tap or a key. */
  interaction: number;
  start: number;
  duration: number;
}

/** The browser tells nothing of events that were painted sooner than this (ms). */
export const UNTOLD = 16;

/**
 * From each click, tap or key to the next paint: the longest of the events that belong to it.
 * @param count how many there were, told or not: those too quick to be told count as `UNTOLD`
 */
export function interactions(events: readonly TimedEvent[], count: number): number[] {
  const longest = new Map<number, number>();
  for (const { interaction, duration } of events)
    if (interaction > 0) longest.set(interaction, Math.max(longest.get(interaction) ?? 0, duration));
  const told = [...longest.values()];
  return [...told, ...Array<number>(Math.max(0, count - told.length)).fill(UNTOLD)];
}
