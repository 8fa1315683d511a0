import { describe, expect, it } from 'vitest';
import { starterDecks } from '../cards/decks.ts';
import { cards } from '../cards/index.ts';
import { createEngine, type DeckList, type Engine } from '../engine/index.ts';
import { CardIndex, parseCase, runCase } from '../formats/case/index.ts';
import { noCounts } from '../invariants/inspector.ts';
import { FULL, QUICK } from '../invariants/schedule.ts';
import { seedOf } from './chance.ts';
import { type Failure, replayRecord } from './play.ts';
import { Reach } from './reach.ts';
import { readFailure } from './record.ts';
import { type FuzzRun, fuzz } from './run.ts';
import { shrink } from './shrink.ts';
import { caseText, report, reportLines } from './tell.ts';

const engine = createEngine({ cards });
const starters: DeckList[] = starterDecks.map(({ main, fusion }) => ({
  main: [...main],
  fusion: [...fusion],
}));

interface Played extends FuzzRun {
  found: Failure[];
}

/** So many decisions of a run, rather than so many seconds: the same on every machine. */
function play(by: Engine, seed: number, decisions: number, decks: readonly DeckList[] | null = null): Played {
  let left = decisions;
  const found: Failure[] = [];
  const run = fuzz({
    engine: by,
    cards,
    seed,
    schedule: QUICK,
    decks,
    starters,
    goOn: () => left-- > 0,
    failed: (failure) => {
      found.push(failure);
      return false;
    },
  });
  return { ...run, found };
}

describe('random duels', { timeout: 120_000 }, () => {
  it('keep all promises for a while', () => {
    const { found, duels, boards, decisions, reach } = play(engine, 9, 1500);
    expect(found).toEqual([]);
    expect(duels).toBeGreaterThan(5);
    expect(boards).toBeGreaterThan(0);
    expect(decisions).toBeGreaterThan(1000);
    expect(reach.reached).toBeGreaterThan(50);
  });

  it('are the same for the same seed', () => {
    const [one, two, other] = [play(engine, 7, 300), play(engine, 7, 300), play(engine, 8, 300)];
    const told = (run: Played) => JSON.stringify([run.duels, run.counts, run.reach.missing()]);
    expect(told(one)).toBe(told(two));
    expect(told(one)).not.toBe(told(other));
    expect(seedOf(7, 1)).not.toBe(seedOf(7, 2));
  });

  it('use only the decks that are given', () => {
    const { found, reach, boards } = play(engine, 1, 300, starters);
    const inDecks = new Set(starters.flatMap(({ main, fusion }) => [...main, ...fusion]));
    expect(found).toEqual([]);
    expect(boards).toBe(0);
    expect(reach.missing().every(({ passcode }) => inDecks.has(passcode))).toBe(true);
  });

  it('tell what they did', () => {
    const run = play(engine, 3, 200);
    const lines = reportLines(report(run, cards, QUICK, 10));
    expect(lines[0]).toMatch(/^\d+ duels \(\d+ from boards\), \d+ decisions checked in 10 s/);
    expect(lines).toContainEqual(expect.stringMatching(/offered, refused, .* at 1 of 6/));
    expect(lines).toContainEqual(expect.stringMatching(/^never activated \(.*\): \d+$/));
    expect(reportLines(report(run, cards, FULL, 10)).join()).not.toMatch(/at 1 of/);
  });
});

describe('a fault', { timeout: 120_000 }, () => {
  /** Whoever passes a window of the opponent's turn loses half a point. */
  const careless: Engine = {
    ...engine,
    play(duel, answer) {
      const q = engine.question(duel);
      const passes =
        q !== null && q.kind === 'respond' && typeof answer !== 'number' && Array.isArray(answer);
      const passed = passes && q.options[answer[0]]?.do === 'pass' && q.player !== duel.turnPlayer;
      engine.play(duel, answer);
      if (passed) duel.sides[0].lp += 0.5;
    },
    decide(duel, answer) {
      const next = engine.clone(duel);
      const refused = engine.refusal(duel, answer);
      if (refused !== null) return engine.decide(duel, answer);
      this.play(next, answer);
      return { duel: next, events: [] };
    },
  };
  const { found } = play(careless, 18, 2000);
  const [failure] = found;
  const small = shrink(careless, failure, () => true);

  it('is found, and told in plain words', () => {
    expect(failure.check).toBe('life-points');
    expect(failure.message).toMatch(/^A has \d+\.5 Life Points$/);
  });

  it('is made smaller', () => {
    expect(small.check).toBe(failure.check);
    expect(small.record.length).toBeLessThanOrEqual(3);
    expect(small.setup.kind).toBe('board');
    const onBoard = (f: Failure) =>
      f.setup.kind === 'board' ? f.setup.sides.flatMap((s) => Object.values(s)).flat().length : 999;
    expect(onBoard(small)).toBeLessThanOrEqual(onBoard(failure));
  });

  it('can be played again from what is written', () => {
    const read = readFailure(JSON.stringify(small))!;
    const means = { schedule: FULL, counts: noCounts(), seed: 1 };
    expect(replayRecord(careless, read.setup, read.record, means)?.check).toBe('life-points');
    expect(replayRecord(engine, read.setup, read.record, means)).toBeNull();
    for (const damaged of ['', '{}', 'null', '{"setup":{"kind":"board","seed":1},"record":[{"answer":"x"}]}'])
      expect(readFailure(damaged)).toBeNull();
  });

  it('becomes a case that holds once it is mended', () => {
    const text = caseText(engine, { ...small, answering: true }, 'fuzz-18-0')!;
    expect(text).toMatch(/^# A has \d+\.5 Life Points\n/);
    const parsed = parseCase(text, new CardIndex(cards));
    expect(parsed.problems).toEqual([]);
    if (parsed.ok) expect(runCase(engine, parsed.case).message).toBe('');
  });
});

describe('what has been reached', () => {
  const named = (name: string) => cards.find((c) => c.name === name)!;
  const goals = (name: string) =>
    new Reach([named(name)])
      .missing()
      .map(({ outcome, effect }) => (effect < 0 ? outcome : `${outcome} ${effect}`));

  it('depends on what a card can do', () => {
    expect(goals('Dark Blade')).toEqual(['control']);
    expect(goals('Raigeki')).toEqual(['activated 0', 'resolved 0', 'negated', 'destroyed']);
    // Nothing but a Counter Trap could answer it.
    expect(goals('Solemn Judgment')).not.toContain('destroyed');
    // It is used from the Graveyard, where nothing negates or destroys it.
    expect(goals('Sangan')).toEqual(['activated 0', 'resolved 0', 'control']);
  });

  it('follows links through a chain', () => {
    const [raigeki, mst] = [named('Raigeki'), named('Mystical Space Typhoon')];
    const reach = new Reach([raigeki, mst]);
    const duel = engine.create({
      kind: 'board',
      sides: [{ hand: [{ passcode: raigeki.passcode }] }, { hand: [{ passcode: mst.passcode }] }],
      turn: { player: 0, number: 3, phase: 'main1' },
      seed: 1,
    });
    const event = (kind: string, card: number, more: object = {}) =>
      ({ kind, card, batch: 1, article: '', names: {}, ...more }) as never;
    reach.begin();
    reach.note(duel, [
      event('activate', 0, { link: 0, effect: 0 }),
      event('activate', 1, { link: 1, effect: 0 }),
      event('destroy', 0, { link: 1 }),
      event('negate', 0, { link: 1, by: 1, how: 'effect' }),
      event('resolved', 1, { link: 1 }),
      event('resolved', 0, { link: 0 }),
    ]);
    expect(reach.missing().map(({ passcode, outcome }) => [passcode === raigeki.passcode, outcome])).toEqual([
      [true, 'resolved'],
      [false, 'negated'],
      [false, 'destroyed'],
    ]);
  });
});
