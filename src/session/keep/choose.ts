/** Of the records that were kept of a duel, the one to go on from: the newest that is whole. */
import type { Engine } from '../engine.ts';
import type { DuelRecord } from '../record.ts';
import { type Salvaged, salvage } from '../restore.ts';
import type { Work } from '../slices.ts';
import type { Broken, Generation } from './storage.ts';

/** A record that is to be put away. */
export interface Bad extends Generation {
  why: Broken;
}

export interface Chosen {
  saved: Salvaged | null;
  /** How many records are newer than the one that was taken. */
  back: number;
  /** What cannot be used, or not whole, newest first. */
  bad: Bad[];
  /** What the rules failed with at the newest record, if it was that. */
  mistake: { error: unknown; record: DuelRecord } | null;
  /** There is something that the browser could not give. It may be able to another time. */
  withheld: boolean;
}

/**
 * @param records newest first
 * @returns 'newer' if the newest was written by a newer version of the program, which alone knows what to do with it
 */
export function* choose(engine: Engine, records: readonly Generation[]): Work<Chosen | 'newer'> {
  const chosen: Chosen = { saved: null, back: 0, bad: [], mistake: null, withheld: false };
  for (const [back, { key, value }] of records.entries()) {
    if (value === undefined) {
      chosen.withheld = true;
      continue;
    }
    const saved = yield* salvage(engine, value);
    if (saved === 'newer') {
      if (back === 0) return 'newer';
      continue;
    }
    if (typeof saved === 'string') {
      chosen.bad.push({ key, value, why: saved });
      continue;
    }
    if (saved.whole && saved.error === null) return { ...chosen, saved, back };
    if (saved.error !== null) chosen.mistake ??= { error: saved.error, record: saved.record };
    // Where it stood without the way there, or some of the way: taken if no record has both. An older one says nothing more.
    if (chosen.saved) continue;
    chosen.saved = saved;
    chosen.back = back;
    chosen.bad.push({ key, value, why: 'diverged' });
  }
  return chosen;
}
