/** One random duel under all checks. */
import type { Engine, Setup } from '../engine/index.ts';
import { anyAnswer, quietAnswer } from '../invariants/answering.ts';
import { Broken, type CheckName } from '../invariants/broken.ts';
import { dice, type Roll } from '../invariants/chance.ts';
import { Ends } from '../invariants/ends.ts';
import { type Counts, Inspector } from '../invariants/inspector.ts';
import type { Given } from '../invariants/replay.ts';
import type { Schedule } from '../invariants/schedule.ts';
import type { Pool } from './pool.ts';
import type { Reach } from './reach.ts';
import { steering } from './steer.ts';

/** A duel in which something broke: how it began, and every answer up to then, the one under way included. */
export interface Failure {
  check: CheckName;
  /** What broke, in plain words. */
  message: string;
  setup: Setup;
  record: Given[];
  /** Did it break as the last answer was carried out? Else at the question after it. */
  answering: boolean;
}

export interface PlayMeans {
  engine: Engine;
  schedule: Schedule;
  counts: Counts;
  pool: Pool;
  reach: Reach;
  /** Decisions after which the duel is left. */
  most: number;
  /** Is there still time? */
  goOn: () => boolean;
}

/** @param seed of the players' choices */
export function playDuel(
  setup: Setup,
  seed: number,
  means: PlayMeans,
): { decisions: number; failure: Failure | null } {
  const { engine, schedule, counts, pool, reach, most, goOn } = means;
  const roll = dice(seed);
  const trial = { engine, schedule, counts, roll: dice(seed ^ 0x5bd1e995) };
  let answering = false;
  let inspector: Inspector | null = null;
  const ends = new Ends();
  reach.begin();
  try {
    inspector = new Inspector(setup, trial);
    const { duel } = inspector;
    for (;;) {
      answering = false;
      inspector.meet();
      ends.check(duel);
      counts.ends++;
      const q = engine.question(duel);
      if (q === null || inspector.record.length >= most || !goOn()) break;
      const answer = ends.tired
        ? quietAnswer(q, roll)
        : anyAnswer(q, roll, choices(roll) ? steering(duel, q, pool, reach) : null);
      answering = true;
      const events = inspector.answer(answer);
      counts.crash++;
      reach.note(duel, events);
    }
    return { decisions: inspector.record.length, failure: null };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    const record = inspector?.record ?? [];
    const { check, message } = error;
    return { decisions: record.length, failure: { check, message, setup, record, answering } };
  }
}

/** Now and then somebody does anything at all. */
const choices = (roll: Roll): boolean => roll(4) > 0;

/** Plays a record once more under all checks. @returns what breaks, or null */
export function replayRecord(
  engine: Engine,
  setup: Setup,
  record: readonly Given[],
  means: { schedule: Schedule; counts: Counts; seed: number },
): Failure | null {
  let inspector: Inspector | null = null;
  let answering = false;
  const ends = new Ends();
  try {
    inspector = new Inspector(setup, { engine, roll: dice(means.seed), ...means });
    for (const { answer, fix } of record) {
      answering = false;
      inspector.meet();
      ends.check(inspector.duel);
      if (fix) inspector.fix(fix);
      answering = true;
      inspector.answer(answer);
    }
    answering = false;
    inspector.meet();
    ends.check(inspector.duel);
    return null;
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    const { check, message } = error;
    return { check, message, setup, record: inspector?.record ?? [], answering };
  }
}
