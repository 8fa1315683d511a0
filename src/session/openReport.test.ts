import { beforeEach, describe, expect, it } from 'vitest';
import type { Duel } from './engine.ts';
import { isReport, openReport, readReport } from './openReport.ts';
import { fileOf } from './report.ts';
import { atOnce } from './slices.ts';
import { type Brittle, brittle } from './testing/brittle.ts';
import { begin, choose, here, openAfresh, openPage, reload, report, s, table } from './testing/page.ts';
import { toyEngine, turnOf } from './testing/toy.ts';

let rules: Brittle;

beforeEach(() => {
  rules = brittle(toyEngine());
  openAfresh(rules.engine);
  begin();
  choose('phase');
});

describe('a report that was saved', () => {
  const failing = (...[duel]: [Duel]) => turnOf(duel) === 3;
  const filed = () => {
    choose('phase');
    s().undo();
    choose('summon');
    s().undo();
    s().redo();
    s().jump(2);
    rules.breaks('decide', failing);
    choose('phase');
    return fileOf(report());
  };
  const opened = (file: string) => {
    const read = readReport(file);
    if (!read.ok) throw new Error(read.reason);
    return atOnce(openReport(rules.engine, read.report));
  };

  it('is known for what it is', () => {
    const file = filed();
    expect(isReport(file)).toBe(true);
    expect(isReport('segoc: 1\nid: x')).toBe(false);
    expect(JSON.parse(file)).toMatchObject({ segoc: 'report', version: 1, build: 'not built' });
  });

  it('opens at the last position that made sense, with every line, and fails there again', () => {
    const file = filed();
    const at = report().duel!.at;
    const open = opened(file);
    if (!open.ok) throw new Error(open.reason);
    expect(open.lost).toBe(0);
    expect(open.match.tree.at).toBe(at);
    expect(open.match.tree.nodes.length).toBe(report().duel!.decisions.length + 1);
    expect(open.tried).toEqual(report().tried);
    openPage();
    s().adopt(open.match);
    expect(s().retry(open.tried, open.to)).toBe('fails');
    expect(report()).toMatchObject({ doing: 'answer', tried: open.tried });
    expect(table().at).toBe(at);
    s().recover(false);
    rules.mend();
    expect(s().retry(open.tried, open.to)).toBe('works');
    expect(table().view!.turn).toBe(4);
  });

  it('opens as far as the rules go where they fail on the way', () => {
    const file = filed();
    rules.breaks('decide', (...[duel]: [Duel]) => turnOf(duel) === 1);
    const open = opened(file);
    if (!open.ok) throw new Error(open.reason);
    expect(open.match.tree.at).toBe(0);
    expect(open.lost).toBeGreaterThan(0);
    expect(open.tried.length).toBeGreaterThan(0);
  });

  it('says so if they cannot begin it', () => {
    const file = filed();
    rules.breaks('create');
    expect(opened(file)).toMatchObject({ ok: false, reason: 'fails' });
  });

  it.each([
    ['damaged', (r: object) => JSON.stringify(r).slice(0, -9)],
    ['damaged', (r: object) => JSON.stringify({ ...r, tried: [{ answer: 'x', auto: true }] })],
    ['damaged', (r: { duel: object }) => JSON.stringify({ ...r, duel: { ...r.duel, at: 99 } })],
    [
      'damaged',
      (r: { duel: { decisions: object[] } }) => {
        const decisions = r.duel.decisions.map((d) => ({ ...d, parent: 5000 }));
        return JSON.stringify({ ...r, duel: { ...r.duel, decisions } });
      },
    ],
    ['version', (r: object) => JSON.stringify({ ...r, version: 2 })],
  ] as const)('is %s after a change', (reason, change) => {
    const file = change(JSON.parse(filed()));
    expect(isReport(file)).toBe(true);
    expect(readReport(file)).toEqual({ ok: false, reason });
  });

  it('opens at the position where only that is left of the duel', async () => {
    choose('phase');
    await s().saved();
    for (const [key, text] of here.kept) {
      const value = JSON.parse(text);
      if (!key.startsWith('duel/')) continue;
      value.record.decisions[0].answer = 99;
      here.kept.set(key, JSON.stringify(value));
    }
    await reload();
    expect(s().notice).toMatchObject({ kind: 'position-only' });
    choose('phase');
    const before = table();
    rules.breaks('decide');
    choose('phase');
    const open = opened(fileOf(report()));
    if (!open.ok) throw new Error(open.reason);
    expect([open.lost, open.match.tree.nodes.length]).toEqual([1, 1]);
    rules.mend();
    const whole = opened(fileOf(report()));
    if (!whole.ok) throw new Error(whole.reason);
    expect([whole.lost, whole.tried]).toEqual([0, report().tried]);
    openPage();
    s().adopt(whole.match);
    expect(table().view).toEqual(before.view);
    expect(s().retry(whole.tried, whole.to)).toBe('works');
  });

  it('takes no position from elsewhere on trust', () => {
    const file = JSON.parse(filed());
    file.duel.root = { turn: 1 };
    expect(opened(JSON.stringify(file))).toEqual({ ok: false, reason: 'no-beginning' });
  });
});
