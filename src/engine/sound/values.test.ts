import { describe, expect, it } from 'vitest';
import { vars } from './values.ts';

describe('what an effect has noted', () => {
  it.each([{}, { target: [4096, 8193], lp: [1000] }, { away: [] }, { away: [4100], place: [1, 4, 1, 0] }])(
    'can be %j',
    (noted) => {
      expect(vars(noted)).toBe(true);
    },
  );

  it.each([
    ['no number', { target: ['x'] }],
    ['no list', { target: 4096 }],
    ['a zone far away', { away: [4100], place: [1, 1_000_000_000, 1, 0] }],
    ['the zone of nobody', { away: [4100], place: [2, 0, 1, 0] }],
    ['half a place', { away: [4100], place: [1, 0] }],
    ['no place to come back to', { away: [4100] }],
    ['two that have gone from one place', { away: [4100, 4101], place: [1, 0, 1, 0] }],
  ])('is not %s', (_what, noted) => {
    expect(vars(noted)).toBe(false);
  });
});
