import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterPatience } from './patience.ts';
import { NotKept, within } from './vault.ts';

/** Nothing is heard meanwhile. */
function busy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
/** Comes in so many tasks, one after another, as a browser answers that is asked for one thing after another. */
async function answer(tasks: number): Promise<string> {
  for (let i = 0; i < tasks; i++) await new Promise((done) => setTimeout(done, 1));
  return 'answer';
}

describe('patience', () => {
  afterEach(() => void vi.useRealTimers());

  it('should be at an end when nobody answers', async () => {
    vi.useFakeTimers();
    const then = vi.fn();
    afterPatience(1600, then);
    vi.advanceTimersByTime(1599);
    expect(then).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(then).toHaveBeenCalledOnce();
  });

  it('should hear an answer that came while the page itself was busy', async () => {
    const heard = within(100, answer(4));
    busy(150);
    await expect(heard).resolves.toBe('answer');
  });

  it('should not wait for an answer that does not come', async () => {
    const heard = within(20, new Promise(() => undefined));
    await expect(heard).rejects.toThrow(NotKept);
  });

  it('should be taken back', () => {
    vi.useFakeTimers();
    const then = vi.fn();
    const end = afterPatience(100, then);
    vi.advanceTimersByTime(50);
    end();
    vi.advanceTimersByTime(1000);
    expect(then).not.toHaveBeenCalled();
  });
});
