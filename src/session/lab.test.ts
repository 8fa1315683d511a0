import { afterEach, describe, expect, it, vi } from 'vitest';
import { cards } from '../cards/index.ts';
import { createEngine } from '../engine/index.ts';
import { parseCase } from '../formats/case/index.ts';
import { type LabTable, openCase } from './lab.ts';
import { defaultSettings } from './settings.ts';
import { brittle } from './testing/brittle.ts';

const engine = createEngine({ cards });

function open(steps: string, more = '', rules = engine): LabTable {
  const text = `segoc: 1
id: x
title: X
${more}
players:
  A: { hand: [Raigeki], spells: [{ card: Dark Bribe, face: down }] }
  B: { monsters: [Summoned Skull], spells: [{ card: Imperial Order, face: down }] }
steps:
${steps}`;
  const parsed = parseCase(text, cards);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return openCase(parsed.case, { engine: rules, settings: defaultSettings, random: () => 1 });
}

const bribe = `
  - A: { activate: Raigeki }
  - B: { activate: Imperial Order }
  - cannot: { B: { activate: Raigeki }, because: not-in-place }
  - A: { activate: Dark Bribe }
  - expect: { chain: [Raigeki, Imperial Order, Dark Bribe] }
  - resolve
  - expect: { B.monsters: [], A.lp: 8000 }
`;

const chain = ({ session }: LabTable) => session.getState().table?.view?.chain.length;

afterEach(() => void vi.useRealTimers());

describe('a case on the table', () => {
  it('goes step by step in both directions, with both hands open', () => {
    const table = open(bribe);
    const { getState } = table.lab;
    const seen = [chain(table)];
    for (let i = 0; i < 7; i++) {
      getState().step();
      seen.push(chain(table));
    }
    expect(seen).toEqual([0, 1, 2, 2, 3, 3, 0, 0]);
    expect(table.session.getState().table?.viewer).toBe('judge');
    for (let i = 0; i < 3; i++) getState().back();
    expect([getState().at, chain(table)]).toEqual([4, 3]);
    getState().goTo(0);
    expect(chain(table)).toBe(0);
  });

  it('tells what its checks find', () => {
    const { steps, result } = open(bribe).lab.getState().showing;
    expect(result.ok).toBe(true);
    expect(steps[2].verdict?.holds).toBe(true);
    expect(steps[2].reasons.map((r) => r.code)).toContain('not-in-place');
    expect(steps[6].checks.map((c) => c.wrong)).toEqual([null, null]);
  });

  it('stops at the first step that fails, with what was expected and got', () => {
    const table = open('  - A: { activate: Raigeki }\n  - expect: { A.lp: 1, chainSize: 1 }\n  - resolve');
    const { steps, result } = table.lab.getState().showing;
    expect(steps).toHaveLength(2);
    expect(result).toMatchObject({ ok: false, step: 2 });
    expect(steps[1].checks.map((c) => c.wrong)).toEqual([{ expected: 'A.lp 1', got: '8000' }, null]);
  });

  it('plays by itself, may be paused, and begins again after its end', () => {
    vi.useFakeTimers();
    const table = open(bribe);
    const { getState } = table.lab;
    getState().play();
    vi.advanceTimersByTime(1600);
    expect(getState().at).toBe(1);
    getState().setSpeed('fast');
    vi.advanceTimersByTime(1300);
    expect(getState().at).toBe(3);
    getState().pause();
    vi.advanceTimersByTime(9000);
    expect(getState()).toMatchObject({ at: 3, playing: false });
    getState().play();
    vi.advanceTimersByTime(9000);
    expect(getState()).toMatchObject({ at: 7, playing: false });
    getState().play();
    expect(getState().at).toBe(0);
    table.close();
    vi.advanceTimersByTime(9000);
    expect(getState().at).toBe(0);
  });

  it('is gone on with by hand as another line, and comes back', () => {
    const table = open(bribe);
    const { lab, session } = table;
    lab.getState().goTo(2);
    lab.getState().takeOver();
    const pass = session.getState().table!.prompt!.options.findIndex((o) => o.do === 'pass');
    session.getState().decide(pass);
    // Without Dark Bribe, Imperial Order negates Raigeki.
    expect(session.getState().table?.view?.sides[1].monsters.filter(Boolean)).toHaveLength(1);
    expect(session.getState().table?.stops.some((stop) => stop.others.length > 0)).toBe(true);
    lab.getState().giveBack();
    expect(lab.getState()).toMatchObject({ at: 2, taken: false });
    lab.getState().goTo(7);
    expect(session.getState().table?.view?.sides[1].monsters.filter(Boolean)).toHaveLength(0);
  });

  it('keeps what chance was fixed to', () => {
    const text = (side: string) =>
      `  - toss: ${side}\n  - A: { activate: Time Wizard }\n  - A: { declare: heads }\n  - resolve\n  - expect: { log: [toss ${side}] }`;
    for (const side of ['heads', 'tails']) {
      const parsed = parseCase(
        `segoc: 1\nid: x\ntitle: X\nplayers: { A: { monsters: [Time Wizard] }, B: { monsters: [Summoned Skull] } }\nsteps:\n${text(side)}`,
        cards,
      );
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
      const { lab, session } = openCase(parsed.case, { engine, settings: defaultSettings, random: () => 1 });
      expect(lab.getState().showing.result.message).toBe('');
      lab.getState().goTo(4);
      const skull = session.getState().table?.view?.sides[1].monsters.filter(Boolean).length;
      expect(skull).toBe(side === 'heads' ? 0 : 1);
    }
  });
});

describe('a case that the rules fail in', () => {
  it('stands before the answer that failed, which its report tells', () => {
    const rules = brittle(engine);
    const steps = bribe.replace(/.*cannot.*\n/, '');
    // As Dark Bribe is chained to two links.
    rules.breaks('decide', (...[duel]: [Parameters<typeof engine.decide>[0]]) => duel.chain.length === 2);
    const table = open(steps, '', rules.engine);
    const { failure, match } = table.session.getState();
    const report = failure!.report;
    expect(report).toMatchObject({
      doing: 'case',
      error: { message: 'a mistake in decide' },
      tried: [{ answer: expect.anything() }],
    });
    expect(report.duel!.at).toBe(report.duel!.decisions.length);
    expect(match()!.tree.at).toBe(report.duel!.at);
    expect(chain(table)).toBe(2);
    const { showing, at } = table.lab.getState();
    expect(showing.result).toMatchObject({ ok: false, step: 3 });
    expect(at).toBe(3);
  });

  it('is no mistake of the rules where it is one of the case', () => {
    const table = open('  - A: { activate: Dark Bribe }\n');
    expect(table.lab.getState().showing.result.ok).toBe(false);
    expect(table.lab.getState().showing.mistake).toBe(null);
    expect(table.session.getState().failure).toBe(null);
  });
});
