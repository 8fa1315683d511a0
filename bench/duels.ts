/** Random against random with the two starter decks, on one core, for a while. */

import { starterDecks } from '../src/cards/decks.ts';
import { cards } from '../src/cards/index.ts';
import { createEngine } from '../src/engine/index.ts';
import { chanceFrom, isDecision, randomAnswer } from './random-player.ts';

const MOST_TURNS = 200;

export interface DuelsReport {
  duels: number;
  duelsPerSecond: number;
  decisionsPerSecond: number;
  decisionsPerDuel: number;
  turnsPerDuel: number;
  promptsPerDuel: number;
  heapMB: number;
}

/** @param seconds how long to play; @param seed of the shuffles and of the players */
export function benchDuels(seconds: number, seed: number): DuelsReport {
  const engine = createEngine({ cards });
  const [a, b] = starterDecks;
  const list = (d: typeof a) => ({ main: [...d.main], fusion: [...d.fusion] });
  const chance = chanceFrom(seed);
  let duels = 0;
  let decisions = 0;
  let prompts = 0;
  let turns = 0;
  const start = process.hrtime.bigint();
  const end = start + BigInt(Math.round(seconds * 1e9));
  do {
    const duel = engine.create({
      kind: 'decks',
      decks: [list(a), list(b)],
      first: (duels % 2) as 0 | 1,
      seed: seed + duels,
    });
    while (duel.turn <= MOST_TURNS) {
      const q = engine.question(duel);
      if (q === null) break;
      prompts++;
      if (isDecision(q)) decisions++;
      engine.play(duel, randomAnswer(q, chance));
    }
    turns += Math.min(duel.turn, MOST_TURNS);
    duels++;
  } while (process.hrtime.bigint() < end);
  const elapsed = Number(process.hrtime.bigint() - start) / 1e9;
  return {
    duels,
    duelsPerSecond: round(duels / elapsed),
    decisionsPerSecond: Math.round(decisions / elapsed),
    decisionsPerDuel: round(decisions / duels),
    turnsPerDuel: round(turns / duels),
    promptsPerDuel: round(prompts / duels),
    heapMB: round(process.memoryUsage().heapUsed / 1048576),
  };
}

const round = (n: number): number => Math.round(n * 10) / 10;
