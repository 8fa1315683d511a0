import { describe, expect, it } from 'vitest';
import { chooseCards, question } from '../question.ts';
import { allAnswers } from './answers.ts';
import { engine, mixedDuel, playOn } from './play.ts';

describe('all answers', () => {
  it('are single picks, sets or orders, each of them once', () => {
    expect(allAnswers(chooseCards(0, 'target', [7, 8, 9], 1, 1, -1, -1))).toEqual([[0], [1], [2]]);
    expect(
      allAnswers(chooseCards(0, 'target', [7, 8, 9], 0, 2, -1, -1))
        .map(String)
        .sort(),
    ).toEqual(['', '0', '1', '2', '0,1', '0,2', '1,2'].sort());
    const order = question(0, 'order', 'trigger-order', chooseCards(0, '', [7, 8, 9], 1, 1, -1, -1).options);
    order.min = order.max = 3;
    expect(new Set(allAnswers(order).map(String)).size).toBe(6);
  });

  it('keep a constraint', () => {
    const q = chooseCards(0, 'tribute', [7, 8, 9], 1, 3, -1, -1);
    q.valid = (picks) => picks.reduce((n, i) => n + i, 0) === 2;
    expect(allAnswers(q)).toEqual([[0, 2], [2]]);
  });

  it('are legal, and nothing else of one pick is', () => {
    playOn(mixedDuel(5), 5, 300, (duel) => {
      const q = engine.question(duel)!;
      if (q.options.length > 8) return;
      const answers = allAnswers(q);
      expect(answers.filter((a) => engine.refusal(duel, a) !== null)).toEqual([]);
      const single = q.options.map((_, i) => i).filter((i) => engine.refusal(duel, i) === null);
      expect(answers.filter((a) => a.length === 1).flat()).toEqual(single);
    });
  });
});
