import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from './keep/storage.ts';
import { createSession, type SessionStore } from './store.ts';
import { TOY_DECK, toyEngine } from './testing/toy.ts';

/** Rules that take their time, so that some decisions are a long duel. */
function slowEngine(ms: number) {
  const toy = toyEngine();
  return {
    ...toy,
    decide(...[duel, answer]: Parameters<typeof toy.decide>) {
      for (const end = performance.now() + ms; performance.now() < end; );
      return toy.decide(duel, answer);
    },
  };
}

let kept: Map<string, string>;
let store: SessionStore;
const page = (ms: number) =>
  createSession({ engine: slowEngine(ms), storage: memoryStorage(kept), random: () => 4 });
const s = () => store.getState();
const turn = () => s().table?.view?.turn;
const begin = () => s().begin({ decks: [TOY_DECK, TOY_DECK], names: ['Ada', 'Ben'], first: 'a', seed: 1 });
/** Ends so many turns. */
const endTurns = (count: number) => {
  for (let i = 0; i < count; i++) s().decide(s().table!.prompt!.options.findIndex((o) => o.do === 'phase'));
};
/** Each task in which the page could have answered, until something is so. */
async function tasksUntil(holds: () => boolean): Promise<number> {
  for (let tasks = 1; ; tasks++) {
    await new Promise((goOn) => setTimeout(goOn));
    if (holds()) return tasks;
    if (tasks > 2000) throw new Error('It never comes to that.');
  }
}

beforeEach(async () => {
  kept = new Map();
  store = page(0);
  await s().load();
  s().change({ hands: 'open' });
  begin();
  endTurns(30);
  await s().saved();
});

describe('a long duel that is kept', () => {
  it('comes back bit by bit', async () => {
    store = page(5);
    void s().load();
    expect(await tasksUntil(() => turn() === 31)).toBeGreaterThan(5);
    expect(s().notice).toEqual({ kind: 'restored', turn: 31 });
  });

  it('gives way to a duel that is begun meanwhile, and stays where it is kept', async () => {
    s().leave();
    await s().saved();
    store = page(5);
    await s().load();
    await vi.waitFor(() => expect(s().shelf.duels).toHaveLength(1));
    const [{ id }] = s().shelf.duels;
    const coming = s().resume(id);
    await new Promise((goOn) => setTimeout(goOn, 20));
    begin();
    endTurns(1);
    await coming;
    expect(turn()).toBe(2);
    await s().saved();
    s().leave();
    await vi.waitFor(() =>
      expect(
        s()
          .shelf.duels.map((d) => d.turn)
          .sort(),
      ).toEqual([2, 31]),
    );
    await s().resume(id);
    expect(turn()).toBe(31);
  });

  it('gives way to another one that is asked for meanwhile', async () => {
    s().leave();
    begin();
    endTurns(20);
    s().leave();
    await s().saved();
    store = page(5);
    await s().load();
    await vi.waitFor(() => expect(s().shelf.duels).toHaveLength(2));
    const [long, short] = [31, 21].map((at) => s().shelf.duels.find((d) => d.turn === at)!.id);
    const first = s().resume(long);
    await new Promise((goOn) => setTimeout(goOn, 20));
    await Promise.all([first, s().resume(short)]);
    expect(turn()).toBe(21);
    endTurns(1);
    await s().saved();
    s().leave();
    await vi.waitFor(() =>
      expect(
        s()
          .shelf.duels.map((d) => d.turn)
          .sort(),
      ).toEqual([22, 31]),
    );
  });
});

describe('a long branch', () => {
  /** The duel is on another branch, and has just been loaded: nothing of the long one is known. */
  beforeEach(async () => {
    s().jump(1);
    s().surrender(0);
    await s().saved();
    store = page(5);
    await s().load();
    expect(s().table!.result).not.toBe(null);
  });
  const tip = () => s().table!.stops.flatMap((stop) => stop.others)[0].tip;

  it('is gone to bit by bit', async () => {
    s().jump(tip());
    expect(s().table!.result).not.toBe(null);
    expect(await tasksUntil(() => turn() === 31)).toBeGreaterThan(5);
    expect(s().table!.result).toBe(null);
    expect(s().table!.log.length).toBeGreaterThan(30);
  });

  it('is not gone to if something else is done meanwhile', async () => {
    s().jump(tip());
    s().undo();
    expect(s().table!.result).toBe(null);
    expect(turn()).toBe(2);
    await new Promise((goOn) => setTimeout(goOn, 400));
    expect(turn()).toBe(2);
  });

  it('is gone to where it was asked for last', async () => {
    const end = tip();
    s().jump(end);
    s().jump(end - 5);
    await tasksUntil(() => turn() === 26);
    await new Promise((goOn) => setTimeout(goOn, 100));
    expect(turn()).toBe(26);
  });
});
