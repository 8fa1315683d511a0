/** The commands as they are called: what they print, and how they end. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cards } from '../cards/index.ts';
import { namedByTests } from './coverage.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'segoc-'));
afterAll(() => rmSync(folder, { recursive: true }));

function call(command: 'case' | 'cards' | 'fuzz', ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', `src/cli/${command}.ts`, ...args],
    { cwd: root, encoding: 'utf8' },
  );
  return { lines: stdout.trim().split('\n'), stderr, status };
}

function write(name: string, body: string): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, body);
  return path;
}

const good = write('b-good.yaml', 'segoc: 1\nid: good\ntitle: Good\nsteps:\n  - expect: { A.lp: 8000 }\n');
const wrong = write('a-wrong.yaml', 'segoc: 1\nid: wrong\ntitle: Wrong\nsteps:\n  - expect: { A.lp: 1 }\n');

describe('npm run case', { timeout: 60_000 }, () => {
  it('prints a line a case and fails with 1', () => {
    expect(call('case', folder)).toEqual({
      lines: ['FAIL wrong: step 1: expected A.lp 1, got 8000', 'ok good', '1 passed, 1 failed'],
      stderr: '',
      status: 1,
    });
  });

  it('fails with 2 for a file that is not a case', () => {
    const bad = write('c-bad.yml', 'segoc: 1\nid: bad\ntitel: Bad\n');
    const { lines, status } = call('case', good, bad, wrong);
    expect(lines[1]).toMatch(
      /^FAIL bad: .*c-bad\.yml:3: the file has an unknown key `titel`: did you mean `title`\?$/,
    );
    expect(lines.at(-1)).toBe('1 passed, 2 failed');
    expect(status).toBe(2);
    rmSync(bad);
  });

  it('tells everything as JSON lines', () => {
    const lines = call('case', '--json', good).lines.map((line) => JSON.parse(line) as { type: string });
    expect(lines.map((line) => line.type)).toEqual(['case', 'step', 'result', 'summary']);
  });
});

describe('npm run case -- --coverage', { timeout: 60_000 }, () => {
  const shows = (name: string, covers: string, lp: number) =>
    write(
      `covering/${name}.yaml`,
      `segoc: 1\nid: ${name}\ntitle: T\ncovers: [${covers}]\nsteps:\n  - expect: { A.lp: ${lp} }\n`,
    );
  const ids = (list: string[]) => list.map((id) => `- id: ${id}\n  rule: R\n`).join('');

  it('says which rulings cases and unit tests show, and which not', () => {
    const first = shows('rule-1', 'rule-2, rule-3', 8000);
    const second = shows('other', 'rule-3', 1);
    const list = write('list.yaml', ids(['rule-1', 'rule-2', 'rule-3', 'rule-4']));
    const near = (file: string) => relative(root, file);
    const { lines, status } = call('case', '--coverage', list, join(folder, 'covering'));
    expect(lines).toEqual([
      `ok rule-1: ${near(first)}`,
      `ok rule-2: ${near(first)}`,
      `NOT rule-3: ${near(second)}: step 1: expected A.lp 1, got 8000`,
      'NOT rule-4: no case and no unit test names it',
      '2 covered, 2 not',
    ]);
    expect(status).toBe(1);
    rmSync(second);
    write('list.yaml', ids(['rule-3', 'rule-1']));
    expect(call('case', '--coverage', list, join(folder, 'covering'))).toMatchObject({
      lines: [expect.stringMatching(/^ok rule-3/), expect.stringMatching(/^ok rule-1/), '2 covered, 0 not'],
      status: 0,
    });
  });

  it('finds what unit tests name', () => {
    write(
      'tests/deep/some.test.ts',
      "describe('x', () => {\n  it('covers rule-5, rule-6: both', () => {});\n});\n",
    );
    write('tests/prose.ts', "it('covers rule-7', () => {});\n");
    expect([...namedByTests(join(folder, 'tests')).keys()]).toEqual(['rule-5', 'rule-6']);
  });

  it('fails with 2 for a list that is none', () => {
    const { stderr, status } = call('case', '--coverage', write('none.yaml', 'id: rule-1\n'));
    expect(stderr).toMatch(/none\.yaml: not a list of entries with `id`/);
    expect(status).toBe(2);
  });
});

describe('npm run fuzz', { timeout: 60_000 }, () => {
  it('plays duels of the decks that are named, for a while', () => {
    const { lines, status } = call(
      'fuzz',
      '--seconds',
      '2',
      '--seed',
      '3',
      '--deck',
      'Yugi Evolution',
      '--json',
    );
    const figures = JSON.parse(lines.join('\n'));
    expect(status).toBe(0);
    expect(figures).toMatchObject({ seed: 3, fromBoards: 0, failures: 0 });
    expect(figures.decisions).toBeGreaterThan(0);
  });

  it.each([
    [['--seconds', 'soon'], /--seconds takes a whole number, not "soon"/],
    [['--deck', 'Nobody'], /There is no deck "Nobody"/],
    [['--deck', write('few.ydk', '#main\n46986414\n')], /The rules do not allow .*few\.ydk: deck\.too-small/],
    [['--rerun', good], /is not a duel that fuzz has written/],
    [['--loud'], /Unknown option '--loud'/],
  ])('does not take %j', (args, says) => {
    const { stderr, status } = call('fuzz', ...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(says);
  });
});

describe('npm run cards', { timeout: 60_000 }, () => {
  it('lists the cards, but not the filler', () => {
    const { lines, status } = call('cards', '--json');
    const list = JSON.parse(lines.join('\n')) as { name: string }[];
    expect(status).toBe(0);
    expect(list).toHaveLength(cards.length - 1);
    expect(list[0]).toEqual(
      expect.objectContaining({
        name: expect.any(String),
        passcode: expect.any(Number),
        kind: expect.any(String),
        text: expect.any(String),
      }),
    );
  });
});
