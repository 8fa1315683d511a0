import { describe, expect, it } from 'vitest';
import { addWords, remembered } from './core.ts';
import screens from './en/screens.json' with { type: 'json' };

describe('remembered sentences', () => {
  it('should be made once for the same values, and anew for others', () => {
    const made: string[] = [];
    const say = remembered((key, values) => {
      const text = `${key} ${JSON.stringify(values)}`;
      made.push(text);
      return text;
    });
    expect(say('a', { n: 1 })).toBe('a {"n":1}');
    expect(say('a', { n: 1 })).toBe('a {"n":1}');
    expect(say('a', { n: 2 })).toBe('a {"n":2}');
    expect(say('b')).toBe('b {}');
    expect(made).toHaveLength(3);
  });

  it('should be made anew when words have come', () => {
    let made = 0;
    const say = remembered(() => ++made);
    expect([say('a'), say('a')]).toEqual([1, 1]);
    addWords('screens', screens);
    expect(say('a')).toBe(2);
  });
});
