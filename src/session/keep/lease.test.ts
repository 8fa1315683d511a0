import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserLeases } from './lease.ts';

const aborted = () => new DOMException('aborted', 'AbortError');

interface Options {
  steal?: boolean;
  signal?: AbortSignal;
}

/** Locks as browsers have them, as far as they are used here: one holder of a name, the others wait or give up. */
function locks() {
  const holders = new Map<string, (error: unknown) => void>();
  const waiting: { name: string; grant: () => void }[] = [];
  return {
    request: (name: string, { steal, signal }: Options, hold: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const grant = () => {
          holders.set(name, reject);
          void hold().then(() => {
            if (holders.get(name) === reject) holders.delete(name);
            resolve();
            const next = waiting.findIndex((w) => w.name === name);
            if (next >= 0) waiting.splice(next, 1)[0].grant();
          });
        };
        if (steal) {
          holders.get(name)?.(aborted());
          grant();
        } else if (!holders.has(name)) {
          holders.set(name, reject);
          setTimeout(grant);
        } else {
          const entry = { name, grant };
          waiting.push(entry);
          signal?.addEventListener('abort', () => {
            if (!waiting.includes(entry)) return;
            waiting.splice(waiting.indexOf(entry), 1);
            reject(aborted());
          });
        }
      }),
  };
}

describe('the tab that has a duel', () => {
  const lost = vi.fn();
  const tab = () => {
    const leases = browserLeases();
    leases.attend({ finish: async () => undefined, lost });
    return leases;
  };
  beforeEach(() => {
    lost.mockClear();
    vi.stubGlobal('navigator', { locks: locks() });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('keeps it while another one waits for it in vain', async () => {
    const mine = tab();
    expect(await mine.take('x')).toBe(true);
    expect(await tab().take('x')).toBe(false);
    expect(lost).not.toHaveBeenCalled();
  });

  it('keeps it when it has asked for it twice at once', async () => {
    const mine = tab();
    const answers = await Promise.all([mine.take('x'), mine.take('x')]);
    expect(answers).toContain(true);
    expect(lost).not.toHaveBeenCalled();
    expect(await tab().take('x')).toBe(false);
  });

  it('loses it to one that takes it in any case', async () => {
    await tab().take('x');
    await tab().seize('x');
    await vi.waitFor(() => expect(lost).toHaveBeenCalledWith('x'));
  });
});
