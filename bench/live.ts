/** What many duels take that are under way at once, with all that the engine holds for them. */
import { cards } from '../src/cards/index.ts';
import { createEngine, type Duel } from '../src/engine/index.ts';
import { bench } from './bench.ts';
import { STANDARD, setupsOf } from './decks.ts';
import { bytesEach } from './heap.ts';
import { kB, MB, measure } from './measure.ts';
import { chanceFrom, isDecision, randomAnswer } from './random-player.ts';
import { MOST_DUELS, tooLong } from './record.ts';

export const live = bench({
  about: 'heap of many duels in their middle, caches included (aim: 20 MB for 100)',
  options: { duels: 100, decisions: 150, seed: 1, rounds: 3, deck: STANDARD },
  async run({ duels, decisions, seed, rounds, deck }) {
    const engine = createEngine({ cards });
    const setup = setupsOf(engine, deck);
    const count = Math.max(1, duels);
    let onTheField = 0;

    /** A duel after so many decisions; one that ends before is no live one, and another is played instead. */
    function playing(from: number): { duel: Duel; next: number } {
      for (let at = from; at < from + MOST_DUELS; at++) {
        const duel = engine.create(setup(at));
        const chance = chanceFrom(at);
        for (let made = 0; made < decisions; ) {
          const q = engine.question(duel);
          if (q === null) break;
          if (isDecision(q)) made++;
          engine.play(duel, randomAnswer(q, chance));
        }
        if (engine.question(duel) !== null) return { duel, next: at + 1 };
      }
      throw tooLong(decisions);
    }

    const measured = await measure(rounds, async () => {
      let next = seed;
      onTheField = 0;
      const whole = await bytesEach(count, () => {
        const found = playing(next);
        next = found.next;
        onTheField += found.duel.cards.filter((c) => c.zone === 'monster' || c.zone === 'spell').length;
        return found.duel;
      });
      next = seed;
      // Another engine keeps nothing for what this one has played.
      const bare = await bytesEach(count, () => {
        const found = playing(next);
        next = found.next;
        return engine.clone(found.duel);
      });
      return { heap: MB(whole * count), eachDuel: kB(whole), eachValue: kB(bare) };
    });
    return { counts: { duels: count, decisions, cardsOnTheField: onTheField }, measured };
  },
});
