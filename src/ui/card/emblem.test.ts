import { describe, expect, it } from 'vitest';
import { emblem } from './emblem.ts';

describe('emblem', () => {
  it('should draw the same figure for the same name, whatever its letters’ case', () => {
    expect(emblem('Dark Hole')).toEqual(emblem('dark hole'));
  });

  it('should draw other figures for other names', () => {
    const names = ['Raigeki', 'Dark Hole', 'Sangan', 'Kuriboh', 'Jinzo', 'Yami', 'Mirror Force', 'Trap Hole'];
    expect(new Set(names.map((name) => JSON.stringify(emblem(name)))).size).toBe(names.length);
  });

  it('should stay on its 100 x 100 grid', () => {
    for (const shape of emblem('Mystic Tomato')) {
      for (const [number] of shape.d.matchAll(/-?\d+(\.\d+)?/g))
        expect(Math.abs(Number(number))).toBeLessThanOrEqual(100);
    }
  });
});
