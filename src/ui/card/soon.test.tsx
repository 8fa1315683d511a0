import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTurn } from './soon.ts';

function Card() {
  return useTurn(20) ? <b /> : <i />;
}
const nextFrames = () => new Promise((done) => setTimeout(done, 120));

afterEach(cleanup);

describe('many cards at once', () => {
  it('should be drawn a few at a time, until all are', async () => {
    await act(nextFrames);
    const { container } = render(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((key) => <Card key={key} />),
    );
    const drawn = () => container.querySelectorAll('b').length;
    const atFirst = drawn();
    expect(atFirst).toBeGreaterThan(0);
    expect(atFirst).toBeLessThan(9);
    await act(() => vi.waitFor(() => expect(drawn()).toBe(9)));
  });

  it('should be drawn at once where they are few', async () => {
    await act(nextFrames);
    const { container } = render(<Card />);
    expect(container.querySelector('b')).not.toBeNull();
  });
});
