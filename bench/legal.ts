/** What it costs to know what is legal: asking a position's question from scratch, and explaining all that might be tried. */
import type { Action } from '../src/engine/contract.ts';
import type { Duel } from '../src/engine/index.ts';
import { bench } from './bench.ts';
import { countsOf, LONG_DUEL, longDuel, positionsOf } from './long-duel.ts';
import { latencies, measure } from './measure.ts';

export const legal = bench({
  about: 'all legal actions of the player asked, and the reasons of all attempts',
  options: { ...LONG_DUEL, positions: 100 },
  async run({ rounds, positions, ...given }) {
    const long = longDuel(given);
    const { engine } = long;
    const spread = positionsOf(long, Math.max(1, positions));
    let options = 0;
    let attempts = 0;

    /** Everything that the player asked may try, with the cards they see. */
    function explainAll(duel: Duel): number {
      const player = engine.question(duel)!.player;
      const { sides } = engine.view(duel, player);
      const actions: Action[] = sides
        .flatMap((s) => [...s.hand, ...s.monsters, ...s.spells, s.field, ...s.graveyard])
        .flatMap((card) => (card === null ? [] : engine.attempts(duel, player, card.id)));
      for (const action of actions) engine.explain(duel, player, action);
      return actions.length;
    }

    const measured = await measure(rounds, () => {
      const times = { list: [] as number[], explain: [] as number[] };
      options = 0;
      attempts = 0;
      for (const position of spread) {
        // A copy has nothing worked out yet.
        const fresh = engine.clone(position);
        const start = performance.now();
        options += engine.question(fresh)!.options.length;
        const listed = performance.now();
        attempts += explainAll(fresh);
        times.list.push(listed - start);
        times.explain.push(performance.now() - listed);
      }
      return { ...latencies('list', times.list), ...latencies('explain', times.explain) };
    });
    return { counts: { ...countsOf(long), positions: spread.length, options, attempts }, measured };
  },
});
