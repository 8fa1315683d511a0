import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSession } from '../store.ts';
import { toyEngine } from '../testing/toy.ts';
import { memoryVault } from './memory.ts';
import { createStorage, memoryStorage, Taken } from './storage.ts';

const about = { names: null, turn: 1 };

describe('the storage', () => {
  it('keeps the last two records of each duel', async () => {
    const storage = memoryStorage();
    const [a, b] = [storage.begin('a'), storage.begin('b')];
    for (let i = 1; i <= 5; i++) await storage.write(a, i, about);
    await storage.write(b, 'other', about);
    expect((await storage.read('a')).records.map((r) => r.value)).toEqual([5, 4]);
    expect((await storage.read('b')).records.map((r) => r.value)).toEqual(['other']);
  });

  it('lets a claim write until the next one, and only if nothing was written since it was read', async () => {
    const storage = memoryStorage();
    const first = storage.begin('a');
    await storage.write(first, 1, about);
    const { seq } = await storage.read('a');
    await storage.write(first, 2, about);
    expect(await storage.claim('a', seq)).toBe(null);
    const second = (await storage.claim('a', 2))!;
    await expect(storage.write(first, 3, about)).rejects.toThrow(Taken);
    await expect(storage.remove('a', first)).rejects.toThrow(Taken);
    expect(await storage.holds(first)).toBe(false);
    await storage.write(second, 4, about);
    expect((await storage.read('a')).records.map((r) => r.value)).toEqual([4, 2]);
  });

  it('replaces the older record after a write that failed, too', async () => {
    const kept = new Map<string, string>();
    const inner = memoryVault(kept);
    let full = false;
    const storage = createStorage({
      ...inner,
      carryOut: (deeds) => (full ? Promise.reject(new Error('full')) : inner.carryOut(deeds)),
    });
    const claim = storage.begin('a');
    await storage.write(claim, 1, about);
    await storage.write(claim, 2, about);
    full = true;
    await expect(storage.write(claim, 3, about)).rejects.toThrow('full');
    full = false;
    await storage.write(claim, 4, about);
    expect((await storage.read('a')).records.map((r) => r.value)).toEqual([4, 2]);
  });

  it('is any two tabs’ that claim, write and throw away in any order: nobody writes over what he has not read', async () => {
    const step = fc.record({ tab: fc.constantFrom(0, 1), does: fc.constantFrom('claim', 'write', 'write') });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const storage = memoryStorage();
        const begun = storage.begin('a');
        await storage.write(begun, [0], about);
        const tabs = [
          { claim: begun, has: [0] },
          { claim: storage.begin('none'), has: [] as number[] },
        ];
        let n = 0;
        for (const { tab, does } of steps) {
          const here = tabs[tab];
          if (does === 'claim') {
            const { seq, records } = await storage.read('a');
            here.claim = (await storage.claim('a', seq))!;
            here.has = records[0].value as number[];
          } else if (here.claim.id === 'a') {
            const next = [...here.has, ++n];
            const before = (await storage.read('a')).records[0].value;
            const wrote = await storage.write(here.claim, next, about).then(
              () => true,
              () => false,
            );
            // What was there is what this tab knew.
            if (wrote) expect(here.has).toEqual(before);
            if (wrote) here.has = next;
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('takes anything that may lie there, and the page starts with it', async () => {
    const junk = fc.oneof(
      fc.jsonValue(),
      fc.record({ seq: fc.oneof(fc.integer(), fc.double()), record: fc.jsonValue() }),
      fc.record({ seq: fc.nat(3), writer: fc.string(), saved: fc.jsonValue(), left: fc.jsonValue() }),
      fc.record({ what: fc.constantFrom('duel', 'settings', 'x'), why: fc.string(), when: fc.jsonValue() }),
    );
    const key = fc.constantFrom(
      'settings',
      'duel',
      'head/a',
      'head/b',
      'head/',
      'duel/a/0',
      'duel/a/1',
      'duel/b/0',
      'duel/b/7',
      'duel//',
      'past/a/x',
      'broken/1-a',
      'broken/',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(key, junk), { maxLength: 8 }), async (entries) => {
        const kept = new Map(entries.map(([k, value]) => [k, JSON.stringify(value)]));
        const session = createSession({ engine: toyEngine(), storage: memoryStorage(kept), random: () => 4 });
        await session.getState().load();
        await session.getState().saved();
        expect(session.getState()).toMatchObject({ screen: 'start', failure: null, trouble: null });
        // Whatever was there under a duel's key is there still, somewhere.
        const texts = [...kept.values()].join('\n');
        for (const [k, value] of new Map(entries))
          if (/^duel\/[ab]\/[01]$/.test(k) && typeof value === 'string' && value.length > 8)
            expect(texts).toContain(JSON.stringify(value));
      }),
      { numRuns: 300 },
    );
  });
});
