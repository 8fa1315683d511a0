import { describe, expect, it } from 'vitest';
import { atOnce, inSlices, type Work } from './slices.ts';

/** Keeps the page busy. */
function busy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
function* steps(count: number, ms: number, done: number[] = []): Work<string> {
  for (let i = 0; i < count; i++) {
    busy(ms);
    done.push(i);
    yield;
  }
  return 'done';
}
const nextTask = () => new Promise((goOn) => setTimeout(goOn));

describe('long work', () => {
  it('is done in a row where somebody waits for it', () => {
    expect(atOnce(steps(5, 0))).toBe('done');
  });

  it('is done at once if it is short', () => {
    expect(inSlices(steps(5, 0))).toBe('done');
  });

  it('leaves others their turn in between, and never takes long', async () => {
    const done: number[] = [];
    const work = inSlices(steps(30, 4, done));
    expect(work).toBeInstanceOf(Promise);
    const seen = [done.length];
    while (done.length < 30) {
      await nextTask();
      seen.push(done.length);
    }
    expect(await work).toBe('done');
    expect(seen.length).toBeGreaterThan(4);
    // A machine that is busy with something else does less in that time, never more.
    for (const [i, n] of seen.slice(1).entries()) expect(n - seen[i]).toBeLessThanOrEqual(2 * 5);
  });

  it('is laid down when nobody wants it any more', async () => {
    const done: number[] = [];
    let wanted = true;
    const work = inSlices(steps(30, 4, done), () => wanted);
    wanted = false;
    expect(await work).toBe(undefined);
    expect(done.length).toBeLessThan(30);
  });

  it('fails as it fails', async () => {
    function* breaks(after: number): Work<void> {
      yield* steps(after, 4);
      throw new Error('broken');
    }
    expect(() => inSlices(breaks(0))).toThrow('broken');
    await expect(inSlices(breaks(10))).rejects.toThrow('broken');
  });
});
