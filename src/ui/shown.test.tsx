import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession, memoryStorage, SessionContext, type SessionStore } from '../session/index.ts';
import { TOY_DECK, toyEngine } from '../session/testing/toy.ts';
import { watchBusy } from './busy.ts';
import { pace } from './pace.ts';
import { useFollowing, useOpen, useShown } from './shown.ts';

let session: SessionStore;
const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
const nextTask = () => new Promise((done) => setTimeout(done, 50));
const inThisTask = () => Promise.resolve();

function Moment() {
  const { table, request } = useShown();
  return (
    <output>
      {table?.curtain ? 'curtain' : request ? 'request' : table ? `moment ${table.at}` : 'nothing'}
    </output>
  );
}
const seen = () => screen.getByRole('status').textContent;
const moment = () => `moment ${session.getState().table?.at}`;

async function begin(hands: 'open' | 'curtain') {
  session = createSession({ engine: toyEngine(), storage: memoryStorage(), random: () => 1 });
  session.getState().change({ hands });
  session.getState().open({ kind: 'decks', decks: [TOY_DECK, TOY_DECK], first: 0, seed: 1 });
  render(
    <SessionContext value={session}>
      <Moment />
    </SessionContext>,
  );
  // From here on React does things when the page would have them done.
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  await nextTask();
}
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(cleanup);

describe('the next moment of a duel', () => {
  it('is drawn in tasks of its own', async () => {
    await begin('open');
    const before = seen();
    expect(before).toBe(moment());
    session.getState().decide(0);
    await inThisTask();
    expect(seen()).toBe(before);
    await nextTask();
    expect(seen()).toBe(moment());
    expect(seen()).not.toBe(before);
  });

  it('is there when the next thing is pressed', async () => {
    await begin('open');
    for (const name of ['keydown', 'pointerdown']) {
      const before = seen();
      session.getState().decide(0);
      window.dispatchEvent(new Event(name));
      expect(seen()).toBe(moment());
      expect(seen()).not.toBe(before);
    }
    await nextTask();
    expect(seen()).toBe(moment());
  });

  it('is said to be on its way until it is drawn', async () => {
    const told: boolean[] = [];
    await begin('open');
    const end = watchBusy((busy) => told.push(busy));
    expect(told).toEqual([false]);
    pace(session);
    session.getState().decide(0);
    expect(told).toEqual([false, true]);
    await vi.waitFor(() => expect(told).toEqual([false, true, false]));
    expect(seen()).toBe(moment());
    session.getState().decide(0);
    window.dispatchEvent(new Event('keydown'));
    expect(told).toEqual([false, true, false, true, false]);
    expect(seen()).toBe(moment());
    session.getState().decide(0);
    session.getState().decide(0);
    cleanup();
    await nextTask();
    expect(told.at(-1)).toBe(false);
    end();
  });

  it('is drawn at once where others will look', async () => {
    await begin('curtain');
    expect(seen()).toBe('curtain');
    session.getState().reveal();
    // From behind the curtain there is time.
    await inThisTask();
    expect(seen()).toBe('curtain');
    await nextTask();
    expect(seen()).toBe(moment());
    session.setState({
      request: { what: 'back', by: 0, of: 1, to: 0, decisions: 1, reveals: [] },
    });
    await inThisTask();
    expect(seen()).toBe('request');
    // Where somebody was asked there was nothing of the table.
    const { table } = session.getState();
    session.setState({ request: null, table: { ...table!, viewer: 1, at: 99 } });
    await inThisTask();
    expect(seen()).toBe('request');
    await nextTask();
    expect(seen()).toBe('moment 99');
    // What the other player may not see is not there a moment longer.
    session.setState({ table: { ...table!, viewer: 0, at: 100 } });
    await inThisTask();
    expect(seen()).toBe('moment 100');
  });
});

function Follows({ value }: { value: string }) {
  const followed = useFollowing(value);
  return (
    <output>
      {value} {followed}
    </output>
  );
}

describe('what follows', () => {
  it('comes after what it follows has been painted', async () => {
    const { rerender } = render(<Follows value="old" />);
    expect(seen()).toBe('old ');
    await act(nextTask);
    expect(seen()).toBe('old old');
    rerender(<Follows value="new" />);
    expect(seen()).toBe('new old');
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
    await nextFrame();
    expect(seen()).toBe('new old');
    await nextTask();
    expect(seen()).toBe('new new');
  });
});

function Opens() {
  const [open, setOpen] = useOpen<string>();
  return (
    <>
      <button type="button" onClick={() => setOpen('menu')}>
        Open
      </button>
      <button type="button" onClick={() => setOpen(null)}>
        Close
      </button>
      <output>{open ?? 'closed'}</output>
    </>
  );
}

describe('what is opened over the table', () => {
  it('is there when the next thing is pressed, and closed at once', () => {
    render(<Opens />);
    const press = (name: string) => screen.getByRole('button', { name }).click();
    act(() => {
      press('Open');
      expect(seen()).toBe('closed');
      window.dispatchEvent(new Event('keydown'));
      expect(seen()).toBe('menu');
    });
    expect(seen()).toBe('menu');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    window.dispatchEvent(new Event('keydown'));
    expect(seen()).toBe('closed');
  });
});
