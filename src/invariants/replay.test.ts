import { expect, it } from 'vitest';
import type { Answer } from '../engine/index.ts';
import { anyAnswer } from './answering.ts';
import { dice } from './chance.ts';
import { checkReplay } from './replay.ts';
import { breaks, duel, engine, setup } from './testing/faults.ts';

it('finds that a record leads elsewhere', () => {
  const d = duel();
  const record: { answer: Answer }[] = [];
  const roll = dice(3);
  for (let i = 0; i < 5; i++) {
    const answer = anyAnswer(engine.question(d)!, roll);
    record.push({ answer });
    engine.play(d, answer);
  }
  expect(breaks(() => checkReplay(engine, setup, record, d))).toBe('nothing');
  expect(breaks(() => checkReplay(engine, { ...setup, seed: 2 }, record, d))).toMatch(/^replay: /);
  d.rng[0]++;
  expect(breaks(() => checkReplay(engine, setup, record, d))).toMatch(/^replay: /);
});
