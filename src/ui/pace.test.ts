import { describe, expect, it, vi } from 'vitest';
import { createSession, memoryStorage } from '../session/index.ts';
import { TOY_DECK, toyEngine } from '../session/testing/toy.ts';
import { inTurn, pace } from './pace.ts';

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
const nextTask = () => new Promise((done) => setTimeout(done, 20));
const input = (name: string) => window.dispatchEvent(new Event(name));

describe('what is done in turn', () => {
  it('is done in a task of its own, after the next paint', async () => {
    const done: string[] = [];
    inTurn(() => done.push('job'));
    expect(done).toEqual([]);
    await nextFrame();
    expect(done).toEqual([]);
    await nextTask();
    expect(done).toEqual(['job']);
  });

  it('is done also where nothing is painted, and once', async () => {
    const none = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    const done: string[] = [];
    inTurn(() => done.push('job'));
    await new Promise((later) => setTimeout(later, 200));
    none.mockRestore();
    expect(done).toEqual(['job']);
  });

  it('keeps its order, and comes before what is pressed next', async () => {
    const done: string[] = [];
    inTurn(() => done.push('first'));
    inTurn(() => done.push('second'));
    expect(done).toEqual(['first']);
    input('pointerdown');
    expect(done).toEqual(['first', 'second']);
    await nextTask();
    expect(done).toEqual(['first', 'second']);
  });
});

describe('a paced session', () => {
  it('decides in a task of its own, and what follows at once finds it decided', async () => {
    const session = createSession({ engine: toyEngine(), storage: memoryStorage(), random: () => 1 });
    pace(session);
    const { open, decide, undo } = session.getState();
    open({ kind: 'decks', decks: [TOY_DECK, TOY_DECK], first: 0, seed: 1 });
    const at = () => session.getState().table?.at;
    const before = at();
    decide(0);
    expect(at()).toBe(before);
    await vi.waitFor(() => expect(at()).toBeGreaterThan(before ?? 0));
    const after = at();
    decide(0);
    undo();
    expect(at()).toBeGreaterThan(after ?? 0);
    await vi.waitFor(() => expect(at()).toBe(after));
  });
});
