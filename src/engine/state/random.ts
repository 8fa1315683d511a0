/** Chance: a seeded generator whose state is four numbers in the duel, and outcomes fixed beforehand. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { tell } from '../events.ts';
import type { Game } from '../game.ts';
import type { Card, Duel } from './duel.ts';

export const seedState = (seed: number): number[] => [...xoroshiro128plus(seed).getState()];

/** A whole number from `from` to `to`, both included. */
export function randomInt(duel: Duel, from: number, to: number): number {
  const rng = xoroshiro128plusFromState(duel.rng);
  const n = uniformInt(rng, from, to);
  duel.rng = [...rng.getState()];
  return n;
}

/** Shuffles cards (ids) in place and renews their tags, so that none can be followed. */
export function shuffleIds(duel: Duel, ids: number[]): void {
  const rng = xoroshiro128plusFromState(duel.rng);
  for (let i = ids.length - 1; i > 0; i--) {
    const j = uniformInt(rng, 0, i);
    const id = ids[i];
    ids[i] = ids[j];
    ids[j] = id;
  }
  duel.rng = [...rng.getState()];
  for (const id of ids) retag(duel, duel.cards[id]);
}

function retag(duel: Duel, c: Card): void {
  c.tag = ++duel.tags;
}

/** A coin: true for heads. */
export function tossCoin(g: Game): boolean {
  const fixed = g.duel.fixed.shift();
  const heads = fixed === undefined ? randomInt(g.duel, 0, 1) === 0 : fixed === 'heads';
  tell(g, 'toss', { value: heads ? 'heads' : 'tails' });
  return heads;
}

/** A six-sided die. */
export function rollDie(g: Game): number {
  const fixed = g.duel.fixed.shift();
  const n = fixed === undefined ? randomInt(g.duel, 1, 6) : Number(fixed);
  tell(g, 'toss', { value: n });
  return n;
}
