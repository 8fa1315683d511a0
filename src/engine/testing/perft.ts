/**
 * Counts what can become of a position within so many decisions. A decision is a question with more than one legal answer;
 * questions with a single one are answered on the way and count for nothing.
 */
import type { Engine, Setup } from '../index.ts';
import type { Question } from '../question.ts';
import type { Duel } from '../state/duel.ts';
import { allAnswers, type Picks } from './answers.ts';

/** How to come from a position to the one after an answer. */
interface Way<P> {
  begin(setup: Setup): P;
  duel(p: P): Duel;
  /** The position itself stays as it is. */
  next(p: P, answer: Picks): P;
  /** The same where nobody needs the position any more. */
  on(p: P, answer: Picks): P;
}

/** Carries answers out in place, on copies. */
export const byPlay = (engine: Engine): Way<Duel> => ({
  begin: (setup) => engine.create(setup),
  duel: (p) => p,
  next(p, answer) {
    const copy = engine.clone(p);
    engine.play(copy, answer);
    return copy;
  },
  on(p, answer) {
    engine.play(p, answer);
    return p;
  },
});

/** Decides, as a table does. */
export const byDecide = (engine: Engine): Way<Duel> => ({
  begin: (setup) => engine.create(setup),
  duel: (p) => p,
  next: (p, answer) => engine.decide(p, answer).duel,
  on: (p, answer) => engine.decide(p, answer).duel,
});

/** Plays everything anew from the setup for each position. */
export function byReplay(engine: Engine): Way<Played> {
  const next = ({ setup, answers }: Played, answer: Picks): Played => {
    const all = [...answers, answer];
    const duel = engine.create(setup);
    for (const one of all) engine.play(duel, one);
    return { setup, answers: all, duel };
  };
  return {
    begin: (setup) => ({ setup, answers: [], duel: engine.create(setup) }),
    duel: (p) => p.duel,
    next,
    on: next,
  };
}

interface Played {
  setup: Setup;
  answers: readonly Picks[];
  duel: Duel;
}

/**
 * Hashes of the positions after every sequence of 1, 2, ... decisions, each list in the order of the answers.
 * @param see is shown every position in which there is something to decide
 */
export function outcomes<P>(
  engine: Engine,
  way: Way<P>,
  setup: Setup,
  decisions: number,
  see: (duel: Duel, q: Question) => void = () => {},
): string[][] {
  const found = Array.from({ length: decisions + 1 }, (): string[] => []);
  const walk = (p: P, depth: number): void => {
    for (;;) {
      const q = engine.question(way.duel(p));
      const answers = q === null ? [] : allAnswers(q);
      if (answers.length === 1) {
        p = way.on(p, answers[0]);
        continue;
      }
      if (q !== null) see(way.duel(p), q);
      found[depth].push(engine.hash(way.duel(p)));
      if (depth < decisions) for (const answer of answers) walk(way.next(p, answer), depth + 1);
      return;
    }
  };
  walk(way.begin(setup), 0);
  return found.slice(1);
}
