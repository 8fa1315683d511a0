/** The commands as they are called: what they print, and how they end. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cards } from '../cards/index.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'segoc-'));
afterAll(() => rmSync(folder, { recursive: true }));

function call(command: 'case' | 'cards', ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', `src/cli/${command}.ts`, ...args],
    { cwd: root, encoding: 'utf8' },
  );
  return { lines: stdout.trim().split('\n'), stderr, status };
}

function write(name: string, body: string): string {
  const path = join(folder, name);
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
