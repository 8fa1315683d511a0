import { expect, it } from 'vitest';
import { checkLasting } from './lasting.ts';
import { breaks, cardIn, duel, idIn } from './testing/faults.ts';

it('finds a lasting change without anything it is about', () => {
  const d = duel((d) => {
    const c = cardIn(d, 'Dark Blade');
    d.lasting.push({
      def: 0,
      effect: 0,
      modifier: 0,
      source: 0,
      player: 0,
      subjects: [(c.moves + 1) * 4096 + c.id],
      until: 'face-up',
      turn: 1,
      amount: 0,
      pc: -1,
      order: 1,
    });
  });
  expect(breaks(() => checkLasting(d))).toMatch(/^lasting: /);
  d.lasting[0].subjects = [cardIn(d, 'Dark Blade').moves * 4096 + idIn(d, 'Dark Blade')];
  expect(breaks(() => checkLasting(d))).toBe('nothing');
});
