import { describe, expect, it } from 'vitest';
import { checkOffered, checkRefused, checkSurrender, wrongAnswers } from './answers.ts';
import { dice } from './chance.ts';
import { breaks, broken, duel, engine } from './testing/faults.ts';

describe('answers', () => {
  it('are broken if an offered one is refused', () => {
    const refuses = broken({ refusal: () => ({ code: 'answer.no-option', article: '', facts: {} }) });
    expect(breaks(() => checkOffered(refuses, duel(), [0]))).toMatch(/offered but refused/);
    const throws = broken({
      play: () => {
        throw new TypeError('x is undefined');
      },
    });
    expect(breaks(() => checkOffered(throws, duel(), [0]))).toMatch(
      /^crash: 0 is offered but throws TypeError/,
    );
  });
  it('are broken if one leads to an unsound duel', () => {
    const loses = broken({
      play: (d, a) => {
        engine.play(d, a);
        d.sides[1].deck.pop();
      },
    });
    expect(breaks(() => checkOffered(loses, duel(), [0]))).toMatch(/^places: /);
  });
  it('are broken if giving up does nothing', () => {
    expect(breaks(() => checkSurrender(broken({ play: () => {} }), duel()))).toMatch(/gives up/);
  });
  it('are broken if a wrong one is accepted, or refused in another way', () => {
    const d = duel();
    const wrong = wrongAnswers(engine.question(d)!, dice(1));
    expect(breaks(() => checkRefused(engine, d, wrong))).toBe('nothing');
    expect(breaks(() => checkRefused(broken({ play: () => {} }), d, [99]))).toMatch(/99 .* was accepted/);
    expect(
      breaks(() => checkRefused(broken({ decide: (d) => ({ duel: d, events: [] }) }), d, [null])),
    ).toMatch(/null .* was accepted/);
    expect(breaks(() => checkRefused(broken({ refusal: () => null }), d, [99]))).toMatch(/says null/);
    const throws = broken({
      play: () => {
        throw new RangeError('far out');
      },
    });
    expect(breaks(() => checkRefused(throws, d, [99]))).toMatch(
      /with RangeError: far out, not a DecisionError/,
    );
  });
  it('are wrong in every way that there is', () => {
    const d = duel();
    const listed = wrongAnswers(engine.question(d)!, dice(1));
    for (const wrong of [-1, Number.NaN, null, undefined, '0', [], [0, 1], [[0]], { surrender: 2 }])
      expect(listed).toContainEqual(wrong);
    const { length } = engine.question(d)!.options;
    expect(listed).toContain(length);
    expect(listed).toContainEqual([length]);
  });
  it('are wrong if they break the constraint', () => {
    const q = {
      ...engine.question(duel())!,
      min: 1,
      max: 3,
      valid: (picks: readonly number[]) => picks.length === 2,
    };
    const wrong = wrongAnswers(q, dice(1)).filter(
      (one) =>
        Array.isArray(one) &&
        (one.length === 1 || one.length === 3) &&
        new Set(one).size === one.length &&
        one.every((n) => n >= 0 && n < q.options.length),
    );
    expect(wrong.length).toBeGreaterThan(0);
  });
});
