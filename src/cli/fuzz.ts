/**
 * Random duels under all checks: `npm run -s fuzz -- [--seconds N] [--seed N] [--deck NAME|FILE.ydk ...]`. See `USAGE`.
 * Exits 0 if nothing broke, 1 if something did, 2 for arguments that make no sense.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { starterDecks } from '../cards/decks.ts';
import { cards } from '../cards/index.ts';
import { createEngine, type DeckList } from '../engine/index.ts';
import { type Failure, replayRecord } from '../fuzz/play.ts';
import { readFailure } from '../fuzz/record.ts';
import { fuzz } from '../fuzz/run.ts';
import { shrink } from '../fuzz/shrink.ts';
import { caseText, report, reportLines } from '../fuzz/tell.ts';
import { noCounts } from '../invariants/inspector.ts';
import { FULL, QUICK } from '../invariants/schedule.ts';
import { deckNamed, listOf } from './decks.ts';
import { print, printError } from './output.ts';

const USAGE = `usage: npm run -s fuzz -- [options]
  --seconds N   how long (60)
  --seed N      of the run (1): the same seed plays the same duels
  --deck NAME   plays only this deck, or file ending in .ydk; may be given several times
  --full        makes every check at every question, instead of some of them now and then
  --all         goes on after a failure
  --out FOLDER  where failures are written (.results/fuzz)
  --json        prints the figures as JSON
  --rerun FILE  plays the duel of a failure once more`;
/** Shrinking a failure may take this long. */
const SHRINK_SECONDS = 30;
/** Of a kind of failure, so many are written. */
const MOST_ALIKE = 3;

const engine = createEngine({ cards });

function fail(message: string): never {
  printError(`${message}\n${USAGE}`);
  process.exit(2);
}

function wholeNumber(name: string, said: string): number {
  const n = said.trim() === '' ? Number.NaN : Number(said);
  if (!Number.isSafeInteger(n) || n < 0) fail(`--${name} takes a whole number, not "${said}".`);
  return n;
}

function deckList(name: string): DeckList {
  const deck = deckNamed(name);
  if (typeof deck === 'string') fail(deck);
  const setup = {
    kind: 'decks' as const,
    decks: [deck, deck] as [DeckList, DeckList],
    first: 0 as const,
    seed: 1,
  };
  const faults = engine.check(setup).filter(({ where }) => where.startsWith('decks.0'));
  if (faults.length > 0)
    fail(
      `The rules do not allow ${name}: ${faults.map((f) => `${f.code} ${JSON.stringify(f.facts)}`).join('; ')}`,
    );
  return deck;
}

function rerun(file: string): number {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    fail(`${file}: cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  const read = readFailure(text);
  if (read === null) fail(`${file} is not a duel that fuzz has written.`);
  const { setup, record } = read;
  if (engine.check(setup).length > 0) fail(`${file}: its set-up is not possible.`);
  const found = replayRecord(engine, setup, record, { schedule: FULL, counts: noCounts(), seed: 1 });
  if (found === null) {
    print(`holds: ${record.length} decisions, every check at every question`);
    return 0;
  }
  print(`BROKEN ${found.check} at decision ${found.record.length}: ${found.message}`);
  return 1;
}

const seconds = (): number => performance.now() / 1000;

function main(): number {
  let values: ReturnType<typeof given>;
  try {
    values = given();
  } catch (error) {
    fail((error as Error).message);
  }
  if (values.rerun !== undefined) return rerun(values.rerun);
  const seed = wholeNumber('seed', values.seed);
  const limit = wholeNumber('seconds', values.seconds);
  const decks = values.deck?.map(deckList) ?? null;
  const schedule = values.full ? FULL : QUICK;
  const alike = new Map<string, number>();

  function failed(failure: Failure, duel: number): boolean {
    const kind = `${failure.check} ${failure.message.replace(/\d+/g, '').slice(0, 60)}`;
    const n = (alike.get(kind) ?? 0) + 1;
    alike.set(kind, n);
    if (n <= MOST_ALIKE) tellFailure(failure, duel);
    return values.all;
  }

  function tellFailure(failure: Failure, duel: number): void {
    const until = seconds() + SHRINK_SECONDS;
    const small = shrink(engine, failure, () => seconds() < until);
    const id = `fuzz-${seed}-${duel}`;
    mkdirSync(values.out, { recursive: true });
    const file = join(values.out, `${id}.json`);
    const { check, message, setup, record } = small;
    writeFileSync(file, `${JSON.stringify({ check, message, setup, record }, null, 1)}\n`);
    const text = caseText(engine, small, id);
    const yaml = join(values.out, `${id}.yaml`);
    if (text !== null) writeFileSync(yaml, text);
    printError(`BROKEN ${failure.check}: ${failure.message}
  seed ${seed}, duel ${duel}, decision ${failure.record.length}; made smaller: decision ${record.length}
  again: npm run -s fuzz -- --rerun ${file}
  case:  ${text === null ? 'too long to be told as one' : yaml}`);
  }

  const start = seconds();
  const run = fuzz({
    engine,
    cards,
    seed,
    schedule,
    decks,
    starters: starterDecks.map(listOf),
    goOn: () => seconds() - start < limit,
    failed,
  });
  const figures = report(run, cards, schedule, seconds() - start);
  if (values.json) print(JSON.stringify({ seed, ...figures }, null, 1));
  else for (const line of reportLines(figures)) print(line);
  return run.failures > 0 ? 1 : 0;
}

function given() {
  return parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      deck: { type: 'string', multiple: true },
      full: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      out: { type: 'string', default: '.results/fuzz' },
      json: { type: 'boolean', default: false },
      rerun: { type: 'string' },
    },
  }).values;
}

process.exitCode = main();
