/** How long a recorded duel takes to be played again, and a jump to any decision in it: as the table does it, and from scratch. */

import { fromRecord, type Match, newMatch, replay as replayInto, toRecord } from '../src/session/match.ts';
import { readRecord } from '../src/session/record.ts';
import { atOnce } from '../src/session/slices.ts';
import { tableOf } from '../src/session/table.ts';
import * as trees from '../src/session/tree.ts';
import { bench } from './bench.ts';
import { countsOf, LONG_DUEL, type LongDuel, longDuel } from './long-duel.ts';
import { latencies, measure, ms } from './measure.ts';

/** From scratch a point takes many times as long: some of them are enough. */
const SCRATCH_EVERY = 5;

const timed = (act: () => void): number => {
  const start = performance.now();
  act();
  return performance.now() - start;
};

/** As `timed`, of the processor: other programs do not lengthen it, the collector's other threads do. */
function cpuTimed(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The duel as the app keeps it. */
function kept({ engine, setup, answers, decisive }: LongDuel): string {
  const match = newMatch(engine, setup, ['Ada', 'Ben'], 'open');
  replayInto(
    engine,
    match,
    answers.map((answer, i) => ({ answer, auto: !decisive[i] })),
  );
  return JSON.stringify(toRecord(engine, match));
}

/** The points to be jumped to: far apart from each other in time, as nobody steps there one by one. */
function points({ decisive }: LongDuel): number[] {
  const all = [...decisive.keys()].filter((i) => decisive[i]);
  const stride = coprime(all.length);
  return all.map((_, i) => all[(i * stride) % all.length]);
}

function coprime(n: number): number {
  const divides = (a: number, b: number): number => (b === 0 ? a : divides(b, a % b));
  let stride = Math.max(1, Math.floor(n * 0.618));
  while (divides(n, stride) !== 1) stride++;
  return stride;
}

export const replay = bench({
  about: 'a recorded duel played again, and jumps to each of its decisions (aim: 16 ms)',
  options: LONG_DUEL,
  async run({ rounds, ...given }) {
    const long = longDuel(given);
    const { engine, setup, answers } = long;
    const record = kept(long);
    const nodes = points(long);
    const some = nodes.filter((_, i) => i % SCRATCH_EVERY === 0);

    function restore(): Match {
      const read = readRecord(JSON.parse(record));
      const restored = read.ok ? atOnce(fromRecord(engine, read.record)) : null;
      if (!restored?.whole) throw new Error('the record does not lead where it led');
      return restored.match;
    }

    /** What the session does to show a node of the tree, and to keep that it is shown. */
    function jump(match: Match, node: number): void {
      const since = match.tree.at;
      match.tree = trees.walk(match.tree, node);
      tableOf(engine, match, since);
      toRecord(engine, match);
    }

    function fromScratch(node: number): void {
      const duel = engine.create(setup);
      for (let i = 0; i < node; i++) engine.play(duel, answers[i]);
      engine.viewPrompt(duel, 'judge');
      engine.view(duel, 'judge');
    }

    const measured = await measure(rounds, () => {
      const whole = timed(() => fromScratch(answers.length));
      let match!: Match;
      const restored = timed(() => {
        match = restore();
      });
      return {
        whole: ms(whole),
        restore: ms(restored),
        ...latencies(
          'jump',
          nodes.map((node) => timed(() => jump(match, node))),
        ),
        ...latencies(
          'jumpCpu',
          nodes.map((node) => cpuTimed(() => jump(match, node))),
        ),
        ...latencies(
          'scratch',
          some.map((node) => timed(() => fromScratch(node))),
        ),
      };
    });
    return {
      counts: {
        ...countsOf(long),
        jumps: nodes.length,
        fromScratch: some.length,
        recordBytes: record.length,
      },
      measured,
    };
  },
});
