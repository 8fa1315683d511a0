import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beforePaint } from './afterwards.ts';
import { isBusy } from './busy.ts';
import { forgetPresses, onItsWay, press } from './presses.ts';

let log: string[] = [];

function button(name: string): HTMLButtonElement {
  const node = document.body.appendChild(document.createElement('button'));
  node.addEventListener('keydown', (event) => {
    log.push(`${name} ${event.key}`);
    if (event.key === '1') event.preventDefault();
  });
  node.addEventListener('click', () => log.push(`${name} clicked`));
  return node;
}
/** As if a person did it: the page's own listener takes what is dispatched for a script's. */
function byPerson(on: Element, event: Event): Event {
  Object.defineProperty(event, 'target', { value: on });
  press(event, true);
  if (!event.defaultPrevented) log.push(`${event.type} let through`);
  return event;
}
const key = (name: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
const click = (more: MouseEventInit = {}) =>
  new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 5, clientY: 5, ...more });
const down = () => new MouseEvent('pointerdown', { clientX: 5, clientY: 5 });
const soon = () => new Promise((done) => setTimeout(done, 20));

/** Something that is on its way. */
function moment(name: string): { arrive: () => void } {
  const arrive = onItsWay(() => {
    log.push(`${name} drawn at once`);
    arrive();
  });
  return { arrive };
}

beforeEach(() => {
  log = [];
});
afterEach(() => {
  document.body.innerHTML = '';
});

describe('a key pressed before what takes the focus has been drawn', () => {
  it.each([
    ['1', ['menu 1']],
    ['Enter', ['menu Enter', 'menu clicked']],
  ])('is for what has the focus then: %s', (name, expected) => {
    const [card, menu] = [button('card'), button('menu')];
    card.focus();
    beforePaint(menu, () => menu.focus());
    const pressed = key(name);
    card.dispatchEvent(pressed);
    expect(pressed.defaultPrevented).toBe(true);
    expect(log).toEqual(expected);
    menu.dispatchEvent(key('x'));
    expect(log.slice(expected.length)).toEqual(['menu x']);
  });
});

describe('what a person presses while something is on its way', () => {
  it.each([
    ['a click', () => click(), ['card clicked']],
    ['a key that somebody answers', () => key('1'), ['card 1']],
    ['Enter on a button', () => key('Enter'), ['card Enter', 'card clicked']],
    ['Escape', () => key('Escape'), ['card Escape']],
  ])('waits until it is there: %s', async (_, event, expected) => {
    const card = button('card');
    card.focus();
    const { arrive } = moment('table');
    byPerson(card, down());
    expect(byPerson(card, event()).defaultPrevented).toBe(true);
    expect(isBusy()).toBe(true);
    await soon();
    expect(log).toEqual(['pointerdown let through']);
    arrive();
    expect(log).toEqual(['pointerdown let through']);
    await soon();
    expect(log.slice(1)).toEqual(expected);
    expect(isBusy()).toBe(false);
  });

  it('is for what has the focus by then', async () => {
    const [card, menu] = [button('card'), button('menu')];
    card.focus();
    const { arrive } = moment('menu');
    byPerson(card, key('Enter'));
    menu.focus();
    arrive();
    await soon();
    expect(log).toEqual(['menu Enter', 'menu clicked']);
  });

  it('keeps its order, each waiting for what came of the one before', async () => {
    const card = button('card');
    card.focus();
    const first = moment('first');
    byPerson(card, key('a'));
    byPerson(card, key('b'));
    byPerson(card, key('b', { repeat: true }));
    let second = { arrive: () => {} };
    const follow = () => {
      second = moment('second');
    };
    card.addEventListener('keydown', follow, { once: true });
    first.arrive();
    await soon();
    expect(log).toEqual(['card a']);
    second.arrive();
    await soon();
    expect(log).toEqual(['card a', 'card b']);
  });

  it('is lost with what it was for, like any press on what is no longer there', async () => {
    const card = button('card');
    const { arrive } = moment('table');
    byPerson(card, down());
    byPerson(card, click());
    card.remove();
    arrive();
    await soon();
    expect(log).toEqual(['pointerdown let through']);
    expect(isBusy()).toBe(false);
  });

  it.each([
    ['Tab', () => key('Tab')],
    ['a key that scrolls', () => key('PageDown')],
    ['a shortcut of the browser', () => key('c', { ctrlKey: true })],
    ['a click for another window', () => click({ ctrlKey: true })],
    ['the end of a drag', () => click({ clientX: 50 })],
  ])('finds it drawn where it cannot wait: %s', (_, event) => {
    const card = button('card');
    moment('table');
    byPerson(card, down());
    const pressed = event();
    byPerson(card, pressed);
    expect(log.slice(1)).toEqual(['table drawn at once', `${pressed.type} let through`]);
  });

  it('finds it drawn where a text is typed or a box ticked', () => {
    for (const type of ['text', 'checkbox']) {
      log = [];
      const field = document.body.appendChild(document.createElement('input'));
      field.type = type;
      moment('table');
      byPerson(field, key(' '));
      expect(log).toEqual(['table drawn at once', 'keydown let through']);
    }
  });

  it('finds it drawn where a card is taken hold of, or clicked', () => {
    const card = button('card');
    card.dataset.card = '1';
    moment('table');
    byPerson(card, down());
    expect(log).toEqual(['table drawn at once', 'pointerdown let through']);
    moment('other');
    byPerson(card, click());
    expect(log.slice(2)).toEqual(['other drawn at once', 'click let through']);
  });

  it('is forgotten when somebody else is to look', async () => {
    const [card, show] = [button('card'), button('show')];
    card.focus();
    const { arrive } = moment('curtain');
    byPerson(card, key('Enter'));
    show.focus();
    forgetPresses();
    arrive();
    expect(isBusy()).toBe(false);
    await soon();
    expect(log).toEqual([]);
    // Also where it would have had the curtain drawn at once.
    card.focus();
    const drop = onItsWay(() => {
      drop();
      show.focus();
      forgetPresses();
    });
    expect(byPerson(card, key('ArrowUp')).defaultPrevented).toBe(true);
    expect(log).toEqual([]);
  });

  it('comes before what cannot wait', () => {
    const card = button('card');
    card.focus();
    moment('table');
    byPerson(card, key('1'));
    byPerson(card, key('Tab'));
    expect(log).toEqual(['table drawn at once', 'card 1', 'keydown let through']);
    expect(isBusy()).toBe(false);
  });

  it('is heard after a second, whatever keeps the rest from being drawn', () => {
    vi.useFakeTimers();
    const card = button('card');
    card.focus();
    moment('table');
    byPerson(card, key('1'));
    vi.advanceTimersByTime(999);
    expect(log).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(log).toEqual(['table drawn at once', 'card 1']);
    vi.useRealTimers();
  });
});

it('finds everything drawn at once if a script presses', () => {
  const card = button('card');
  moment('table');
  card.click();
  expect(log).toEqual(['table drawn at once', 'card clicked']);
});
