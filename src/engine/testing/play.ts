/** Random duels for tests: the starter decks, or decks mixed from every card, played by a seeded hand. */
import { cards } from '../../cards/index.ts';
import { anyAnswer } from '../../invariants/answering.ts';
import { dice } from '../../invariants/chance.ts';
import type { Setup } from '../contract.ts';
import { createEngine } from '../index.ts';
import type { Duel } from '../state/duel.ts';

export const engine = createEngine({ cards });

/** Two decks of 45 mixed from all cards, Fusion Monsters in the Fusion Deck. */
export function mixedSetup(seed: number): Setup {
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
  return { kind: 'decks', decks: [deck(), deck()], first: (seed & 1) as 0 | 1, seed };
}

export const mixedDuel = (seed: number): Duel => engine.create(mixedSetup(seed));

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
