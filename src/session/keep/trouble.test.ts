import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from '../store.ts';
import { moody } from '../testing/moody.ts';
import {
  begin,
  choose,
  here,
  keysOf,
  names,
  openAfresh,
  openPage,
  reopen,
  s,
  table,
} from '../testing/page.ts';
import { TOY_DECK } from '../testing/toy.ts';
import { memoryStorage } from './storage.ts';

beforeEach(() => openAfresh());
afterEach(() => {
  vi.useRealTimers();
});

describe('without a place to keep it', () => {
  it.each(['forbidden', 'blocked', 'failed', 'newer'] as const)(
    'the page starts, says so once, and a duel can be played: %s',
    async (why) => {
      const { vault, mood } = moody(here.kept);
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
    const { vault, mood } = moody(here.kept);
    mood.why = 'forbidden';
    await reopen(vault);
    s().begin({ decks: [TOY_DECK, TOY_DECK], names, first: 'coin', seed: 1 });
    expect(s().notice?.kind).toBe('not-kept');
    s().dismiss();
    expect(s().notice?.kind).toBe('coin');
  });

  it('the start does not wait for it', async () => {
    vi.useFakeTimers();
    const { vault, mood } = moody(here.kept);
    mood.why = 'hangs';
    openPage(vault);
    void s().load();
    await vi.advanceTimersByTimeAsync(4000);
    expect(s().screen).toBe('start');
    expect(s().notice).toEqual({ kind: 'not-kept', why: 'failed' });
  });

  it('what is kept and what was changed meanwhile come together once it opens', async () => {
    here.kept.set('settings', JSON.stringify({ theme: 'dark', names: ['Mai', 'Joey'] }));
    vi.useFakeTimers();
    const { vault, mood } = moody(here.kept);
    mood.why = 'blocked';
    openPage(vault);
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
    expect(JSON.parse(here.kept.get('settings')!)).toMatchObject({ theme: 'light', names: ['Mai', 'Joey'] });
    expect(keysOf('duel/').length).toBeGreaterThan(0);
  });

  it('it is told once that it is full, and once that there is room again', async () => {
    vi.useFakeTimers();
    const { vault, mood } = moody(here.kept);
    openPage(vault);
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
    const { vault, mood } = moody(here.kept);
    openPage(vault);
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
    here.store = createSession({ engine: offline, storage: memoryStorage(here.kept), random: () => 4 });
    await s().load();
    expect(s().screen).toBe('start');
    expect(s().failure?.report.error.message).toBe('offline');
    await reopen();
    expect(table().view!.turn).toBe(2);
  });
});
