/** Random against random with two decks, on one core, for a while. */
import { cards } from '../src/cards/index.ts';
import { createEngine } from '../src/engine/index.ts';
import { bench } from './bench.ts';
import { STANDARD, setupsOf } from './decks.ts';
import { measure, perSecond } from './measure.ts';
import { chanceFrom, isDecision, randomAnswer } from './random-player.ts';

const MOST_TURNS = 200;

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

    /** The same duels every round, so that rounds differ only by the machine. */
    function play(): Tally {
      const chance = chanceFrom(seed);
      const tally: Tally = { duels: 0, decisions: 0, prompts: 0, turns: 0, seconds: 0, cpuSeconds: 0 };
      const cpu = process.cpuUsage();
      const start = performance.now();
      const end = start + (seconds * 1000) / Math.max(1, rounds);
      do {
        const duel = engine.create(setup(seed + tally.duels));
        while (duel.turn <= MOST_TURNS) {
          const q = engine.question(duel);
          if (q === null) break;
          tally.prompts++;
          if (isDecision(q)) tally.decisions++;
          engine.play(duel, randomAnswer(q, chance));
        }
        tally.turns += Math.min(duel.turn, MOST_TURNS);
        tally.duels++;
      } while (performance.now() < end);
      tally.seconds = (performance.now() - start) / 1000;
      const { user, system } = process.cpuUsage(cpu);
      tally.cpuSeconds = (user + system) / 1e6;
      return tally;
    }

    let last!: Tally;
    const measured = await measure(rounds, () => {
      last = play();
      return {
        duelsPerSecond: perSecond(last.duels / last.seconds),
        decisionsPerSecond: perSecond(last.decisions / last.seconds),
        decisionsPerCpuSecond: perSecond(last.decisions / last.cpuSeconds),
        promptsPerSecond: perSecond(last.prompts / last.seconds),
      };
    });
    const each = (n: number): number => Math.round((n / last.duels) * 10) / 10;
    return {
      counts: {
        duelsInARound: last.duels,
        decisionsPerDuel: each(last.decisions),
        promptsPerDuel: each(last.prompts),
        turnsPerDuel: each(last.turns),
      },
      measured,
    };
  },
});
