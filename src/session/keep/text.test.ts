import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf } from './text.ts';

const read = (value: unknown): unknown => JSON.parse(textOf(value));

describe('a text of anything that a browser can keep', () => {
  it('is JSON of what JSON can say', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(textOf(value)).toBe(JSON.stringify(value, null, 2));
      }),
    );
  });

  it.each([
    [undefined, null],
    [12n, '12n'],
    [Number.NaN, 'NaN'],
    [new Map([[1, new Set([2])]]), { map: [[1, { set: [2] }]] }],
    [new Uint8Array([1, 2]), { bytes: [1, 2] }],
    [new Uint8Array([1, 2]).buffer, { bytes: [1, 2] }],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [new TypeError('no'), { error: 'TypeError: no' }],
  ])('says what JSON cannot: %s', (value, said) => {
    expect(read({ value })).toEqual({ value: said });
    expect(read(value)).toEqual(said);
  });

  it('comes to an end where a value lies in itself, and tells twins from rings', () => {
    const ring: unknown[] = [1];
    ring.push(ring, { ring });
    expect(read(ring)).toEqual([1, '[a part of itself]', { ring: '[a part of itself]' }]);
    const map = new Map<string, unknown>();
    map.set('self', map);
    expect(read(map)).toEqual({ map: [['self', '[a part of itself]']] });
    const twin = { a: 1 };
    expect(read([twin, twin])).toEqual([{ a: 1 }, { a: 1 }]);
  });
});
