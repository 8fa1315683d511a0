import { cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchBusy } from './busy.ts';
import { useUnfolding } from './unfolding.ts';

let drawn: number[];
beforeEach(() => {
  drawn = [];
});

function Parts({ count, first }: { count: number; first?: number }) {
  const parts = useUnfolding(count, 3, first);
  useLayoutEffect(() => void drawn.push(parts), [parts]);
  return null;
}

/** From here on React does things when the page would have them done. */
const letGo = (is: boolean) => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = !is;
};
afterEach(() => {
  cleanup();
  letGo(false);
});

const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }));

describe('what is long', () => {
  it('should be drawn a few parts at a time, and be busy meanwhile', async () => {
    const told: boolean[] = [];
    const end = watchBusy((busy) => told.push(busy));
    render(<Parts count={8} />);
    expect(drawn).toEqual([3]);
    expect(told.at(-1)).toBe(true);
    letGo(true);
    await vi.waitFor(() => expect(told.at(-1)).toBe(false));
    expect(drawn).toEqual([3, 6, 8]);
    end();
  });

  it('should be drawn in full for the Tab key, not for others', () => {
    render(<Parts count={8} first={0} />);
    press('1');
    window.dispatchEvent(new Event('pointerdown'));
    expect(drawn).toEqual([0]);
    press('Tab');
    expect(drawn).toEqual([0, 8]);
  });

  it('should begin with as many others as there were before, and say nothing once it is gone', async () => {
    let is = false;
    const end = watchBusy((busy) => {
      is = busy;
    });
    const { rerender } = render(<Parts count={8} first={1} />);
    press('Tab');
    rerender(<Parts count={4} first={1} />);
    expect(is).toBe(false);
    rerender(<Parts count={9} first={1} />);
    expect(drawn).toEqual([1, 8, 4]);
    expect(is).toBe(true);
    letGo(true);
    await vi.waitFor(() => expect(drawn).toEqual([1, 8, 4, 7, 9]));
    letGo(false);
    rerender(<Parts count={20} first={1} />);
    expect(is).toBe(true);
    cleanup();
    expect(is).toBe(false);
    end();
  });
});
