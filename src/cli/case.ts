/**
 * Runs case files: `npm run -s case -- FILE|FOLDER ... [--trace] [--json]`.
 * Exits 0 if all hold, 1 if one fails, 2 if a file is not a case.
 * `--coverage LIST [FILE|FOLDER ...]` runs them (all of `cases`, unless named) to see which rulings of a list they and the
 * unit tests cover; exits 0 if all are.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cards } from '../cards/index.ts';
import { createEngine } from '../engine/index.ts';
import { CardIndex, type CaseResult, checkCase, parseCase, runCase, tracer } from '../formats/case/index.ts';
import { readArguments } from './arguments.ts';
import { type CoveringCase, coverage, namedByTests, rulingIds } from './coverage.ts';
import { caseFiles } from './files.ts';
import { print, printError } from './output.ts';

const USAGE =
  'usage: npm run -s case -- FILE|FOLDER ... [--trace] [--json], or --coverage LIST [FILE|FOLDER ...]';
const root = join(import.meta.dirname, '../..');
const engine = createEngine({ cards });
const index = new CardIndex(cards);

interface Outcome {
  result: CaseResult;
  /** False if the file is not a case at all. */
  readable: boolean;
  /** Rulings that it shows besides the one that is its id. */
  covers?: string[];
  /** Further things that are wrong with it. */
  more?: string[];
}

function unreadable(
  file: string,
  id: string | null,
  problems: readonly { line: number; message: string }[],
): Outcome {
  const [first, ...more] = problems.map((p) => `${file}:${p.line}: ${p.message}`);
  const line = problems[0]?.line ?? null;
  const name = id ?? basename(file).replace(/\.ya?ml$/i, '');
  return {
    readable: false,
    more,
    result: { id: name, title: '', ok: false, step: null, line, message: first },
  };
}

function run(
  file: string,
  say: ((line: { type: string; text: string; data: unknown }) => void) | null,
): Outcome {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return unreadable(file, null, [{ line: 1, message: `cannot be read: ${(error as Error).message}` }]);
  }
  const parsed = parseCase(text, index);
  if (!parsed.ok) return unreadable(file, parsed.id, parsed.problems);
  const problems = checkCase(engine, parsed.case);
  if (problems.length > 0) return unreadable(file, parsed.case.id, problems);
  return {
    readable: true,
    covers: parsed.case.covers,
    result: runCase(engine, parsed.case, say === null ? {} : { watcher: tracer(say) }),
  };
}

function reportCoverage(list: string, paths: readonly string[]): number {
  const ids = rulingIds(list);
  if (typeof ids === 'string') {
    printError(ids);
    return 2;
  }
  const cases = caseFiles(paths.length > 0 ? paths : [join(root, 'cases')]).map((file): CoveringCase => {
    const { result, covers = [] } = run(file, null);
    return { file, covers: [result.id, ...covers], ok: result.ok, message: result.message };
  });
  const rulings = coverage(ids, cases, namedByTests(join(root, 'src')));
  for (const { id, covered, by } of rulings) print(`${covered ? 'ok' : 'NOT'} ${id}: ${by}`);
  const covered = rulings.filter((ruling) => ruling.covered).length;
  print(`${covered} covered, ${rulings.length - covered} not`);
  return covered === rulings.length ? 0 : 1;
}

function main(given: readonly string[]): number {
  const read = readArguments(given, ['--trace', '--json'], ['--coverage']);
  if (typeof read === 'string') {
    printError(`${read}\n${USAGE}`);
    return 2;
  }
  const list = read.values.get('--coverage');
  if (list !== undefined) return reportCoverage(list, read.rest);
  if (read.rest.length === 0) {
    printError(USAGE);
    return 2;
  }
  const json = read.flags.has('--json');
  const files = caseFiles(read.rest);
  if (files.length === 0) {
    printError(`no case files (.yaml) in ${read.rest.join(', ')}`);
    return 2;
  }
  const say = json
    ? (line: { type: string }) => print(JSON.stringify(line))
    : read.flags.has('--trace')
      ? ({ type, text }: { type: string; text: string }) =>
          print(
            `${type === 'case' || type === 'step' ? '' : '    '}${type === 'event' || type === 'step' ? '' : `${type}: `}${text}`,
          )
      : null;

  let passed = 0;
  let code = 0;
  for (const file of files) {
    const { result, readable, more = [] } = run(file, say);
    if (result.ok) passed++;
    else code = Math.max(code, readable ? 1 : 2);
    if (json)
      print(
        JSON.stringify({ type: 'result', file, ...result, readable, ...(more.length > 0 ? { more } : {}) }),
      );
    else print(result.ok ? `ok ${result.id}` : `FAIL ${result.id}: ${result.message}`);
    for (const problem of json ? [] : more) printError(`  ${problem}`);
  }
  const failed = files.length - passed;
  if (json) print(JSON.stringify({ type: 'summary', passed, failed }));
  else print(`${passed} passed, ${failed} failed`);
  return code;
}

process.exitCode = main(process.argv.slice(2));
