import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnswer } from '../invariants/answering.ts';
import { CHECKS } from '../invariants/broken.ts';
import { dice } from '../invariants/chance.ts';
import { Inspector, noCounts } from '../invariants/inspector.ts';
import { FULL } from '../invariants/schedule.ts';
import { hashDuel } from './state/hash.ts';
import { engine, mixedDuel, mixedSetup, playOn } from './testing/play.ts';

const seeds = fc.integer({ min: 1, max: 1_000_000 });
const PROMPTS = 400;

describe('a duel', { timeout: 60_000 }, () => {
  it('keeps every promise at every question', () => {
    const counts = noCounts();
    fc.assert(
      fc.property(seeds, (seed) => {
        const roll = dice(seed);
        const inspector = new Inspector(mixedSetup(seed), {
          engine,
          schedule: FULL,
          roll: dice(seed + 1),
          counts,
        });
        for (let i = 0; i < PROMPTS; i++) {
          inspector.meet();
          const q = engine.question(inspector.duel);
          if (q === null) return;
          inspector.answer(anyAnswer(q, roll));
        }
      }),
      { numRuns: 5 },
    );
    // How long a turn lasts, and what is thrown, is seen by those who play on.
    const { ends, crash, ...made } = counts;
    expect([ends, crash]).toEqual([0, 0]);
    for (const name of Object.keys(made) as (keyof typeof made)[])
      expect(made[name], CHECKS[name]).toBeGreaterThan(0);
  });

  it('is the same for the same setup and answers', () => {
    const record = (seed: number): string[] => {
      const hashes: string[] = [];
      playOn(mixedDuel(seed), seed, PROMPTS, (duel) => hashes.push(hashDuel(duel)));
      return hashes;
    };
    expect(record(7)).toEqual(record(7));
    expect(record(7)).not.toEqual(record(8));
  });

  it('ends', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const duel = mixedDuel(seed);
      playOn(duel, seed, 30_000, () => {});
      expect(duel.result).not.toBeNull();
    }
  });
});
