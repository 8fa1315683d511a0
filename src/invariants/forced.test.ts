import { expect, it } from 'vitest';
import type { Duel } from '../engine/index.ts';
import { quietAnswer } from './answering.ts';
import { dice } from './chance.ts';
import { checkForced } from './forced.ts';
import { breaks, broken, duel, engine } from './testing/faults.ts';

it('finds that playing on leads elsewhere, or to another question', () => {
  const pass = (d: Duel) => quietAnswer(engine.question(d)!, dice(1));
  const d = duel();
  expect(breaks(() => checkForced(engine, d, pass(d)))).toBe('nothing');
  const skips = broken({
    playOn: (one, a) => {
      engine.playOn(one, a);
      one.clock++;
    },
  });
  expect(breaks(() => checkForced(skips, d, pass(d)))).toMatch(/^forced: playing on leads elsewhere/);
  let asked = 0;
  const asks = broken({ prompt: (one) => ({ ...engine.prompt(one)!, purpose: `${asked++}` }) });
  expect(breaks(() => checkForced(asks, d, pass(d)))).toMatch(/^forced: played on, another question/);
});
