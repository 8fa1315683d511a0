import { beforeEach, describe, expect, it } from 'vitest';
import { starterDecks } from '../cards/decks.ts';
import { cards } from '../cards/index.ts';
import type { Answer, Player } from '../engine/contract.ts';
import { createEngine, DecisionError } from '../engine/index.ts';
import { writeLink } from '../formats/link.ts';
import type { Duel } from './engine.ts';
import { linkOf, openLink } from './link.ts';
import { type Brittle, brittle } from './testing/brittle.ts';
import { newestRecord, putAways } from './testing/kept.ts';
import {
  begin,
  choose,
  decks,
  here,
  names,
  openAfresh,
  openPage,
  reload,
  report,
  s,
  table,
} from './testing/page.ts';
import { type Toy, toyEngine, turnOf } from './testing/toy.ts';

let rules: Brittle;
/** The table and what is kept of it, to be found unchanged. */
const standing = async () => {
  await s().saved();
  return { table: table(), kept: newestRecord(here.kept) };
};

beforeEach(() => {
  rules = brittle(toyEngine());
  openAfresh(rules.engine);
  begin();
  choose('phase');
});

describe('an answer at which the rules fail', () => {
  // Where in carrying it out they fail makes no difference.
  it.each(['decide', 'view', 'prompt', 'viewPrompt', 'viewEvents', 'hash'] as const)(
    'leaves table, duel and what is kept as they were (%s)',
    async (call) => {
      const before = await standing();
      rules.breaks(call, (...[duel]: [Duel]) => turnOf(duel) > 2 || call === 'decide');
      choose('phase');
      expect(report()).toMatchObject({
        doing: 'answer',
        error: { name: 'TypeError', message: `a mistake in ${call}` },
        profile: 'classic',
        tried: [{ answer: expect.anything(), auto: false }],
      });
      expect(report().error.stack).toContain('brittle.ts');
      expect(await standing()).toEqual(before);
      // What is kept of it is what the report holds, and nothing of the answer that failed.
      expect(report().duel).toEqual(JSON.parse(before.kept!));
    },
  );

  it('can be followed by other answers, earlier positions and other lines', async () => {
    rules.breaks('decide', (...[duel, answer]: [Duel, Answer]) => turnOf(duel) === 2 && answer === 0);
    s().decide(0);
    expect(report().tried).toEqual([{ answer: 0, auto: false }]);
    s().recover(false);
    expect(s().failure).toBe(null);
    s().decide(1);
    expect(s().failure).toBe(null);
    expect(table().at).toBeGreaterThan(1);
    s().jump(1);
    s().decide(0);
    expect(report().tried).toEqual([{ answer: 0, auto: false }]);
    expect(table().at).toBe(1);
    s().recover(true);
    expect(s().failure).toBe(null);
    expect(table().at).toBe(0);
    choose('summon');
    expect(table().stops[0].others.length).toBe(1);
    await reload();
    expect(s().failure).toBe(null);
    expect(table().stops[0].others.length).toBe(1);
  });

  it('is told with what followed from it unasked, up to what failed', () => {
    const summon = table().prompt!.options.findIndex((o) => o.do === 'summon');
    // The Summon asks for a zone, which the session answers; that is where the rules fail.
    rules.breaks('decide', (...[duel]: [Duel]) => (duel as unknown as Toy).pending?.stage === 'zone');
    const { at } = table();
    s().decide(summon);
    expect(report().tried.map((t) => t.auto)).toEqual([false, true]);
    expect(table().at).toBe(at);
    expect(table().view!.sides[1].monsters.every((m) => m === null)).toBe(true);
  });

  it('is given up where the unasked answers never end', () => {
    const { decide } = rules.engine;
    const endless = { ...toyEngine(), decide };
    let windows = false;
    endless.prompt = (duel) => {
      const asked = rules.engine.prompt(duel);
      const pass = { do: 'pass' as const, card: -1, effect: -1, on: -1, value: null };
      return windows && asked ? { ...asked, kind: 'trigger', options: [pass] } : asked;
    };
    endless.decide = (duel, answer) =>
      windows && answer === 0 ? { duel: structuredClone(duel), events: [] } : decide(duel, answer);
    here.engine = endless;
    openPage();
    s().change({ hands: 'open' });
    s().begin({ decks, names, first: 'a', seed: 1 });
    const { at } = table();
    windows = true;
    s().decide(0);
    expect(report().error.message).toContain('without asking anybody');
    expect(table().at).toBe(at);
  });

  it('is not said of an answer that the rules refuse', () => {
    rules.breaks('decide', () => {
      throw new DecisionError({ code: 'no-such-option', article: 'toy', facts: {} });
    });
    choose('phase');
    expect(s().failure).toBe(null);
    expect(s().notice?.kind).toBe('refused');
  });

  it('is told once; what comes of it does not take its place', () => {
    rules.breaks('decide');
    choose('phase');
    const first = report();
    s().fail(new Error('another'));
    expect(report()).toBe(first);
  });
});

describe('going to another position', () => {
  it('stays where it is if the rules fail there', async () => {
    choose('phase');
    const before = await standing();
    rules.breaks('view', (...[duel]: [Duel]) => turnOf(duel) === 1);
    s().jump(0);
    expect(report()).toMatchObject({ doing: 'go', to: 0, tried: [] });
    expect(await standing()).toEqual(before);
    s().recover(false);
    s().stepBack();
    expect(s().failure).toBe(null);
    expect(turnOf(s().match()!.positions.duel(s().match()!.tree, table().at))).toBe(2);
  });

  it('asks the other player where nobody can tell what would be taken back', async () => {
    s().change({ hands: 'curtain' });
    s().reveal();
    choose('phase');
    s().reveal();
    await reload();
    s().reveal();
    const { at } = table();
    // What was told of the decisions is worked out anew after a reload.
    rules.breaks('viewEvents');
    s().match()!.positions.drop(1);
    s().undo();
    expect(s().request).toMatchObject({ what: 'back', reveals: ['answer'], decisions: 2 });
    expect(table().at).toBe(at);
    await Promise.resolve();
    expect(report().doing).toBe('look');
  });

  it('leaves the curtain where it stands if the table behind it cannot be shown', () => {
    s().change({ hands: 'curtain' });
    rules.breaks('viewPrompt');
    const { curtain } = table();
    expect(curtain).not.toBe(null);
    s().reveal();
    expect(report().doing).toBe('go');
    expect(table().curtain).toEqual(curtain);
    rules.mend();
    s().recover(false);
    s().reveal();
    expect(table().curtain).toBe(null);
  });
});

describe('questions about the position', () => {
  it.each([
    ['attempts', () => s().attempts(0)],
    ['refusal', () => s().refusal(0)],
  ] as const)('have no answer where the rules fail (%s), which is told once', async (call, ask) => {
    rules.breaks(call);
    expect(ask() ?? []).toEqual([]);
    // Not at once: the page may be in the middle of being drawn.
    expect(s().failure).toBe(null);
    await Promise.resolve();
    expect(report()).toMatchObject({ doing: 'look', tried: [], error: { message: `a mistake in ${call}` } });
    s().recover(false);
    ask();
    choose('phase');
    ask();
    await Promise.resolve();
    expect(s().failure).toBe(null);
  });

  it('leave a card’s menu with what the question offers', async () => {
    const { card } = table().prompt!.options[0];
    const whole = s().menu(card);
    expect(whole.length).toBeGreaterThan(0);
    rules.breaks('attempts');
    expect(s().menu(card)).toEqual(whole);
    await Promise.resolve();
    expect(report().doing).toBe('look');
  });
});

describe('a duel whose beginning fails', () => {
  it.each(['check', 'create', 'prompt'] as const)('leaves the duel before it (%s)', async (call) => {
    const before = await standing();
    rules.breaks(call);
    s().begin({ decks, names: ['Cy', 'Di'], first: 'a', seed: 2 });
    expect(report()).toMatchObject({ doing: 'begin', duel: { names: ['Cy', 'Di'], setup: { seed: 2 } } });
    expect(await standing()).toEqual(before);
    rules.mend();
    s().recover(false);
    choose('phase');
    expect(s().failure).toBe(null);
  });

  it('stands at its first question if only what follows unasked fails', () => {
    rules = brittle(createEngine({ cards }));
    here.engine = rules.engine;
    openPage();
    s().change({ hands: 'open' });
    rules.breaks('decide');
    const [a, b] = starterDecks.map(({ main, fusion }) => ({ main: [...main], fusion: [...fusion] }));
    s().begin({ decks: [a, b], names, first: 'a', seed: 3 });
    expect(report()).toMatchObject({ doing: 'begin', tried: [{ auto: true }] });
    expect(table().at).toBe(0);
    expect(table().view!.turn).toBe(1);
    rules.mend();
    s().recover(false);
    s().decide(0);
    expect(s().failure).toBe(null);
    expect(table().at).toBeGreaterThan(0);
  });

  it('says so on the start screen', () => {
    s().leave();
    rules.breaks('create');
    s().begin({ decks, names, first: 'coin', seed: 2 });
    expect(s().screen).toBe('start');
    expect(s().notice).toBe(null);
    expect(report().doing).toBe('begin');
    s().recover(false);
    expect(s().screen).toBe('start');
  });
});

describe('a kept duel that the rules fail at', () => {
  it('comes back at the nearest position that can be shown, and nothing of it is lost', async () => {
    choose('phase');
    choose('phase');
    const { kept: whole } = await standing();
    rules.breaks('view', (...[duel, viewer]: [Duel, Player | 'judge']) => turnOf(duel) === 4 && viewer === 0);
    rules.breaks('viewPrompt', (...[duel]: [Duel]) => turnOf(duel) === 4);
    await reload();
    expect(report()).toMatchObject({ doing: 'load', duel: JSON.parse(whole!) });
    expect(table().view!.turn).toBe(3);
    expect(putAways(here.kept)).toContain(whole);
    s().recover(false);
    s().decide(0);
    expect(s().failure).toBe(null);
    await reload();
    expect(s().failure).toBe(null);
  });

  it('comes back as far as its decisions lead where neither they nor the position can be used', async () => {
    choose('phase');
    choose('phase');
    const { kept: whole } = await standing();
    rules.breaks('decide', (...[duel]: [Duel]) => turnOf(duel) === 3);
    rules.breaks('prompt', (...[duel]: [Duel]) => turnOf(duel) === 4);
    await reload();
    expect(report().doing).toBe('load');
    expect(table().view!.turn).toBe(3);
    expect(putAways(here.kept)).toContain(whole);
  });

  it('never holds the answer that failed', async () => {
    rules.breaks('decide', (...[duel]: [Duel]) => turnOf(duel) === 2);
    for (let i = 0; i < 3; i++) {
      s().decide(0);
      expect(report().doing).toBe('answer');
      await reload();
      expect(s().failure).toBe(null);
      expect(s().notice).toEqual({ kind: 'restored', turn: 2 });
    }
  });
});

describe('a link that the rules fail at', () => {
  it('says at which decision, and opens before it', async () => {
    choose('phase');
    const code = (await linkOf(rules.engine, s().match()!))!;
    rules.breaks('decide', (...[duel]: [Duel]) => turnOf(duel) === 2);
    const opened = await openLink(rules.engine, code);
    expect(opened).toMatchObject({ ok: false, reason: 'failed', at: 2, of: 2 });
    if (opened.ok || opened.reason !== 'failed') throw new Error('opened');
    openPage();
    s().adopt(opened.match, { doing: 'link', error: opened.error, tried: opened.tried });
    expect(table().view!.turn).toBe(2);
    expect(report()).toMatchObject({ doing: 'link', tried: opened.tried });
  });

  it('is foreign if there is not even a beginning', async () => {
    const setup = { kind: 'decks' as const, decks, first: 0 as const, seed: 1 };
    const code = (await writeLink({ setup, names, hands: 'open', answers: [], checks: '' }))!;
    rules.breaks('create');
    expect(await openLink(rules.engine, code)).toEqual({ ok: false, reason: 'foreign' });
  });
});
