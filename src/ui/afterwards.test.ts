import { describe, expect, it, vi } from 'vitest';
import { createSession, memoryStorage } from '../session/index.ts';
import { TOY_DECK, toyEngine } from '../session/testing/toy.ts';
import { beforePaint, inTurn } from './afterwards.ts';
import { pace } from './pace.ts';

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
const nextTask = () => new Promise((done) => setTimeout(done, 20));
const input = (name: string) => window.dispatchEvent(new Event(name));

describe('what waits for the next paint', () => {
  it('is done then, the newest job of each', async () => {
    const done: string[] = [];
    const [one, other] = [{}, {}];
    beforePaint(one, () => done.push('old'));
    beforePaint(other, () => done.push('other'));
    beforePaint(one, () => done.push('new'));
    const back = beforePaint({}, () => done.push('taken back'));
    back();
    expect(done).toEqual([]);
    await nextFrame();
    expect(done).toEqual(['new', 'other']);
  });

  it('is done before anything that is pressed meanwhile, and once', async () => {
    const done: string[] = [];
    beforePaint({}, () => done.push('job'));
    input('keydown');
    expect(done).toEqual(['job']);
    await nextFrame();
    expect(done).toEqual(['job']);
  });
});

describe('a key pressed before what takes the focus has been drawn', () => {
  const button = (name: string, log: string[]) => {
    const node = document.body.appendChild(document.createElement('button'));
    node.addEventListener('keydown', (event) => {
      log.push(`${name} ${event.key}`);
      if (event.key === '1') event.preventDefault();
    });
    node.addEventListener('click', () => log.push(`${name} clicked`));
    return node;
  };
  const press = (on: HTMLElement, key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    on.dispatchEvent(event);
    return event;
  };

  it.each([
    ['1', ['menu 1']],
    ['Enter', ['menu Enter', 'menu clicked']],
  ])('is for what has the focus then: %s', (key, expected) => {
    const log: string[] = [];
    const [card, menu] = [button('card', log), button('menu', log)];
    card.focus();
    beforePaint(menu, () => menu.focus());
    expect(press(card, key).defaultPrevented).toBe(true);
    expect(log).toEqual(expected);
    press(menu, 'x');
    expect(log.slice(expected.length)).toEqual(['menu x']);
    for (const node of [card, menu]) node.remove();
  });
});

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
