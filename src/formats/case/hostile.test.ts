/** Case files from people who mean no good, or whose disk does not. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { cards } from '../../cards/index.ts';
import { createEngine } from '../../engine/index.ts';
import { caseTexts } from '../testing/hostile/corpus.ts';
import { isHarmless } from '../testing/hostile/harm.ts';
import { playOn } from '../testing/hostile/play.ts';
import { byteFlips, changedBytes, changedText, textChange } from '../testing/hostile/text.ts';
import { changed, mildChange, treeChange } from '../testing/hostile/tree.ts';
import { written } from '../testing/hostile/values.ts';
import { CardIndex, checkCase, parseCase, playCase, showCase } from './index.ts';
import type { CaseProblem } from './model.ts';
import { writeCase } from './write.ts';

vi.setConfig({ testTimeout: 900_000 });
const engine = createEngine({ cards });
const index = new CardIndex(cards);
const text = fc.nat(caseTexts.length - 1).map((i) => caseTexts[i]);
const luck = fc.array(fc.nat(0xffff), { minLength: 3, maxLength: 5 });

/** What is wrong is told in a few sentences, each about a line of the file. */
function checkProblems(file: string, problems: readonly CaseProblem[]): void {
  const lines = file.split('\n').length;
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.length).toBeLessThanOrEqual(51);
  for (const { line, message } of problems) {
    expect(message.length).toBeGreaterThan(5);
    expect(message.length).toBeLessThan(1500);
    expect(Number.isInteger(line) && line >= 1 && line <= lines).toBe(true);
  }
}

/** Opens the file as the Lab does, plays on from its beginning and keeps what came of it. @returns whether it was a case */
function open(file: string, shares: readonly number[]): boolean {
  const parsed = parseCase(file, index);
  const problems = parsed.ok ? checkCase(engine, parsed.case) : parsed.problems;
  if (!parsed.ok || problems.length > 0) {
    checkProblems(file, problems);
    return false;
  }
  const { setup, result } = showCase(engine, parsed.case);
  // A script may ask for what cannot be done, but the rules must not stumble over it.
  expect(result.message).not.toMatch(/expected an answer, got|expected a sound duel, got/);
  if (
    parsed.case.boards.some((board) =>
      Object.values(board.zones)
        .flat()
        .some((e) => e.manual),
    )
  )
    return false;
  const { duel, answers } = playOn(engine, setup, shares);
  const kept = writeCase(engine, { setup, answers, duel }, { id: parsed.case.id, title: parsed.case.title });
  const again = parseCase(kept ?? '', index);
  expect(again.problems).toEqual([]);
  if (again.ok) expect(checkCase(engine, again.case)).toEqual([]);
  if (again.ok) expect(playCase(engine, again.case).result.message).toBe('');
  return true;
}

describe('a case file that was tampered with', () => {
  it('as text is a case or says why not', async () => {
    const inputs = fc.tuple(text, text, fc.array(textChange, { minLength: 1, maxLength: 4 }), luck);
    await isHarmless('case text', inputs, ([base, other, changes, shares]) =>
      open(changedText(base, changes, other), shares),
    );
  });

  it('byte by byte is a case or says why not', async () => {
    await isHarmless('case bytes', fc.tuple(text, byteFlips, luck), ([base, flips, shares]) =>
      open(changedBytes(base, flips), shares),
    );
  });

  it('in what it says is a case or says why not', async () => {
    const inputs = fc.tuple(text, fc.array(treeChange, { minLength: 1, maxLength: 4 }), luck);
    await isHarmless('case content', inputs, ([base, changes, shares]) =>
      open(written(changed(parseYaml(base, { logLevel: 'error' }), changes), 'yaml'), shares),
    );
  });

  it('so that it looks like one is a case or says why not', async () => {
    const inputs = fc.tuple(text, fc.array(mildChange, { minLength: 1, maxLength: 3 }), luck);
    await isHarmless('case look-alike', inputs, ([base, changes, shares]) =>
      open(written(changed(parseYaml(base, { logLevel: 'error' }), changes), 'yaml'), shares),
    );
  });
});
