import { describe, expect, it } from 'vitest';
import type { Duel } from '../engine/index.ts';
import { Ends } from './ends.ts';
import { breaks, duel } from './testing/faults.ts';

const board = duel();

/** At how many questions of the turns given a player is tired, and what breaks. */
function watch(turns: readonly number[]): { tired: number; broke: string } {
  const ends = new Ends();
  let tired = 0;
  const broke = breaks(() => {
    for (const turn of turns) {
      ends.check({ ...board, turn });
      if (ends.tired) tired++;
    }
  });
  return { tired, broke };
}

describe('the end of a turn', () => {
  it('may be long in coming', () => {
    const long = Array.from({ length: 601 }, () => 3);
    expect(watch([...long, 4, ...long.map(() => 5)])).toEqual({ tired: 0, broke: 'nothing' });
    expect(watch([...long, 3]).tired).toBe(1);
  });
  it('comes once its players want it', () => {
    const { tired, broke } = watch(Array.from({ length: 5000 }, () => 3));
    expect(tired).toBe(600);
    expect(broke).toMatch(/^ends: turn 3 does not end/);
  });
});

it('finds a chain that nobody could build', () => {
  const chained = (links: number) => ({ ...board, chain: Array(links).fill({}) as Duel['chain'] });
  expect(breaks(() => new Ends().check(chained(200)))).toBe('nothing');
  expect(breaks(() => new Ends().check(chained(201)))).toBe('ends: a chain of 201 links');
});
