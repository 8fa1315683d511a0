import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSaver } from './saver.ts';
import { Taken } from './storage.ts';
import { NotKept } from './vault.ts';

const told: string[] = [];
const saver = () => {
  told.length = 0;
  return createSaver({
    failed: (why) => void told.push(why),
    again: () => void told.push('again'),
    taken: (key) => void told.push(`taken ${key}`),
  });
};
/** A write that ends when it is told to. */
function write() {
  let done = () => {};
  let fail = (_: unknown) => {};
  const begun = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        done = resolve;
        fail = reject;
      }),
  );
  return { begun, done: () => done(), fail: (error: unknown) => fail(error) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the saver', () => {
  it('begins a write before it returns, and lets only the newest wait', async () => {
    const s = saver();
    const writes = Array.from({ length: 8 }, write);
    for (const { begun } of writes) s.put('a', begun);
    expect(writes.map((w) => w.begun.mock.calls.length)).toEqual([1, 1, 1, 1, 0, 0, 0, 0]);
    writes[0].done();
    await vi.advanceTimersByTimeAsync(0);
    expect(writes.map((w) => w.begun.mock.calls.length)).toEqual([1, 1, 1, 1, 0, 0, 0, 1]);
    expect(told).toEqual([]);
  });

  it('never writes what is older over what is newer', async () => {
    const s = saver();
    const [older, newer] = [write(), write()];
    s.put('a', older.begun);
    s.put('a', newer.begun);
    older.fail(new NotKept('full'));
    newer.done();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(older.begun).toHaveBeenCalledTimes(1);
    expect(told).toEqual(['full', 'again']);
    expect(s.open().size).toBe(0);
  });

  it('tries again by itself, and says so once everything is written', async () => {
    const s = saver();
    const [a, b] = [write(), write()];
    s.put('a', a.begun);
    s.put('b', b.begun);
    a.fail(new NotKept('full'));
    b.fail(new Error('what'));
    await vi.advanceTimersByTimeAsync(1999);
    expect(told).toEqual(['full', 'failed']);
    expect([...s.open()].sort()).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(1);
    a.done();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['full', 'failed']);
    b.done();
    await s.idle();
    expect(told).toEqual(['full', 'failed', 'again']);
  });

  it('tells of a write that takes suspiciously long, and when it is done after all', async () => {
    const s = saver();
    const slow = write();
    s.put('a', slow.begun);
    await vi.advanceTimersByTimeAsync(5000);
    expect(told).toEqual(['failed']);
    slow.done();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['failed', 'again']);
    expect(slow.begun).toHaveBeenCalledTimes(1);
  });

  it('gives up what belongs to another tab, and what it is told to', async () => {
    const s = saver();
    const [theirs, dropped] = [write(), write()];
    s.put('a', theirs.begun);
    theirs.fail(new Taken());
    s.put('b', dropped.begun);
    dropped.fail(new NotKept('full'));
    await vi.advanceTimersByTimeAsync(0);
    s.drop('b');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual(['taken a', 'full']);
    expect(dropped.begun).toHaveBeenCalledTimes(1);
    expect(s.open().size).toBe(0);
  });

  it('ends with the newest of each kind written, whatever fails on the way', async () => {
    const step = fc.record({ key: fc.constantFrom('a', 'b'), fails: fc.boolean(), ms: fc.nat(3000) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const s = saver();
        const lies: Record<string, number> = {};
        for (const [n, { key, fails, ms }] of steps.entries()) {
          let first = true;
          s.put(key, async () => {
            const failing = fails && first;
            first = false;
            // As in the browser: what is begun later comes out later.
            const place = failing ? undefined : n;
            if (place !== undefined) lies[key] = place;
            await new Promise((done) => setTimeout(done, ms % 50));
            if (failing) throw new NotKept('failed');
          });
          await vi.advanceTimersByTimeAsync(ms);
        }
        await vi.advanceTimersByTimeAsync(120_000);
        for (const key of ['a', 'b']) {
          const last = steps.findLastIndex((one) => one.key === key);
          expect(lies[key]).toBe(last < 0 ? undefined : last);
        }
        expect(s.open().size).toBe(0);
      }),
    );
  });
});
