/** Links, kept duels and settings from people who mean no good, or whose disk does not. */
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseCase } from '../formats/case/index.ts';
import { writeCase } from '../formats/case/write.ts';
import { checkOf } from '../formats/link.ts';
import { isHarmless } from '../formats/testing/hostile/harm.ts';
import { lookAt, someAnswer } from '../formats/testing/hostile/play.ts';
import { engine, index, played } from '../formats/testing/hostile/played.ts';
import { changedText, textChange } from '../formats/testing/hostile/text.ts';
import { changed, mildChange, type TreeChange, treeChange } from '../formats/testing/hostile/tree.ts';
import { real, written } from '../formats/testing/hostile/values.ts';
import { createSession, memoryStorage } from './index.ts';
import { linkOf, openLink, positionLinkOf } from './link.ts';
import { answersOf, duelOf, fromRecord, type Match, newMatch, replay, toRecord } from './match.ts';
import { openReport, readReport } from './openReport.ts';
import { readRecord } from './record.ts';
import { fileOf, reportOf } from './report.ts';
import { salvage } from './restore.ts';
import { defaultSettings, readSettings } from './settings.ts';
import { atOnce } from './slices.ts';

vi.setConfig({ testTimeout: 900_000 });

const luck = fc.array(fc.nat(0xffff), { minLength: 3, maxLength: 5 });

function matchOf({ setup, answers }: (typeof played)[number]): Match {
  const match = newMatch(engine, setup, ['Ada', 'Ben'], 'open');
  replay(engine, match, answers);
  return match;
}

/** Lays the duel on a table, plays on, and keeps it in every way there is. */
async function use(match: Match, shares: readonly number[]): Promise<void> {
  const session = createSession({ engine, storage: memoryStorage(), random: () => 1 });
  const s = session.getState;
  s().adopt(match);
  for (let i = 0; i < shares.length; i++) {
    if (s().table?.curtain) s().reveal();
    const answer = someAnswer(engine, duelOf(s().match()!), shares.slice(i));
    if (answer === null) break;
    s().decide(answer);
    if (i === 1) s().undo();
  }
  expect(s().failure).toBeNull();
  const now = s().match()!;
  lookAt(engine, duelOf(now));
  const record = toRecord(engine, now);
  const read = readRecord(JSON.parse(JSON.stringify(record)));
  if (!read.ok) throw new Error(`The duel cannot be kept: ${read.reason}`);
  const back = atOnce(fromRecord(engine, read.record));
  expect(back.whole).toBe(true);
  expect(engine.hash(duelOf(back.match))).toBe(engine.hash(duelOf(now)));
  const link = (await linkOf(engine, now)) ?? (await positionLinkOf(engine, now));
  if (link !== null) expect((await openLink(engine, link)).ok).toBe(true);
  const moment = { setup: now.root ? null : now.setup, answers: answersOf(now), duel: duelOf(now) };
  const file = writeCase(engine, moment, { id: 'x', title: s().table!.names.join() });
  if (file !== null) expect(parseCase(file, index).problems).toEqual([]);
}

// ---------------------------------------------------------------- links

const contents = await Promise.all(
  played.map(async (one) => {
    const match = matchOf(one);
    const checks = match.tree.nodes
      .slice(1)
      .map((_, i) => checkOf(engine.hash(match.positions.duel(match.tree, i + 1))));
    return {
      v: 1,
      setup: one.setup,
      names: ['Ada', 'Ben'],
      hands: 'open',
      answers: one.answers.map(({ answer, auto, fix }) => [
        answer,
        auto ? 1 : 0,
        ...(fix?.length ? [fix] : []),
      ]),
      checks: checks.join(''),
    };
  }),
);
const codes = contents.map((content) => deflateRawSync(written(content, 'json')).toString('base64url'));

const REASONS = ['too-long', 'damaged', 'foreign', 'setup', 'diverged'];

async function follow(code: string, shares: readonly number[]): Promise<boolean> {
  const opened = await openLink(engine, code);
  if (!opened.ok) {
    expect(REASONS).toContain(opened.reason);
    if (opened.reason === 'setup') expect(opened.faults.length).toBeGreaterThan(0);
    return false;
  }
  for (const name of opened.match.names)
    expect(name).toMatch(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]{1,40}$/u);
  await use(opened.match, shares);
  return true;
}

const content = fc.nat(contents.length - 1).map((i) => contents[i]);
const changes = (change: fc.Arbitrary<TreeChange>) => fc.array(change, { minLength: 1, maxLength: 3 });

describe('a link that was tampered with', () => {
  it('letter by letter opens a duel or says why not', async () => {
    const code = fc.nat(codes.length - 1).map((i) => codes[i]);
    const inputs = fc.tuple(code, code, fc.array(textChange, { minLength: 1, maxLength: 3 }), luck);
    await isHarmless('link letters', inputs, ([base, other, letters, shares]) =>
      follow(changedText(base, letters, other), shares),
    );
  });

  it('byte by byte opens a duel or says why not', async () => {
    const flips = fc.array(fc.tuple(fc.nat(0xffff), fc.integer({ min: 1, max: 255 })), {
      minLength: 1,
      maxLength: 4,
    });
    const packed = fc.tuple(content, flips, fc.boolean(), luck);
    await isHarmless('link bytes', packed, ([base, bits, inside, shares]) => {
      const flip = (bytes: Buffer): Buffer => {
        for (const [at, bit] of bits) bytes[Math.floor((at * bytes.length) / 0x10000)] ^= bit;
        return bytes;
      };
      const text = Buffer.from(written(base, 'json'));
      const code = inside ? deflateRawSync(flip(text)) : flip(deflateRawSync(text));
      return follow(code.toString('base64url'), shares);
    });
  });

  it.each([
    ['link content', treeChange],
    ['link look-alike', mildChange],
  ] as const)('in what it says opens a duel or says why not: %s', async (kind, change) => {
    // What follows the beginning is cut off in half of them: else nearly all would end at the first answer that no longer fits.
    const inputs = fc.tuple(content, changes(change), fc.boolean(), luck);
    await isHarmless(kind, inputs, ([base, made, cut, shares]) => {
      const short = cut ? { ...base, answers: [], checks: '' } : base;
      return follow(deflateRawSync(written(changed(short, made), 'json')).toString('base64url'), shares);
    });
  });
});

// ---------------------------------------------------------------- kept duels

const records = played.map((one) => toRecord(engine, matchOf(one)));
const record = fc.nat(records.length - 1).map((i) => records[i]);

/** Comes back to the duel, as the page does when it is loaded. */
async function comeBack(stored: unknown, shares: readonly number[]): Promise<boolean> {
  const back = atOnce(salvage(engine, stored));
  if (typeof back === 'string') {
    expect(['old', 'newer', 'corrupt']).toContain(back);
    return false;
  }
  // What the rules fail with would be a mistake of theirs.
  expect(back.error).toBeNull();
  await use(back.match, shares);
  return true;
}

describe('a kept duel that is not as it was kept', () => {
  it.each([
    ['record', treeChange],
    ['record look-alike', mildChange],
  ] as const)('comes back or says why not: %s', async (kind, change) => {
    const inputs = fc.tuple(record, changes(change), luck);
    await isHarmless(
      kind,
      inputs,
      ([base, made, shares]) => comeBack(real(changed(base, made)), shares),
      700,
    );
  });

  it('comes back or says why not, though its seal is right', async () => {
    const inputs = fc.tuple(record, changes(fc.oneof(mildChange, treeChange)), luck);
    await isHarmless(
      'record position',
      inputs,
      ([base, made, shares]) => {
        const snapshot = real(changed(base.snapshot, made));
        let hash = '';
        try {
          hash = engine.hash(snapshot as never);
        } catch {
          // What cannot be hashed cannot be sealed.
        }
        // Decisions that lead nowhere, so that the position is all there is.
        const decisions = base.decisions.map((d) => ({ ...d, answer: 999 }));
        return comeBack({ ...base, decisions, snapshot, hash }, shares);
      },
      700,
    );
  });
});

// ---------------------------------------------------------------- reports

const reports = played.flatMap((one) => {
  const kept = toRecord(engine, matchOf(one));
  const position = { ...kept, root: kept.snapshot, decisions: [], at: 0, left: -1, hashes: [] };
  const incident = {
    doing: 'answer',
    error: new Error('a mistake'),
    tried: one.answers.slice(0, 2),
  } as const;
  return [kept, position].map((duel) => reportOf(incident, duel));
});
const report = fc.nat(reports.length - 1).map((i) => reports[i]);

async function openFiled(file: string, shares: readonly number[]): Promise<boolean> {
  const read = readReport(file);
  if (!read.ok) {
    expect(['damaged', 'version']).toContain(read.reason);
    return false;
  }
  const opened = atOnce(openReport(engine, read.report));
  if (!opened.ok) {
    expect(['no-duel', 'no-beginning', 'setup']).toContain(opened.reason);
    return false;
  }
  await use(opened.match, shares);
  return true;
}

describe('a report that was tampered with', () => {
  it.each([
    ['report', treeChange],
    ['report look-alike', mildChange],
  ] as const)('lays out its duel or says why not: %s', async (kind, change) => {
    const inputs = fc.tuple(report, changes(change), luck);
    await isHarmless(
      kind,
      inputs,
      ([base, made, shares]) => openFiled(written(changed(base, made), 'json'), shares),
      700,
    );
  });

  it('as text lays out its duel or says why not', async () => {
    const inputs = fc.tuple(report, fc.array(textChange, { minLength: 1, maxLength: 2 }), luck);
    await isHarmless(
      'report text',
      inputs,
      ([base, letters, shares]) => {
        const text = fileOf(base);
        return openFiled(changedText(text, letters, text), shares);
      },
      700,
    );
  });
});

// ---------------------------------------------------------------- settings

describe('settings that are not as they were kept', () => {
  it('are settings all the same', async () => {
    const inputs = fc.array(treeChange, { minLength: 1, maxLength: 4 });
    await isHarmless(
      'settings',
      inputs,
      (made) => {
        const stored = real(changed(defaultSettings, made));
        const { settings } = readSettings(stored);
        expect(Object.keys(settings).sort()).toEqual(Object.keys(defaultSettings).sort());
        expect(readSettings(structuredClone(settings))).toEqual({ settings, whole: true });
        expect(JSON.stringify(settings).length).toBeLessThan(1000);
        return true;
      },
      2000,
    );
  });
});
