/** What a copy of a duel and its hash cost, at the beginning of a long duel, in its middle and at its end. */
import type { Duel } from '../src/engine/index.ts';
import { bench } from './bench.ts';
import { bytesEach } from './heap.ts';
import { countsOf, LONG_DUEL, longDuel, positionsOf } from './long-duel.ts';
import { type Figure, measure, us } from './measure.ts';

const MOMENTS = ['Early', 'Mid', 'Late'] as const;
const WEIGHED = 100;

export const clone = bench({
  about: 'a copy and a hash of a duel: early, in the middle, late',
  options: { ...LONG_DUEL, times: 2000 },
  async run({ rounds, times, ...given }) {
    const long = longDuel(given);
    const { engine } = long;
    const spread = positionsOf(long, 20);
    const moments = [spread[0], spread[Math.floor(spread.length / 2)], spread[spread.length - 1]];
    const count = Math.max(1, times);
    let kept: unknown;

    function each(act: (duel: Duel) => unknown, duel: Duel): Figure {
      const start = performance.now();
      for (let i = 0; i < count; i++) kept = act(duel);
      return us(((performance.now() - start) / count) * 1000);
    }

    const bytes: Record<string, number> = {};
    for (const [i, moment] of MOMENTS.entries())
      bytes[`bytes${moment}`] = Math.round(await bytesEach(WEIGHED, () => engine.clone(moments[i])));
    const measured = await measure(rounds, () => {
      const figures: Record<string, Figure> = {};
      for (const [i, moment] of MOMENTS.entries()) {
        figures[`clone${moment}`] = each(engine.clone, moments[i]);
        figures[`hash${moment}`] = each(engine.hash, moments[i]);
      }
      return figures;
    });
    if (kept === undefined) throw new Error('nothing was copied');
    return { counts: { ...countsOf(long), cards: moments[0].cards.length, ...bytes }, measured };
  },
});
