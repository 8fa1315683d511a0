/** How long the table waits for an answer: the engine's own part, and what the app asks of it afterwards. */
import type { Viewer } from '../src/engine/contract.ts';
import { bench } from './bench.ts';
import { countsOf, LONG_DUEL, longDuel } from './long-duel.ts';
import { latencies, measure } from './measure.ts';

const PLAYERS = [0, 1] as const satisfies Viewer[];

export const decide = bench({
  about: 'latency of a decision over a long duel: the rules, the next prompt, what both players see',
  options: LONG_DUEL,
  async run({ rounds, ...given }) {
    const long = longDuel(given);
    const { engine, setup, answers, decisive } = long;

    /** Decides the whole duel on copies, as a table does; times of what follows a real decision. */
    function play() {
      const times = { decide: [], prompt: [], view: [], all: [] } as Record<string, number[]>;
      let duel = engine.create(setup);
      for (const [i, answer] of answers.entries()) {
        const start = performance.now();
        const next = engine.decide(duel, answer);
        const decided = performance.now();
        for (const p of PLAYERS) engine.viewPrompt(next.duel, p);
        const asked = performance.now();
        for (const p of PLAYERS) {
          engine.view(next.duel, p);
          engine.viewEvents(next.duel, p, next.events);
        }
        const seen = performance.now();
        duel = next.duel;
        if (!decisive[i]) continue;
        times.decide.push(decided - start);
        times.prompt.push(asked - decided);
        times.view.push(seen - asked);
        times.all.push(seen - start);
      }
      return times;
    }

    const measured = await measure(rounds, () => {
      const times = play();
      return Object.assign({}, ...Object.entries(times).map(([name, list]) => latencies(name, list)));
    });
    return { counts: countsOf(long), measured };
  },
});
