import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, useLayoutEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Fetched, partOf } from './part.ts';

const Word = ({ word }: { word: string }) => <output>{word}</output>;
const page = (part: ReturnType<typeof partOf<{ word: string }>>, word = 'here') => (
  <Catch>
    <Fetched part={part} with={{ word }} meanwhile={<output>meanwhile</output>} />
  </Catch>
);
const seen = () => screen.getByRole('status').textContent;

/** Tells when the page has been drawn, before its effects are carried out. */
function Drawn({ tell }: { tell: () => void }) {
  useLayoutEffect(tell, [tell]);
  return null;
}

class Catch extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <output>failed</output> : this.props.children);
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a part of the page', () => {
  it('is fetched when it is first shown, and never again once it is here', async () => {
    const fetch = vi.fn(async () => Word);
    const part = partOf(fetch);
    expect(fetch).not.toHaveBeenCalled();
    const { rerender } = render(page(part));
    expect(seen()).toBe('meanwhile');
    await act(async () => undefined);
    expect(seen()).toBe('here');
    rerender(page(part, 'changed'));
    expect(seen()).toBe('changed');
    await part.come();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is shown at once if it was fetched before', async () => {
    const part = partOf(async () => Word);
    await part.come();
    render(page(part));
    expect(seen()).toBe('here');
  });

  it('is shown if it comes after the page was drawn without it, before anybody waits for it', async () => {
    const part = partOf(async () => Word);
    await act(
      async () =>
        void render(
          <>
            {page(part)}
            <Drawn
              tell={() => {
                part.here = Word;
              }}
            />
          </>,
        ),
    );
    expect(seen()).toBe('here');
  });

  it('that does not come is a failure of the page, and is fetched again when it is shown again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let fails = true;
    const part = partOf(async () => {
      if (fails) throw new Error('offline');
      return Word;
    });
    await expect(part.come()).rejects.toThrow('offline');
    await act(async () => void render(page(part)));
    expect(seen()).toBe('failed');
    cleanup();
    fails = false;
    await act(async () => void render(page(part)));
    expect(seen()).toBe('here');
  });
});
