/** A long duel of random players, written down answer by answer. */
import type { Setup } from '../src/engine/contract.ts';
import type { Engine } from '../src/engine/index.ts';
import { UsageError } from './bench.ts';
import { chanceFrom, isDecision, randomAnswer } from './random-player.ts';

export interface Recorded {
  setup: Setup;
  /** One for each question, in order. */
  answers: (number | number[])[];
  /** Was there more than one legal answer? */
  decisive: boolean[];
  decisions: number;
}

/** Beyond so many duels none will be long enough. */
export const MOST_DUELS = 200;

export const tooLong = (decisions: number): UsageError =>
  new UsageError(
    `Of ${MOST_DUELS} duels none came to ${decisions} decisions: ask for fewer, or for other decks.`,
  );

/**
 * The first duel, from a seed on, that comes to so many decisions; up to the last of them.
 * @throws UsageError if no duel is so long
 */
export function recordDuel(
  engine: Engine,
  setupOf: (seed: number) => Setup,
  seed: number,
  decisions: number,
): Recorded {
  for (let i = 0; i < MOST_DUELS; i++) {
    const recorded = playedUpTo(engine, setupOf(seed + i), seed + i, decisions);
    if (recorded.decisions >= decisions) return recorded;
  }
  throw tooLong(decisions);
}

function playedUpTo(engine: Engine, setup: Setup, seed: number, decisions: number): Recorded {
  const chance = chanceFrom(seed);
  const duel = engine.create(setup);
  const recorded: Recorded = { setup, answers: [], decisive: [], decisions: 0 };
  while (recorded.decisions < decisions) {
    const q = engine.question(duel);
    if (q === null) break;
    const answer = randomAnswer(q, chance);
    recorded.answers.push(answer);
    recorded.decisive.push(isDecision(q));
    if (isDecision(q)) recorded.decisions++;
    engine.play(duel, answer);
  }
  return recorded;
}
