// Runs every check; `npm test` and .ci/run call it. Only failing steps show their output.
// The last line reads `N passed, N failed`: tests, cases, and one for each other check.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { root, setup } from './setup.mjs';

process.chdir(root);
setup();
rmSync('.results', { recursive: true, force: true });
mkdirSync('.results');

const bin = (path) => `node_modules/${path}`;
const tsc = bin('typescript/bin/tsc');
const vite = bin('vite/bin/vite.js');
/** A step that takes this long hangs, also on a machine that has much else to do: there the browser tests took over five minutes. */
const TIME_LIMIT = 15 * 60_000;
const INSTALL_LIMIT = 25 * 60_000;

let passed = 0;
let failed = 0;
let skipped = 0;

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const oneCheck = ({ ok }) => ({ passed: Number(ok), failed: Number(!ok) });
const nothing = ({ ok }) => ({ passed: 0, failed: Number(!ok) });

function unitTests() {
  const report = read('.results/unit.json');
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
}

function browserTests() {
  const stats = read('.results/browser.json')?.stats;
  return {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
  };
}

function cases({ output }) {
  const [, yes, no] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return { passed: Number(yes ?? 0), failed: Number(no ?? 0) };
}

function run(args, timeout) {
  return new Promise((done) => {
    let output = '';
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout });
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => done({ ok: false, output: String(error) }));
    child.on('close', (code, signal) => {
      if (signal) output += `\nended by ${signal}\n`;
      done({ ok: code === 0, output });
    });
  });
}

async function step(name, args, count = oneCheck, timeout = TIME_LIMIT) {
  const start = performance.now();
  const result = await run(args, timeout);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const tally = { skipped: 0, ...count(result) };
  // A step that fails without a failing test (a crash, a bad configuration) is a failure of its own.
  if (!result.ok && tally.failed === 0) tally.failed = 1;
  passed += tally.passed;
  failed += tally.failed;
  skipped += tally.skipped;
  if (tally.failed) console.log(`\n${result.output.trimEnd()}\n`);
  const tests =
    count === oneCheck || count === nothing ? '' : `  ${tally.passed} passed, ${tally.failed} failed`;
  console.log(`${tally.failed ? 'FAIL' : 'ok  '} ${name.padEnd(14)}${seconds.padStart(6)} s${tests}`);
  return tally.failed === 0;
}

async function staticChecks() {
  await step('card list', ['scripts/index-cards.mjs', '--check']);
  await step('lint', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']);
  await step('unused code', [bin('knip/bin/knip.js'), '--no-config-hints']);
  if (existsSync('cases')) await step('cases', [bin('tsx/dist/cli.mjs'), 'src/cli/case.ts', 'cases'], cases);
}

async function buildAndTypes() {
  const built = await step('build', [vite, 'build', '--logLevel=warn']);
  if (built) await step('size', [bin('size-limit/bin.js')]);
  await step('types', [tsc, '--noEmit']);
  await step('engine types', [tsc, '-p', 'tsconfig.engine.json']);
  const browser = await step('browser', ['scripts/ensure-browser.mjs'], nothing, INSTALL_LIMIT);
  return built && browser;
}

const start = performance.now();
const [, ready] = await Promise.all([staticChecks(), buildAndTypes()]);
await step(
  'unit tests',
  [
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile=.results/unit.json',
  ],
  unitTests,
);
if (ready) await step('browser tests', [bin('@playwright/test/cli.js'), 'test'], browserTests);
else console.log('     browser tests not run: they need the build and a browser');

const seconds = Math.round((performance.now() - start) / 1000);
console.log(`\n${seconds} s${skipped ? `, ${skipped} tests skipped` : ''}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
