import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawn as allDrawn } from './testing/drawn.ts';
import { useInTurn, useTurn, useTurnOrInput } from './useTurn.ts';

function Card({ elements = 20 }) {
  return useTurn(elements) ? <b /> : <i />;
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
    const steps = [drawn()];
    const observer = new MutationObserver(() => steps.push(drawn()));
    observer.observe(container, { childList: true, subtree: true });
    await act(() => vi.waitFor(() => expect(drawn()).toBe(9)));
    observer.disconnect();
    for (const [i, n] of steps.entries()) expect(n - (steps[i - 1] ?? 0)).toBeLessThan(3);
  });

  it('should be drawn at once where they are few', async () => {
    await act(nextFrames);
    const { container } = render(<Card elements={4} />);
    expect(container.querySelector('b')).not.toBeNull();
  });
});

function Answers() {
  return useTurnOrInput(30) ? <b /> : <i />;
}

describe('what may be pressed', () => {
  it('should come in its turn, and be there for a key pressed before', async () => {
    const drawn = () => document.querySelector('b') !== null;
    render(<Answers />);
    expect(drawn()).toBe(false);
    await act(allDrawn);
    expect(drawn()).toBe(true);
    cleanup();
    render(<Answers />);
    expect(drawn()).toBe(false);
    fireEvent.keyDown(document.body, { key: 'p' });
    expect(drawn()).toBe(true);
  });
});

function Mark({ value }: { value: string }) {
  return <b>{useInTurn(value, 4)}</b>;
}

describe('a value', () => {
  it('should be the one before until it is its turn, and then the newest', async () => {
    const { container, rerender } = render(<Mark value="legal" />);
    const shown = () => container.textContent;
    expect(shown()).toBe('legal');
    rerender(<Mark value="dimmed" />);
    rerender(<Mark value="chosen" />);
    expect(shown()).toBe('legal');
    await act(allDrawn);
    expect(shown()).toBe('chosen');
  });
});
