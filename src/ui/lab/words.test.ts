import bundled from 'virtual:cases';
import { describe, expect, it, vi } from 'vitest';
import { CardIndex, parseCase, showCase } from '../../formats/case/index.ts';
import { newMatch, replay } from '../../session/match.ts';
import { cards, engine } from '../rules.ts';
import { CaseWords } from './words.ts';

vi.setConfig({ testTimeout: 60_000 });
const index = new CardIndex(cards);
const files = bundled.flatMap(({ text }) => {
  const parsed = parseCase(text, index);
  return parsed.ok ? [parsed.case] : [];
});

describe('the cases of the project', () => {
  it('are all bundled, with titles', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(bundled.filter((one) => one.title === '').map((one) => one.id)).toEqual([]);
  });

  it('are told in words without a gap', () => {
    const said = files.flatMap((file) => {
      const words = new CaseWords(file, ['Ada', 'Ben']);
      return file.steps.flatMap((step) =>
        step.kind === 'expect' ? step.checks.map((check) => words.check(check)) : [words.step(step)],
      );
    });
    const gaps = said.filter(
      (text) =>
        text === '' || /\{\{|\}\}|undefined|null|NaN|\b(do|to|with|check|log|asked)\.[a-z]/.test(text),
    );
    expect([...new Set(gaps)]).toEqual([]);
  });

  it('play on a table as they do for the runner', () => {
    const wrong = files
      .filter((_, i) => i % 9 === 0)
      .filter((file) => {
        const { setup, answers, steps, result } = showCase(engine, file);
        const match = newMatch(engine, setup, ['Ada', 'Ben'], 'open');
        const given = answers.map(({ answer, fix }) => ({ answer, fix, auto: false }));
        return (
          replay(engine, match, given) !== answers.length || (result.ok && steps.length !== file.steps.length)
        );
      });
    expect(wrong.map((file) => file.id)).toEqual([]);
  });
});
