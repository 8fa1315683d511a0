/** How benches are asked for and what they print; never how fast anything is. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { starterDecks } from '../src/cards/decks.ts';
import { cards } from '../src/cards/index.ts';
import { createEngine } from '../src/engine/index.ts';
import { bench, type Report } from './bench.ts';
import { STANDARD, setupsOf } from './decks.ts';
import { playDuel } from './duels.ts';
import { benches, main } from './main.ts';
import { chanceFrom } from './random-player.ts';

const folder = mkdtempSync(join(tmpdir(), 'segoc-bench-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function call(...args: string[]) {
  let printed = '';
  let complaint = '';
  const status = await main(args, {
    print: (text) => {
      printed += text;
    },
    complain: (text) => {
      complaint += text;
    },
  });
  return { printed, complaint, status };
}

async function report(...args: string[]): Promise<Report> {
  const { printed, complaint, status } = await call(...args);
  expect({ complaint, status }).toEqual({ complaint: '', status: 0 });
  return JSON.parse(printed) as Report;
}

function deckFile(name: string, passcodes: readonly (number | string)[]): string {
  const path = join(folder, name);
  writeFileSync(path, ['#main', ...passcodes, '#extra', '!side', ''].join('\n'));
  return path;
}

/** Every figure lies in order, and is compared with the yardstick if it is a matter of time. */
function expectMeasured({ measured }: Report, ...names: string[]): void {
  expect(Object.keys(measured)).toEqual([...names, 'yardstick']);
  for (const [name, { unit, min, median, max, ratio }] of Object.entries(measured)) {
    const timed = ['ms', 'µs', 'per s'].includes(unit);
    // The heap of a process that runs other tests, too, may shrink while a few things are weighed.
    expect([name, !timed || min > 0, min <= median, median <= max]).toEqual([name, true, true, true]);
    expect([name, ratio !== undefined]).toEqual([name, timed && name !== 'yardstick']);
  }
}

const QUICK = ['--rounds', '1'];

describe('a bench', () => {
  it('is listed with its options when none is asked for', async () => {
    const { complaint, status } = await call();
    expect(status).toBe(2);
    for (const name of Object.keys(benches)) expect(complaint).toMatch(new RegExp(`^  ${name} `, 'm'));
    expect(complaint).toContain('--deck "Yugi Evolution" --deck "Kaiba Evolution"');
    expect(await call('--help')).toEqual({ printed: complaint, complaint: '', status: 0 });
  });

  it.each([
    [['duel'], 'There is no bench called "duel"'],
    [['toString'], 'There is no bench called "toString"'],
    [['duels', '--sec', '1'], "Unknown option '--sec'"],
    [['duels', '--seconds', 'x'], '--seconds takes a number from 0 up, not "x".'],
    [['duels', '--seconds=-1'], '--seconds takes a number from 0 up, not "-1".'],
    [['duels', '--seconds='], '--seconds takes a number from 0 up, not "".'],
    [['duels', '--seed', '1.5'], '--seed takes a whole number from 0 up, not "1.5".'],
    [['decide', '--decisions', '1e9'], 'Of 200 duels none came to 1000000000 decisions'],
    [['duels', 'more'], "Unexpected argument 'more'"],
  ])('refuses %j', async (args, sentence) => {
    const { complaint, status } = await call(...args);
    expect(complaint).toContain(sentence);
    expect(status).toBe(2);
  });

  it('fails because of a missed aim only where it is to check', async () => {
    const run = () => ({ counts: {}, measured: {}, missed: ['a is 2, more than 1'] });
    benches.missing = async () => bench({ about: 'misses its aim', options: {}, run });
    try {
      expect(await call('missing')).toMatchObject({ status: 0, complaint: '' });
      expect(await call('missing', '--check')).toMatchObject({ status: 1, complaint: 'a is 2, more than 1' });
    } finally {
      delete benches.missing;
    }
  });

  it('prints the same in columns for people', async () => {
    const { printed } = await call('duels', '--seconds', '0', ...QUICK, '--text');
    expect(printed).toMatch(/^decisionsPerSecond( +[\d.]+){3} +per s +[\d.]+$/m);
    expect(printed).toMatch(/^duelsInARound +1$/m);
  });
});

describe('bench duels', () => {
  it('counts and measures', async () => {
    const duels = await report('duels', '--seconds', '0', '--seed', '3', ...QUICK, '--json');
    expectMeasured(
      duels,
      'duelsPerSecond',
      'decisionsPerSecond',
      'decisionsPerCpuSecond',
      'askedDecisionsPerSecond',
      'askedPromptsPerSecond',
    );
    expect(duels.counts.promptsPerDuel).toBeGreaterThan(duels.counts.decisionsPerDuel);
    const again = await report('duels', '--seconds', '0', '--seed', '3', ...QUICK);
    expect(again.counts).toEqual(duels.counts);
  });

  it('plays the same duels whether questions without a choice are asked or passed by', () => {
    const engine = createEngine({ cards });
    const setup = setupsOf(engine, STANDARD);
    for (let seed = 1; seed <= 3; seed++) {
      const asked = playDuel(engine, setup(seed), chanceFrom(seed), 'asked');
      const search = playDuel(engine, setup(seed), chanceFrom(seed), 'search');
      expect(engine.hash(search.duel)).toBe(engine.hash(asked.duel));
      expect(search.decisions).toBe(asked.decisions);
      expect(search.prompts).toBeLessThan(asked.prompts / 2);
    }
  });

  it('plays decks from files, and built-in ones by name or id', async () => {
    const deck = deckFile('mine.ydk', starterDecks[1].main);
    const one = await report('duels', '--seconds', '0', ...QUICK, '--deck', 'YUGI evolution', '--deck', deck);
    const standard = await report(
      'duels',
      '--seconds',
      '0',
      ...QUICK,
      '--deck',
      'yugi-evolution',
      '--deck',
      'kaiba-evolution',
    );
    expect(one.counts).toEqual(standard.counts);
  });

  it('says what is wrong with a deck', async () => {
    const complaintAbout = async (...decks: string[]) => {
      const { complaint, status } = await call('duels', ...decks.flatMap((d) => ['--deck', d]));
      expect(status).toBe(2);
      return complaint;
    };
    const good = starterDecks[0].name;
    expect(await complaintAbout(good)).toContain('A duel takes two decks');
    expect(await complaintAbout(good, 'Joey')).toContain('There is no deck "Joey". Decks: "Yugi Evolution"');
    expect(await complaintAbout(good, join(folder, 'none.ydk'))).toContain('cannot be read (ENOENT)');
    const strange = deckFile('strange.ydk', [...starterDecks[0].main, 4000000001, 4000000002]);
    expect(await complaintAbout(strange, good)).toBe(
      `${strange} cannot be played:\n  line 52: card 4000000001 is not implemented\n  line 53: card 4000000002 is not implemented`,
    );
    const short = deckFile('short.ydk', starterDecks[0].main.slice(0, 3));
    expect(await complaintAbout(good, short)).toContain(`${short}, main: deck.too-small`);
  });
});

/** Names of the figures that `latencies` gives. */
const points = (...names: string[]): string[] =>
  names.flatMap((name) => ['P50', 'P90', 'P99', 'Max'].map((p) => name + p));

describe('benches of one long duel', () => {
  const SHORT = ['--decisions', '30', '--seed', '2', ...QUICK];

  it('tell how long decisions take', async () => {
    const decide = await report('decide', ...SHORT);
    expectMeasured(decide, ...points('decide', 'prompt', 'view', 'all'));
    expect(decide.counts.decisions).toBe(30);
    expect(decide.counts.prompts).toBeGreaterThan(30);
  });

  it('tell what copies and hashes take', async () => {
    const clone = await report('clone', ...SHORT, '--times', '1');
    const moments = ['Early', 'Mid', 'Late'];
    expectMeasured(clone, ...moments.flatMap((m) => [`clone${m}`, `hash${m}`]));
    expect(clone.counts).toMatchObject({ cards: 100, bytesLate: expect.any(Number) });
  });

  it('tell how long it takes to know what is legal', async () => {
    const legal = await report('legal', ...SHORT, '--positions', '4');
    expectMeasured(legal, ...points('list', 'explain'));
    expect(legal.counts).toMatchObject({ positions: 4 });
    expect(legal.counts.options).toBeGreaterThan(4);
    expect(legal.counts.attempts).toBeGreaterThan(4);
  });

  it('tell how long replaying and jumping take', async () => {
    const replay = await report('replay', ...SHORT);
    expectMeasured(replay, 'whole', 'restore', ...points('jump', 'jumpCpu', 'scratch'));
    expect(replay.counts).toMatchObject({ decisions: 30, jumps: 30, fromScratch: 6 });
  });
});

describe('bench live', () => {
  it('weighs duels', async () => {
    const live = await report('live', '--duels', '3', '--decisions', '10', ...QUICK);
    expectMeasured(live, 'heap', 'eachDuel', 'eachValue');
    expect(live.counts).toMatchObject({ duels: 3, decisions: 10 });
  });
});
