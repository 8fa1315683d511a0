/** What several benches have in common: one long duel by seed, and its positions. */
import { cards } from '../src/cards/index.ts';
import { createEngine, type Duel, type Engine } from '../src/engine/index.ts';
import { STANDARD, setupsOf } from './decks.ts';
import { type Recorded, recordDuel } from './record.ts';

export const LONG_DUEL = { decisions: 500, seed: 1, rounds: 5, deck: STANDARD };

export interface LongDuel extends Recorded {
  engine: Engine;
}

/** @throws UsageError for decks that cannot be played */
export function longDuel({ decisions, seed, deck }: Omit<typeof LONG_DUEL, 'rounds'>): LongDuel {
  const engine = createEngine({ cards });
  return { engine, ...recordDuel(engine, setupsOf(engine, deck), seed, Math.max(1, decisions)) };
}

/** Counts of the duel, to be told with what was measured on it. */
export const countsOf = ({ decisions, answers, setup }: LongDuel): Record<string, number> => ({
  decisions,
  prompts: answers.length,
  duelSeed: setup.seed,
});

/** Plays the duel once. @param each sees it at every prompt, before its answer */
export function playThrough(
  { engine, setup, answers }: LongDuel,
  each: (duel: Duel, answer: number | number[], at: number) => void,
): void {
  const duel = engine.create(setup);
  for (const [i, answer] of answers.entries()) {
    each(duel, answer, i);
    engine.play(duel, answer);
  }
}

/** Copies of so many positions with something to decide, evenly spread over the duel. */
export function positionsOf(long: LongDuel, count: number): Duel[] {
  const every = Math.max(1, long.decisions / count);
  const found: Duel[] = [];
  let decision = 0;
  playThrough(long, (duel, _answer, i) => {
    if (!long.decisive[i]) return;
    if (decision >= found.length * every && found.length < count) found.push(long.engine.clone(duel));
    decision++;
  });
  return found;
}
