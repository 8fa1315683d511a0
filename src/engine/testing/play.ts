/** Random duels for tests: the starter decks, or decks mixed from every card, played by a seeded hand. */
import { cards } from '../../cards/index.ts';
import { createEngine } from '../index.ts';
import type { Question } from '../question.ts';
import type { Duel } from '../state/duel.ts';

export const engine = createEngine({ cards });

/** A small generator of its own, so that a test's choices do not depend on the duel's chance. */
export function dice(seed: number): (below: number) => number {
  let x = (seed ^ 0x9e3779b9) >>> 0 || 1;
  return (below) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % Math.max(1, below);
  };
}

/** A legal answer; sets that a constraint refuses are drawn again. */
export function anyAnswer(q: Question, roll: (below: number) => number): number[] {
  for (;;) {
    const left = q.options.map((_, i) => i);
    const n = q.min + roll(q.max - q.min + 1);
    const picks: number[] = [];
    for (let i = 0; i < n; i++) picks.push(...left.splice(roll(left.length), 1));
    if (q.valid === null || q.valid(picks)) return picks;
  }
}

/** Two decks of 45 mixed from all cards, Fusion Monsters in the Fusion Deck. */
export function mixedDuel(seed: number): Duel {
  const roll = dice(seed);
  const usable = cards.filter((c) => !c.traits.includes('Blank') && c.frame !== 'token');
  const main = usable.filter((c) => c.frame !== 'fusion').map((c) => c.passcode);
  const fusion = usable.filter((c) => c.frame === 'fusion').map((c) => c.passcode);
  const deck = () => {
    const out: number[] = [];
    while (out.length < 45) {
      const passcode = main[roll(main.length)];
      if (out.filter((p) => p === passcode).length < 3) out.push(passcode);
    }
    return { main: out, fusion };
  };
  return engine.create({ kind: 'decks', decks: [deck(), deck()], first: (seed & 1) as 0 | 1, seed });
}

/** Plays on until the duel ends or so many answers were given. `each` sees the duel at every prompt, before its answer. */
export function playOn(
  duel: Duel,
  seed: number,
  most: number,
  each: (d: Duel, answer: number[]) => void,
): void {
  const roll = dice(seed);
  for (let i = 0; i < most; i++) {
    const q = engine.question(duel);
    if (q === null) return;
    const answer = anyAnswer(q, roll);
    each(duel, answer);
    engine.play(duel, answer);
  }
}
