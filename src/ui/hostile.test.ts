/** What is shown of names, addresses and files from people who mean no good. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { parseCase } from '../formats/case/index.ts';
import { caseTexts } from '../formats/testing/hostile/corpus.ts';
import { isHarmless } from '../formats/testing/hostile/harm.ts';
import { index } from '../formats/testing/hostile/played.ts';
import { changed, mildChange, treeChange } from '../formats/testing/hostile/tree.ts';
import { SCRIPTS, wickedKey, written } from '../formats/testing/hostile/values.ts';
import { articleTitle, chapterTitle } from '../rulebook/titles.ts';
import screens from './i18n/en/screens.json' with { type: 'json' };
import { i18n } from './i18n/index.ts';
import { CaseWords } from './lab/words.ts';
import { hrefOf, readRoute } from './routes.ts';

vi.setConfig({ testTimeout: 900_000 });

const translate = i18n.t as unknown as (key: string, values: Record<string, unknown>) => string;

describe('an address', () => {
  it('leads somewhere, whatever stands in it', async () => {
    const part = fc.oneof(
      wickedKey,
      fc.string({ unit: 'binary' }),
      fc.constantFrom('%', '%E0%A4%A', '%00', '//', '#'),
    );
    const hash = fc
      .tuple(fc.constantFrom('', '#', '#rules', '#lab/', '#rules/', '#duel=', '#duel=%'), part)
      .map((p) => p.join(''));
    await isHarmless(
      'address',
      hash,
      (typed) => {
        const text = new URL(`http://localhost/${typed}`).hash;
        const route = readRoute(text);
        // What it was read as is where its own address leads.
        const again = readRoute(hrefOf(route));
        if (route.page === 'rules') expect(articleTitle(route.article ?? '')).toBeTypeOf('undefined');
        if (route.page !== 'home') expect(again).toEqual(route);
        return route.page !== 'home';
      },
      2000,
    );
  });
});

describe('a name', () => {
  const keys = Object.entries(screens).filter(([, sentence]) => sentence.includes('{{name}}'));

  it.each(SCRIPTS)('stands in a sentence as it is: %s', (name) => {
    expect(keys.length).toBeGreaterThan(10);
    for (const [key, sentence] of keys) {
      const said = translate(key, { ns: 'screens', name, other: 'Ben', count: 2 });
      expect(said.split(name).length, key).toBeGreaterThanOrEqual(sentence.split('{{name}}').length);
      expect(said).not.toContain('Segoc');
    }
  });

  it.each(['__proto__', 'constructor', 'toString'])('that every object knows is no article: %s', (id) => {
    expect(articleTitle(id)).toBeUndefined();
    expect(chapterTitle(id)).toBeUndefined();
  });
});

describe('a case that was tampered with', () => {
  it('is told line by line, or not at all', async () => {
    const text = fc.nat(caseTexts.length - 1).map((i) => caseTexts[i]);
    const changes = fc.array(fc.oneof({ weight: 4, arbitrary: mildChange }, treeChange), {
      minLength: 1,
      maxLength: 2,
    });
    await isHarmless(
      'case in words',
      fc.tuple(text, changes),
      ([base, made]) => {
        const parsed = parseCase(
          written(changed(parseYaml(base, { logLevel: 'error' }), made), 'yaml'),
          index,
        );
        if (!parsed.ok) return false;
        const words = new CaseWords(parsed.case, ['Ada', 'Ben']);
        const lines = parsed.case.steps.flatMap((step) =>
          step.kind === 'expect' ? step.checks.map((check) => words.check(check)) : [words.step(step)],
        );
        for (const line of lines) expect(line).toMatch(/\S/);
        return true;
      },
      2000,
    );
  });
});
