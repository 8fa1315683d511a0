import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Player } from '../../engine/contract.ts';
import { createSession, type SessionStore } from '../store.ts';
import { TOY_DECK, toyEngine } from '../testing/toy.ts';
import { memoryVault } from './memory.ts';
import { createStorage, memoryStorage } from './storage.ts';
import { NotKept, type Trouble, type Vault } from './vault.ts';

const engine = toyEngine();
const names: [string, string] = ['Ada', 'Ben'];

let kept: Map<string, string>;
/** A page that has been opened just now; all pages keep in the same place. */
const page = (vault: Vault = memoryVault(kept)) =>
  createSession({ engine, storage: createStorage(vault), random: () => 4 });

let store: SessionStore;
const s = () => store.getState();
const table = () => s().table!;
async function reopen(vault?: Vault): Promise<void> {
  store = page(vault);
  await s().load();
  await s().saved();
}
function begin(hands: 'curtain' | 'open' = 'open'): void {
  s().change({ hands });
  s().begin({ decks: [TOY_DECK, TOY_DECK], names, first: 'a', seed: 1 });
}
const choose = (doing: string, of = store) => {
  const { table, decide } = of.getState();
  decide(table!.prompt!.options.findIndex((o) => o.do === doing));
};
const lowMonster = (player: Player) =>
  table().view!.sides[player].hand.find((c) => c.passcode > 0 && c.passcode < 7)!.id;

const keysOf = (prefix: string) => [...kept.keys()].filter((key) => key.startsWith(prefix)).sort();
/** The keys of the only duel's records, newest first. */
const records = () =>
  keysOf('duel/').sort((a, b) => JSON.parse(kept.get(b)!).seq - JSON.parse(kept.get(a)!).seq);
function change(
  key: string,
  how: (record: { [name: string]: unknown; decisions: { answer: unknown }[] }) => void,
) {
  const value = JSON.parse(kept.get(key)!);
  how(value.record);
  kept.set(key, JSON.stringify(value));
}
const putAway = () => keysOf('broken/').map((key) => JSON.parse(kept.get(key)!));

/** A vault that fails as long as it is told to. */
function moody(): { vault: Vault; mood: { why: Trouble | 'hangs' | null } } {
  const mood: { why: Trouble | 'hangs' | null } = { why: null };
  const inner = memoryVault(kept);
  const unless = async <T>(work: () => Promise<T>): Promise<T> => {
    if (mood.why === 'hangs') await new Promise(() => undefined);
    if (mood.why !== null) throw new NotKept(mood.why as Trouble);
    return work();
  };
  return {
    mood,
    vault: {
      carryOut: (deeds) => unless(() => inner.carryOut(deeds)),
      change: (work) => unless(() => inner.change(work)),
      get: (key) => unless(() => inner.get(key)),
      keys: (prefix) => unless(() => inner.keys(prefix)),
      onNewer: () => undefined,
    },
  };
}

beforeEach(() => {
  kept = new Map();
  store = page();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a duel that is kept', () => {
  beforeEach(() => s().load());

  it('goes on where it stood', async () => {
    begin('curtain');
    s().reveal();
    s().change({ zones: 'ask' });
    s().intend({ card: lowMonster(0), do: 'summon' });
    await s().saved();
    const { hash } = JSON.parse(s().record()!);
    await reopen();
    expect(s().notice).toEqual({ kind: 'restored', turn: 1 });
    expect(s().settings.zones).toBe('ask');
    expect(table().curtain?.to).toBe(0);
    s().reveal();
    expect(table().prompt!.kind).toBe('zone');
    expect(JSON.parse(s().record()!).hash).toBe(hash);
    expect(table().canCancel).toBe(true);
  });

  it('has all its lines', async () => {
    begin();
    choose('phase');
    s().undo();
    s().intend({ card: lowMonster(0), do: 'summon' });
    await s().saved();
    await reopen();
    expect(table().stops[0].others.length).toBe(1);
  });

  it('is found where version 1 kept its only one', async () => {
    begin();
    choose('phase');
    kept = new Map([['duel', s().record()!]]);
    await reopen();
    expect(s().notice).toEqual({ kind: 'restored', turn: 2 });
    expect(kept.has('duel')).toBe(false);
    await reopen();
    expect(table().view!.turn).toBe(2);
  });

  it('stays on the start screen when it is left, and does not come back by itself', async () => {
    begin();
    choose('phase');
    s().leave();
    await s().saved();
    await vi.waitFor(() => expect(s().shelf.duels).toHaveLength(1));
    expect(s().shelf.duels[0]).toMatchObject({ names, turn: 2, elsewhere: false });
    await reopen();
    expect(s().screen).toBe('start');
    await vi.waitFor(() => expect(s().shelf.duels).toHaveLength(1));
    await s().resume(s().shelf.duels[0].id);
    expect(table().view!.turn).toBe(2);
  });

  it('is not replaced by another one', async () => {
    begin();
    choose('phase');
    const { match } = s();
    const first = match()!;
    s().leave();
    begin();
    choose('phase');
    choose('phase');
    s().adopt(first);
    await s().saved();
    s().leave();
    await vi.waitFor(() =>
      expect(
        s()
          .shelf.duels.map((d) => d.turn)
          .sort(),
      ).toEqual([2, 2, 3]),
    );
  });

  it('is thrown away when nothing was decided, when it has ended, and when somebody says so', async () => {
    begin();
    s().leave();
    begin();
    choose('phase');
    s().surrender(0);
    s().leave();
    await s().saved();
    expect(keysOf('duel/')).toEqual([]);
    begin();
    choose('phase');
    s().leave();
    await vi.waitFor(() => expect(s().shelf.duels).toHaveLength(1));
    await s().forget(s().shelf.duels[0].id);
    expect([...keysOf('duel/'), ...keysOf('head/')]).toEqual([]);
    expect(s().shelf.duels).toEqual([]);
  });
});

describe('a record that cannot be used', () => {
  beforeEach(async () => {
    await s().load();
    begin();
    choose('phase');
    await s().saved();
    choose('phase');
    await s().saved();
  });

  it.each([
    ['garbage', '"nonsense"', '"nonsense"'],
    ['cut off', '{"seq":SEQ,"record":{"version":1}}', '{"version":1}'],
    ['of an impossible number', '{"seq":9,"record":{}}', '{"seq":9,"record":{}}'],
    ['of another shape', '{"seq":"four","record":[]}', '{"seq":"four","record":[]}'],
    ['nothing', 'null', 'null'],
  ])('gives way to the one before: %s', async (_, text, saved) => {
    const [newest] = records();
    const { seq } = JSON.parse(kept.get(newest)!);
    kept.set(newest, text.replace('SEQ', String(seq)));
    await reopen();
    const [file] = keysOf('broken/');
    expect(s().notice).toEqual({ kind: 'stepped-back', turn: 2, file });
    expect(putAway()).toMatchObject([{ what: 'duel', why: 'corrupt' }]);
    expect(JSON.parse(await s().putAwayText(file))).toEqual(JSON.parse(saved));
    // And play goes on.
    choose('phase');
    await s().saved();
    await reopen();
    expect(s().notice).toEqual({ kind: 'restored', turn: 3 });
  });

  it('gives way to the one before that has the way to it', async () => {
    change(records()[0], (record) => {
      record.decisions[1].answer = 99;
    });
    await reopen();
    expect(s().notice).toMatchObject({ kind: 'stepped-back', turn: 2 });
    expect(putAway()).toMatchObject([{ why: 'diverged' }]);
  });

  it('gives at least its position when no decisions replay, and itself as a file', async () => {
    for (const key of records())
      change(key, (record) => {
        record.decisions[0].answer = 99;
      });
    await reopen();
    expect(s().notice).toMatchObject({ kind: 'position-only', diverged: null });
    expect(table().view!.turn).toBe(3);
    expect(putAway()).toMatchObject([{ why: 'diverged', value: { at: 2 } }]);
    choose('phase');
    await s().saved();
    await reopen();
    expect(s().notice).toEqual({ kind: 'restored', turn: 4 });
  });

  it.each([
    ['corrupt', '"nonsense"'],
    ['corrupt', '{"version":1}'],
    ['old', '{"version":0}'],
  ] as const)('is put away if there is no other, whatever was put away before: %s', async (reason, text) => {
    for (const key of records()) kept.delete(key);
    const [head] = keysOf('head/');
    for (let i = 1; i <= 3; i++) {
      kept.set(head, '{"seq":1,"writer":""}');
      kept.set(`${head.replace('head', 'duel')}/1`, `{"seq":1,"record":${text}}`);
      await reopen();
      expect(s().screen).toBe('start');
      expect(s().notice).toMatchObject({ kind: 'unreadable', reason, file: expect.any(String) });
      expect(putAway().map((p) => p.value)).toEqual(Array(i).fill(JSON.parse(text)));
    }
    await vi.waitFor(() => expect(s().shelf.putAway).toHaveLength(3));
    await s().forgetPutAway(s().shelf.putAway[0].key);
    expect(s().shelf.putAway).toHaveLength(2);
    expect([...keysOf('duel/'), ...keysOf('head/')]).toEqual([]);
  });

  it('stays where it is if it cannot be put away', async () => {
    for (const key of records()) kept.set(key, '"nonsense"');
    const before = new Map(kept);
    const { vault } = moody();
    const full: Vault = {
      ...vault,
      carryOut: async (deeds) => {
        if (deeds.some((d) => 'put' in d && d.put.startsWith('broken/'))) throw new NotKept('full');
        await vault.carryOut(deeds);
      },
    };
    await reopen(full);
    expect(s().notice).toEqual({ kind: 'unreadable', reason: 'corrupt', file: null });
    for (const key of keysOf('duel/')) expect(kept.get(key)).toBe(before.get(key));
    expect(keysOf('duel/')).toHaveLength(2);
  });

  it('stays where it is if only the browser cannot give it now', async () => {
    const { vault } = moody();
    const before = new Map(kept);
    const withholding: Vault = {
      ...vault,
      get: (key) => (/^duel/.test(key) ? Promise.reject(new NotKept('failed')) : vault.get(key)),
    };
    await reopen(withholding);
    expect(s().notice).toEqual({ kind: 'withheld' });
    expect(kept).toEqual(before);
    await reopen();
    expect(s().notice).toEqual({ kind: 'restored', turn: 3 });
  });

  it('of a newer version is not touched, and neither is what is begun instead', async () => {
    change(records()[0], (record) => {
      record.version = 2;
    });
    const before = new Map(kept);
    await reopen();
    expect(s().screen).toBe('start');
    expect(s().notice).toEqual({ kind: 'newer' });
    expect(kept).toEqual(before);
    begin();
    choose('phase');
    await s().saved();
    for (const [key, text] of before) if (key !== 'settings') expect(kept.get(key)).toBe(text);
    expect(keysOf('head/')).toHaveLength(2);
  });

  it('may have lost its head', async () => {
    for (const key of keysOf('head/')) kept.set(key, '"nonsense"');
    await reopen();
    expect(s().notice).toEqual({ kind: 'restored', turn: 3 });
    for (const key of keysOf('head/')) kept.delete(key);
    kept.set(records()[0], '"nonsense"');
    await reopen();
    expect(s().notice).toMatchObject({ kind: 'stepped-back' });
  });

  it('leaves the settings as they are', async () => {
    s().change({ theme: 'dark' });
    await s().saved();
    for (const key of records()) kept.set(key, '[]');
    await reopen();
    expect(s().settings.theme).toBe('dark');
  });
});

describe('settings that cannot be read', () => {
  it.each([
    ['"nonsense"', 'system'],
    ['{"theme":"dark","windows":"sometimes"}', 'dark'],
  ])('are as at first, the others as they were, and the duel is there: %s', async (text, theme) => {
    await s().load();
    begin();
    choose('phase');
    await s().saved();
    kept.set('settings', text);
    await reopen();
    const [file] = keysOf('broken/');
    expect(s().notice).toEqual({ kind: 'settings-lost', file });
    expect(putAway()).toMatchObject([{ what: 'settings', value: JSON.parse(text) }]);
    expect(s().settings).toMatchObject({ theme, windows: ['could', 'could'] });
    expect(table().view!.turn).toBe(2);
    s().dismiss();
    expect(s().notice).toEqual({ kind: 'restored', turn: 2 });
    await reopen();
    expect(s().notice?.kind).toBe('restored');
  });

  it('are whole when an older version knew fewer of them', async () => {
    kept.set('settings', '{"theme":"dark"}');
    await reopen();
    expect(s().notice).toBe(null);
    expect(s().settings.theme).toBe('dark');
  });
});

describe('without a place to keep it', () => {
  it.each(['forbidden', 'blocked', 'failed', 'newer'] as const)(
    'the page starts, says so once, and a duel can be played: %s',
    async (why) => {
      const { vault, mood } = moody();
      mood.why = why;
      await reopen(vault);
      expect(s().screen).toBe('start');
      expect(s().notice).toEqual({ kind: 'not-kept', why });
      s().dismiss();
      begin();
      choose('phase');
      await s().saved();
      expect(table().view!.turn).toBe(2);
      expect(s().notice).toBe(null);
      expect(s().trouble).toBe(why);
      expect(s().unsaved()).toBe(true);
    },
  );

  it('says so when it was told on the start screen and nobody has read it', async () => {
    const { vault, mood } = moody();
    mood.why = 'forbidden';
    await reopen(vault);
    s().begin({ decks: [TOY_DECK, TOY_DECK], names, first: 'coin', seed: 1 });
    expect(s().notice?.kind).toBe('not-kept');
    s().dismiss();
    expect(s().notice?.kind).toBe('coin');
  });

  it('the start does not wait for it', async () => {
    vi.useFakeTimers();
    const { vault, mood } = moody();
    mood.why = 'hangs';
    store = page(vault);
    void s().load();
    await vi.advanceTimersByTimeAsync(4000);
    expect(s().screen).toBe('start');
    expect(s().notice).toEqual({ kind: 'not-kept', why: 'failed' });
  });

  it('what is kept and what was changed meanwhile come together once it opens', async () => {
    kept.set('settings', JSON.stringify({ theme: 'dark', names: ['Mai', 'Joey'] }));
    vi.useFakeTimers();
    const { vault, mood } = moody();
    mood.why = 'blocked';
    store = page(vault);
    await s().load();
    s().change({ theme: 'light' });
    begin();
    choose('phase');
    await vi.advanceTimersByTimeAsync(1000);
    expect(s().unsaved()).toBe(true);
    mood.why = null;
    await vi.advanceTimersByTimeAsync(3000);
    expect(s().notice).toEqual({ kind: 'kept-again' });
    expect(s().trouble).toBe(null);
    expect(s().unsaved()).toBe(false);
    expect(JSON.parse(kept.get('settings')!)).toMatchObject({ theme: 'light', names: ['Mai', 'Joey'] });
    expect(keysOf('duel/').length).toBeGreaterThan(0);
  });

  it('it is told once that it is full, and once that there is room again', async () => {
    vi.useFakeTimers();
    const { vault, mood } = moody();
    store = page(vault);
    await s().load();
    begin();
    await s().saved();
    mood.why = 'full';
    choose('phase');
    await s().saved();
    expect(s().notice).toEqual({ kind: 'not-kept', why: 'full' });
    s().dismiss();
    choose('phase');
    await s().saved();
    expect(s().notice).toBe(null);
    mood.why = null;
    choose('phase');
    await s().saved();
    expect(s().notice).toEqual({ kind: 'kept-again' });
    choose('phase');
    expect(s().notice).toBe(null);
    await s().saved();
    mood.why = 'full';
    choose('phase');
    await s().saved();
    expect(s().notice).toEqual({ kind: 'not-kept', why: 'full' });
    // It is tried again although nobody decides anything.
    mood.why = null;
    await vi.advanceTimersByTimeAsync(2500);
    expect(s().notice).toEqual({ kind: 'kept-again' });
    const turn = table().view!.turn;
    await reopen();
    expect(table().view!.turn).toBe(turn);
  });

  it('a write that never ends is told too', async () => {
    vi.useFakeTimers();
    const { vault, mood } = moody();
    store = page(vault);
    await s().load();
    mood.why = 'hangs';
    begin();
    await vi.advanceTimersByTimeAsync(6000);
    expect(s().notice).toEqual({ kind: 'not-kept', why: 'failed' });
  });

  it('the rules may not come: then the duel stays where it is', async () => {
    await s().load();
    begin();
    choose('phase');
    await s().saved();
    const offline = () => Promise.reject(new Error('offline'));
    store = createSession({ engine: offline, storage: memoryStorage(kept), random: () => 4 });
    await s().load();
    expect(s().screen).toBe('start');
    expect(s().failure?.report.error.message).toBe('offline');
    await reopen();
    expect(table().view!.turn).toBe(2);
  });
});

describe('two pages that do not know of one another', () => {
  it('never write over one another: what the first decides further becomes a duel of its own', async () => {
    await s().load();
    begin();
    choose('phase');
    await s().saved();
    const first = store;
    await reopen();
    const second = store;
    choose('phase', second);
    choose('phase', second);
    await second.getState().saved();

    choose('phase', first);
    await first.getState().saved();
    expect(first.getState().notice).toEqual({ kind: 'own-copy' });
    expect(first.getState().table!.view!.turn).toBe(3);
    choose('phase', first);
    choose('phase', first);
    await first.getState().saved();

    choose('phase', second);
    await second.getState().saved();
    expect(second.getState().notice).toBe(null);
    const heads = keysOf('head/').map((key) => JSON.parse(kept.get(key)!).turn);
    expect(heads.sort()).toEqual([5, 5]);
    expect(keysOf('duel/')).toHaveLength(4);
  });

  it('the first learns of the second when it is looked at again', async () => {
    await s().load();
    begin();
    choose('phase');
    await s().saved();
    const first = store;
    await reopen();
    choose('phase');
    await s().saved();
    store = first;
    await s().wake();
    expect(s().screen).toBe('elsewhere');
    expect(s().elsewhere).toMatchObject({ names, turn: 2, taken: true });
    expect(s().table).toBe(null);
    // And goes on from what the second has decided.
    await s().resume(s().elsewhere!.id);
    expect(table().view!.turn).toBe(3);
    expect(s().elsewhere).toBe(null);
  });

  it('a duel that goes on elsewhere is not thrown away here', async () => {
    await s().load();
    begin();
    choose('phase');
    await s().saved();
    const first = store;
    await reopen();
    store = first;
    s().surrender(0);
    s().leave();
    await s().saved();
    await reopen();
    expect(table().view!.turn).toBe(2);
  });
});
