import { beforeEach, describe, expect, it, vi } from 'vitest';
import { moody } from '../testing/moody.ts';
import { begin, choose, here, keysOf, openAfresh, reopen, s, table } from '../testing/page.ts';
import { NotKept, type Vault } from './vault.ts';

/** The keys of the only duel's records, newest first. */
const records = () =>
  keysOf('duel/').sort((a, b) => JSON.parse(here.kept.get(b)!).seq - JSON.parse(here.kept.get(a)!).seq);
function change(
  key: string,
  how: (record: { [name: string]: unknown; decisions: { answer: unknown }[] }) => void,
) {
  const value = JSON.parse(here.kept.get(key)!);
  how(value.record);
  here.kept.set(key, JSON.stringify(value));
}
const putAway = () => keysOf('broken/').map((key) => JSON.parse(here.kept.get(key)!));

beforeEach(() => openAfresh());

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
    const { seq } = JSON.parse(here.kept.get(newest)!);
    here.kept.set(newest, text.replace('SEQ', String(seq)));
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
    for (const key of records()) here.kept.delete(key);
    const [head] = keysOf('head/');
    for (let i = 1; i <= 3; i++) {
      here.kept.set(head, '{"seq":1,"writer":""}');
      here.kept.set(`${head.replace('head', 'duel')}/1`, `{"seq":1,"record":${text}}`);
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
    for (const key of records()) here.kept.set(key, '"nonsense"');
    const before = new Map(here.kept);
    const { vault } = moody(here.kept);
    const full: Vault = {
      ...vault,
      carryOut: async (deeds) => {
        if (deeds.some((d) => 'put' in d && d.put.startsWith('broken/'))) throw new NotKept('full');
        await vault.carryOut(deeds);
      },
    };
    await reopen(full);
    expect(s().notice).toEqual({ kind: 'unreadable', reason: 'corrupt', file: null });
    for (const key of keysOf('duel/')) expect(here.kept.get(key)).toBe(before.get(key));
    expect(keysOf('duel/')).toHaveLength(2);
  });

  it('stays where it is if only the browser cannot give it now', async () => {
    const { vault } = moody(here.kept);
    const before = new Map(here.kept);
    const withholding: Vault = {
      ...vault,
      get: (key) => (/^duel/.test(key) ? Promise.reject(new NotKept('failed')) : vault.get(key)),
    };
    await reopen(withholding);
    expect(s().notice).toEqual({ kind: 'withheld' });
    expect(here.kept).toEqual(before);
    await reopen();
    expect(s().notice).toEqual({ kind: 'restored', turn: 3 });
  });

  it('of a newer version is not touched, and neither is what is begun instead', async () => {
    change(records()[0], (record) => {
      record.version = 2;
    });
    const before = new Map(here.kept);
    await reopen();
    expect(s().screen).toBe('start');
    expect(s().notice).toEqual({ kind: 'newer' });
    expect(here.kept).toEqual(before);
    begin();
    choose('phase');
    await s().saved();
    for (const [key, text] of before) if (key !== 'settings') expect(here.kept.get(key)).toBe(text);
    expect(keysOf('head/')).toHaveLength(2);
  });

  it('may have lost its head', async () => {
    for (const key of keysOf('head/')) here.kept.set(key, '"nonsense"');
    await reopen();
    expect(s().notice).toEqual({ kind: 'restored', turn: 3 });
    for (const key of keysOf('head/')) here.kept.delete(key);
    here.kept.set(records()[0], '"nonsense"');
    await reopen();
    expect(s().notice).toMatchObject({ kind: 'stepped-back' });
  });

  it('leaves the settings as they are', async () => {
    s().change({ theme: 'dark' });
    await s().saved();
    for (const key of records()) here.kept.set(key, '[]');
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
    here.kept.set('settings', text);
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
    here.kept.set('settings', '{"theme":"dark"}');
    await reopen();
    expect(s().notice).toBe(null);
    expect(s().settings.theme).toBe('dark');
  });
});
