import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Who may import what, as files of a project that exists only for this test. */
const allowed: [file: string, from: string][] = [
  ['src/engine/run.ts', './state/duel.ts'],
  ['src/engine/run.ts', 'pure-rand/generator/xoroshiro128plus'],
  ['src/engine/steps/draw.ts', '../state/duel.ts'],
  ['src/engine/steps/draw.ts', '../run.ts'],
  ['src/engine/words/when/summoned.ts', '../../steps/draw.ts'],
  ['src/engine/steps/draw.test.ts', '../../cards/index.ts'],
  ['src/engine/steps/draw.test.ts', '../../formats/case.ts'],
  ['src/engine/steps/draw.test.ts', 'vitest'],
  ['src/engine/steps/draw.test.ts', 'node:fs'],
  ['src/cards/raigeki.ts', '../engine/words/index.ts'],
  ['src/cards/spells/raigeki.ts', '../../engine/words/index.ts'],
  ['src/cards/index.ts', './raigeki.ts'],
  ['src/cards/index.ts', './spells/raigeki.ts'],
  ['src/cards/spells/raigeki.ts', '../raigeki.ts'],
  ['src/cards/raigeki.test.ts', '../formats/case.ts'],
  ['src/cards/raigeki.test.ts', '../engine/index.ts'],
  ['src/formats/case.ts', '../engine/index.ts'],
  ['src/formats/case.ts', '../cards/index.ts'],
  ['src/formats/case.ts', 'yaml'],
  ['src/formats/yaml/case.ts', '../links/link.ts'],
  ['src/formats/case.test.ts', 'node:fs'],
  ['src/formats/case.ts', '../invariants/places.ts'],
  ['src/invariants/places.ts', '../engine/index.ts'],
  ['src/invariants/secrecy/walk.ts', '../broken.ts'],
  ['src/invariants/places.test.ts', '../cards/index.ts'],
  ['src/invariants/testing/faults.ts', '../../cards/index.ts'],
  ['src/fuzz/boards.ts', '../cards/index.ts'],
  ['src/fuzz/boards.ts', '../engine/index.ts'],
  ['src/fuzz/boards.ts', '../invariants/places.ts'],
  ['src/fuzz/boards.ts', '../formats/case.ts'],
  ['src/engine/duel.test.ts', '../invariants/places.ts'],
  ['src/engine/duel.test.ts', '../fuzz/run.ts'],
  ['src/cli/fuzz.ts', '../fuzz/run.ts'],
  ['src/rulebook/index.ts', '../cards/index.ts'],
  ['src/session/duel.ts', '../formats/case.ts'],
  ['src/session/duel.ts', '../rulebook/index.ts'],
  ['src/session/duel.ts', '../engine/index.ts'],
  ['src/session/duel.ts', 'zustand'],
  ['src/session/duel.ts', 'react'],
  ['src/ui/App.tsx', '../session/duel.ts'],
  ['src/ui/App.tsx', '../formats/case.ts'],
  ['src/ui/App.tsx', 'react-dnd'],
  ['src/ui/field/Zone.tsx', '../../engine/index.ts'],
  ['src/cli/case.ts', '../formats/case.ts'],
  ['src/cli/case.ts', 'node:fs'],
];

const banned: [file: string, from: string][] = [
  ['src/engine/run.ts', '../cards/index.ts'],
  ['src/engine/run.ts', '../cards'],
  ['src/engine/run.ts', '../formats/case.ts'],
  ['src/engine/run.ts', '../rulebook/index.ts'],
  ['src/engine/run.ts', '../session/duel.ts'],
  ['src/engine/run.ts', '../ui/App.tsx'],
  ['src/engine/run.ts', '../cli/case.ts'],
  ['src/engine/run.ts', '../main.tsx'],
  ['src/engine/run.ts', 'valibot'],
  ['src/engine/run.ts', 'zustand'],
  ['src/engine/run.ts', 'react'],
  ['src/engine/run.ts', 'node:fs'],
  ['src/engine/steps/draw.ts', '../../cards/index.ts'],
  ['src/engine/steps/draw.ts', '../../formats/case.ts'],
  ['src/engine/steps/draw.ts', '../../ui/App.tsx'],
  ['src/engine/steps/draw.ts', 'immer'],
  ['src/engine/steps/draw.ts', 'node:crypto'],
  ['src/engine/words/when/summoned.ts', '../../../cards/index.ts'],
  ['src/engine/steps/draw.test.ts', '../../ui/App.tsx'],
  ['src/engine/steps/draw.test.ts', '../../session/duel.ts'],
  ['src/cards/raigeki.ts', '../engine/index.ts'],
  ['src/cards/raigeki.ts', '../engine/state/duel.ts'],
  ['src/cards/raigeki.ts', '../engine/steps/destroy.ts'],
  ['src/cards/raigeki.ts', '../formats/case.ts'],
  ['src/cards/raigeki.ts', '../session/duel.ts'],
  ['src/cards/raigeki.ts', 'pure-rand/distribution/uniformInt'],
  ['src/cards/raigeki.ts', 'node:fs'],
  ['src/cards/spells/raigeki.ts', '../../engine/index.ts'],
  ['src/cards/spells/raigeki.ts', '../../ui/App.tsx'],
  ['src/cards/raigeki.test.ts', '../ui/App.tsx'],
  ['src/formats/case.ts', '../session/duel.ts'],
  ['src/formats/case.ts', '../rulebook/index.ts'],
  ['src/formats/case.ts', '../ui/App.tsx'],
  ['src/formats/case.ts', '../cli/case.ts'],
  ['src/formats/case.ts', 'node:fs'],
  ['src/formats/case.ts', 'react'],
  ['src/formats/yaml/case.ts', '../../session/duel.ts'],
  ['src/formats/case.test.ts', '../ui/App.tsx'],
  ['src/engine/run.ts', '../invariants/places.ts'],
  ['src/cards/raigeki.ts', '../invariants/places.ts'],
  ['src/formats/case.ts', '../fuzz/run.ts'],
  ['src/invariants/places.ts', '../cards/index.ts'],
  ['src/invariants/places.ts', '../formats/case.ts'],
  ['src/invariants/secrecy/walk.ts', '../../formats/case.ts'],
  ['src/invariants/places.ts', '../fuzz/run.ts'],
  ['src/invariants/places.ts', '../session/duel.ts'],
  ['src/invariants/places.ts', 'zustand'],
  ['src/invariants/places.ts', 'node:fs'],
  ['src/fuzz/run.ts', '../cli/fuzz.ts'],
  ['src/fuzz/run.ts', '../session/duel.ts'],
  ['src/fuzz/run.ts', '../rulebook/index.ts'],
  ['src/fuzz/run.ts', '../ui/App.tsx'],
  ['src/fuzz/run.ts', 'node:fs'],
  ['src/rulebook/index.ts', '../formats/case.ts'],
  ['src/rulebook/index.ts', '../fuzz/run.ts'],
  ['src/session/duel.ts', '../fuzz/run.ts'],
  ['src/ui/App.tsx', '../fuzz/run.ts'],
  ['src/rulebook/index.ts', '../session/duel.ts'],
  ['src/rulebook/en/index.ts', '../../ui/App.tsx'],
  ['src/session/duel.ts', '../ui/App.tsx'],
  ['src/session/duel.ts', '../ui'],
  ['src/session/duel.ts', '../cli/case.ts'],
  ['src/session/duel.ts', 'node:fs'],
  ['src/session/timeline/tree.ts', '../../ui/App.tsx'],
  ['src/ui/App.tsx', '../cli/case.ts'],
  ['src/ui/field/Zone.tsx', '../../cli/case.ts'],
  ['src/ui/App.tsx', 'node:fs'],
  ['src/cli/case.ts', '../ui/App.tsx'],
  ['src/cli/bench/players.ts', '../../ui/App.tsx'],
];

const forms: [name: string, write: (from: string) => string][] = [
  ['import', (from) => `import { a } from '${from}';\nexport const b = a;\n`],
  ['type import', (from) => `import type { A } from '${from}';\nexport type B = A;\n`],
  ['dynamic import', (from) => `export const b = () => import('${from}');\n`],
  ['re-export', (from) => `export { a } from '${from}';\n`],
];

const undetermined = [
  'export const a = Math.random();',
  'export const a = () => Math.random;',
  "export const a = Math['random']();",
  'export const { random } = Math;',
  'const dice = Math;\nexport const a = dice.random();',
  'const { random: roll } = Math;\nexport const a = roll();',
  'export const a = Date.now();',
  'export const a = Date;',
  'export const a = Date();',
  'export const a = new Date();',
  'export const a = new Date(0).getTime();',
  'export const a = performance.now();',
  'export const a = globalThis.performance.now();',
  'export const a = globalThis.Date.now();',
  'export const a = crypto.getRandomValues(new Uint8Array(1));',
];

const determined = [
  'export const a = Math.max(1, 2);',
  'export const { PI } = { PI: 3 };',
  'export const a: Record<string, number> = { b: 1 };',
];

let dir: string;
let found: Map<string, string[]>;

function split(file: string, label: string): string {
  return file.replace(/(\.test)?(\.tsx?)$/, `-${label}$1$2`);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
}

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'boundaries-'));
  cpSync('biome.json', join(dir, 'biome.json'));
  cpSync('lint', join(dir, 'lint'), { recursive: true });
  allowed.forEach(([file, from], i) => {
    write(split(file, `yes${i}`), forms[0][1](from));
  });
  banned.forEach(([file, from], i) => {
    forms.forEach(([, form], j) => {
      write(split(file, `no${i}-${j}`), form(from));
    });
  });
  for (const place of ['src/engine/', 'src/engine/steps/', 'src/cards/']) {
    undetermined.forEach((line, i) => {
      write(`${place}wild${i}.ts`, `${line}\n`);
    });
    determined.forEach((line, i) => {
      write(`${place}tame${i}.ts`, `${line}\n`);
    });
  }
  write('src/session/now.ts', 'export const a = () => Date.now();\n');
  write('src/ui/ring-a.ts', "import { b } from './ring-b.ts';\nexport const a = () => b;\n");
  write('src/ui/ring-b.ts', "import { a } from './ring-a.ts';\nexport const b = () => a;\n");
  write('src/ui/any.ts', 'export const a = (b: any) => b;\n');

  const biome = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome');
  const run = spawnSync(
    process.execPath,
    [biome, 'lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', 'src'],
    { cwd: dir, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  found = new Map();
  for (const one of JSON.parse(run.stdout).diagnostics) {
    const file = one.location.path.file ?? one.location.path;
    found.set(file, [...(found.get(file) ?? []), one.category]);
  }
}, 60_000);

afterAll(() => rmSync(dir, { recursive: true, force: true }));

const imports = ['lint/style/noRestrictedImports', 'lint/correctness/noNodejsModules'];
const complaints = (file: string) => found.get(file) ?? [];

describe('import boundaries', () => {
  it.each(allowed.map((row, i) => [...row, i] as const))('%s may import %s', (file, _from, i) => {
    expect(complaints(split(file, `yes${i}`))).toEqual([]);
  });

  it.each(banned.map((row, i) => [...row, i] as const))('%s must not import %s', (file, from, i) => {
    const missed = forms.filter(
      ([name], j) =>
        !(name === 'type import' && from.startsWith('node:')) && // types vanish when the page is built
        !complaints(split(file, `no${i}-${j}`)).some((category) => imports.includes(category)),
    );
    expect(missed.map(([name]) => name)).toEqual([]);
  });

  it('finds import cycles', () => {
    expect(complaints('src/ui/ring-a.ts')).toContain('lint/suspicious/noImportCycles');
  });

  it('forbids any', () => {
    expect(complaints('src/ui/any.ts')).toContain('lint/suspicious/noExplicitAny');
  });
});

describe('determinism', () => {
  it.each(undetermined.map((line, i) => [line, i] as const))('forbids in rules and cards: %s', (_line, i) => {
    for (const place of ['src/engine/', 'src/engine/steps/', 'src/cards/'])
      expect(complaints(`${place}wild${i}.ts`)).toContain('plugin');
  });

  it('leaves the rest alone', () => {
    determined.forEach((_line, i) => {
      expect(complaints(`src/engine/tame${i}.ts`)).toEqual([]);
    });
    expect(complaints('src/session/now.ts')).toEqual([]);
  });
});
