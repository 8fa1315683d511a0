import { expect, it } from 'vitest';
import type { Duel } from '../engine/index.ts';
import { breaks, broken, engine, inspect } from './testing/faults.ts';

it('holds on a sound duel', () => {
  expect(breaks(() => inspect(engine))).toBe('nothing');
});

it('finds that the engine does not know its own duels', () => {
  const picky = broken({ isDuel: (_one): _one is Duel => false });
  expect(breaks(() => inspect(picky))).toMatch(/^sound: /);
});

it('takes anything thrown for a broken promise', () => {
  const throws = broken({
    view: () => {
      throw new TypeError('x is undefined');
    },
  });
  expect(breaks(() => inspect(throws))).toMatch(/^crash: TypeError: x is undefined/);
});
