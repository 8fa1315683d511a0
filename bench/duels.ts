/** Random against random with two decks, on one core, for a while. */
import { cards } from '../src/cards/index.ts';
import type { Setup } from '../src/engine/contract.ts';
import { createEngine, type Duel, type Engine } from '../src/engine/index.ts';
import { bench } from './bench.ts';
import { STANDARD, setupsOf } from './decks.ts';
import { measure, perSecond } from './measure.ts';
import { type Chance, chanceFrom, isDecision, randomAnswer } from './random-player.ts';

const MOST_TURNS = 200;

/**
 * How questions that leave no choice are dealt with: each `asked`, as a table has it, or passed by the engine itself, as a
 * search has it. The duels are the same.
 */
export type Form = 'asked' | 'search';

export interface Played {
  duel: Duel;
  /** Questions with more than one legal answer. */
  decisions: number;
  /** Questions that were asked, those with a single answer too. */
  prompts: number;
}

/** One duel of random players to its end, or to a turn that none should come to. */
export function playDuel(engine: Engine, setup: Setup, chance: Chance, form: Form): Played {
  const duel = engine.create(setup);
  const go = form === 'search' ? engine.playOn : engine.play;
  let decisions = 0;
  let prompts = 0;
  while (duel.turn <= MOST_TURNS) {
    const q = engine.question(duel);
    if (q === null) break;
    prompts++;
    if (isDecision(q)) decisions++;
    go(duel, randomAnswer(q, chance));
  }
  return { duel, decisions, prompts };
}

/** Duels of one round. */
interface Tally {
  duels: number;
  decisions: number;
  prompts: number;
  turns: number;
  seconds: number;
  /** Of the processor, which other programs do not lengthen; those of the collector are among them. */
  cpuSeconds: number;
}

export const duels = bench({
  about: 'whole duels of random players: decks by name or as .ydk files',
  options: { seconds: 10, seed: 1, rounds: 5, deck: STANDARD },
  async run({ seconds, seed, rounds, deck }) {
    const engine = createEngine({ cards });
    const setup = setupsOf(engine, deck);
    /** Each round plays in both forms. */
    const share = (seconds * 1000) / Math.max(1, rounds) / 2;

    /** The same duels every round, so that rounds differ only by the machine. */
    function play(form: Form): Tally {
      const chance = chanceFrom(seed);
      const tally: Tally = { duels: 0, decisions: 0, prompts: 0, turns: 0, seconds: 0, cpuSeconds: 0 };
      const cpu = process.cpuUsage();
      const start = performance.now();
      do {
        const { duel, decisions, prompts } = playDuel(engine, setup(seed + tally.duels), chance, form);
        tally.decisions += decisions;
        tally.prompts += prompts;
        tally.turns += Math.min(duel.turn, MOST_TURNS);
        tally.duels++;
      } while (performance.now() < start + share);
      tally.seconds = (performance.now() - start) / 1000;
      const { user, system } = process.cpuUsage(cpu);
      tally.cpuSeconds = (user + system) / 1e6;
      return tally;
    }

    let asked!: Tally;
    const measured = await measure(rounds, () => {
      const search = play('search');
      asked = play('asked');
      return {
        duelsPerSecond: perSecond(search.duels / search.seconds),
        decisionsPerSecond: perSecond(search.decisions / search.seconds),
        decisionsPerCpuSecond: perSecond(search.decisions / search.cpuSeconds),
        askedDecisionsPerSecond: perSecond(asked.decisions / asked.seconds),
        askedPromptsPerSecond: perSecond(asked.prompts / asked.seconds),
      };
    });
    const each = (n: number): number => Math.round((n / asked.duels) * 10) / 10;
    return {
      counts: {
        duelsInARound: asked.duels,
        decisionsPerDuel: each(asked.decisions),
        promptsPerDuel: each(asked.prompts),
        turnsPerDuel: each(asked.turns),
      },
      measured,
    };
  },
});
