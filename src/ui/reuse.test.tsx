import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reuse, useReusedParts, useSteady } from './reuse.ts';

describe('reusing parts', () => {
  it('keeps all of what is equal', () => {
    const before = { cards: [{ id: 1, counters: { spell: 2 } }, null], turn: 3 };
    expect(reuse(before, structuredClone(before))).toBe(before);
  });

  it('keeps the parts that are equal, and no others', () => {
    const before = { hand: [{ id: 1 }, { id: 2 }], field: { id: 3, faceUp: false } };
    const next = { hand: [{ id: 1 }, { id: 2 }], field: { id: 3, faceUp: true } };
    const kept = reuse(before, next);
    expect(kept).toEqual(next);
    expect(kept).not.toBe(before);
    expect(kept.hand).toBe(before.hand);
    expect(before.field.faceUp).toBe(false);
  });

  it.each([
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [{}, []],
    [{ a: null }, { a: {} }],
    [{ a: 0 }, { a: false }],
  ])('tells %j from %j', (before, next) => {
    expect(reuse<unknown>(before, next)).toStrictEqual(next);
  });
});

const seen: object[] = [];

function Part({ value, name }: { value: { hand: number[]; turn: number }; name: string }) {
  const deeds = useSteady({
    say: (to: string) => `${name} to ${to}`,
    absent: undefined as (() => void) | undefined,
  });
  seen.push(useReusedParts(value), deeds);
  deeds.absent();
  return null;
}

describe('between drawings', () => {
  it('parts and functions stay the same, and functions do what was given last', () => {
    const { rerender } = render(<Part value={{ hand: [1], turn: 1 }} name="Ada" />);
    rerender(<Part value={{ hand: [1], turn: 1 }} name="Ben" />);
    const [first, deeds, second, later] = seen as [
      { hand: number[] },
      { say(to: string): string },
      { hand: number[] },
      object,
    ];
    expect(second).not.toBe(first);
    expect(second.hand).toBe(first.hand);
    expect(later).toBe(deeds);
    expect(deeds.say('all')).toBe('Ben to all');
  });
});
