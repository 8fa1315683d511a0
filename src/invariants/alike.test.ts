import { describe, expect, it } from 'vitest';
import { alike } from './alike.ts';
import { duel, engine } from './testing/faults.ts';

const same: unknown[] = [null, 0, '', 'a', false, [], {}, [1, [2]], { a: { b: [null] } }];
const different: [unknown, unknown][] = [
  [1, 2],
  [0, null],
  [0, false],
  ['1', 1],
  [[], {}],
  [{}, []],
  [[1], [1, 2]],
  [[1, 2], [1]],
  [{ a: 1 }, {}],
  [{}, { a: 1 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, { b: undefined }],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
  [null, {}],
];

describe('two plain values', () => {
  it.each(same)('are alike: %j', (value) => {
    expect(alike(value, structuredClone(value))).toBe(true);
  });

  it.each(different)('differ: %j and %j', (a, b) => {
    expect(alike(a, b)).toBe(false);
  });

  it('are a duel and its copy, until anything is changed, wherever it is', () => {
    const d = duel();
    const places = (value: unknown, way: string[] = []): string[][] =>
      typeof value !== 'object' || value === null
        ? [way]
        : Object.entries(value).flatMap(([key, part]) => places(part, [...way, key]));
    expect(alike(d, engine.clone(d))).toBe(true);
    for (const way of places(d)) {
      const copy = structuredClone(d);
      const last = way[way.length - 1];
      const parent = way.slice(0, -1).reduce((at, key) => at[key as never], copy as never);
      Object.assign(parent, { [last]: 'another' });
      expect(alike(d, copy), way.join('.')).toBe(false);
    }
  });
});
