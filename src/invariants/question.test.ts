import { describe, expect, it } from 'vitest';
import { checkQuestion } from './question.ts';
import { breaks, broken, duel, engine } from './testing/faults.ts';

describe('a question', () => {
  const asking = (change: object) => broken({ question: (d) => ({ ...engine.question(d)!, ...change }) });
  it.each([
    ['offers nothing', { options: [] }, /offers nothing/],
    ['wants more than there is', { min: 50, max: 60 }, /wants from 50 to 60/],
    ['wants more than it takes', { min: 2, max: 1 }, /wants from 2 to 1/],
    ['cannot be answered', { valid: () => false }, /has no legal answer/],
  ])('is broken if it %s', (_what, change, says) => {
    expect(breaks(() => checkQuestion(asking(change), duel()))).toMatch(says);
  });
  it('is broken if none is asked, or one too many', () => {
    expect(breaks(() => checkQuestion(broken({ question: () => null }), duel()))).toMatch(/asks nothing/);
    const ended = duel((d) => {
      d.result = { winner: 0, reason: 'card' };
    });
    const asks = broken({ question: () => engine.question(duel()) });
    expect(breaks(() => checkQuestion(asks, ended))).toMatch(/still asks/);
  });
});
