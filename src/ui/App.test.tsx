import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { starterDecks } from '../cards/decks.ts';
import { cards } from '../cards/index.ts';
import { createEngine } from '../engine/index.ts';
import { createSession, memoryStorage, type SessionStore } from '../session/index.ts';
import { brittle } from '../session/testing/brittle.ts';
import { App } from './App.tsx';
import { setCards } from './facts.ts';
import { drawn } from './testing/drawn.ts';

// Whole pages on whatever else the machine is doing.
vi.setConfig({ testTimeout: 30_000 });
setCards(cards);
const engine = createEngine({ cards });
const decks = starterDecks.map((d) => ({ ...d, main: [...d.main], fusion: [...d.fusion] }));

let kept: Map<string, string>;
let session: SessionStore;
const s = () => session.getState();

/** The table, and the curtain before it, are fetched when they are first needed. */
const fetching = { timeout: 10_000 };
const table = () => screen.findByRole('region', { name: 'Field' }, fetching);
const curtain = (to: string) => screen.findByRole('heading', { level: 1, name: `Over to ${to}` }, fetching);

async function open(using = engine) {
  session = createSession({ engine: using, storage: memoryStorage(kept), random: () => 3 });
  render(<App session={session} decks={decks} />);
  await waitFor(() => expect(s().screen).not.toBe('loading'));
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** As soon as somebody may have seen it. */
const pressSeen = async (name: string) => {
  await waitFor(
    () => expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('false'),
    fetching,
  );
  press(name);
};
const pick = (group: string, choice: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name: choice }));
const key = (name: string, more = {}) => fireEvent.keyDown(document.body, { key: name, ...more });

async function begin(hands = 'Open') {
  await open();
  pick('Hands', hands);
  pick('Who goes first', 'Ada');
  press('Begin');
  if (hands === 'Open') await table();
  await drawn();
}

/** Ada has ended her first turn, and the curtain stands before Ben. */
async function beginAndHandOver() {
  await begin('Curtain at each handover');
  await pressSeen('I am Ada: show my cards');
  await table();
  press('End the turn');
}

beforeEach(() => {
  kept = new Map();
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the start screen', () => {
  it('offers both decks to both players, each with its own to begin with', async () => {
    await open();
    const deckOf = (name: string) => within(screen.getByRole('group', { name: `Deck of ${name}` }));
    expect((deckOf('Ada').getByRole('radio', { name: /Yugi/ }) as HTMLInputElement).checked).toBe(true);
    expect((deckOf('Ben').getByRole('radio', { name: /Kaiba/ }) as HTMLInputElement).checked).toBe(true);
  });

  it('keeps names and choices for the next time', async () => {
    await open();
    fireEvent.change(screen.getByRole('textbox', { name: 'Name of player A' }), { target: { value: 'Mai' } });
    pick('Hands', 'Open');
    await s().saved();
    cleanup();
    await open();
    expect((screen.getByRole('textbox', { name: 'Name of player A' }) as HTMLInputElement).value).toBe('Mai');
    expect((screen.getByRole('radio', { name: 'Open' }) as HTMLInputElement).checked).toBe(true);
  });

  it('has no door to what does not exist', async () => {
    await open();
    const doors = screen.getAllByRole('link').map((link) => link.textContent);
    expect(doors).toEqual(['Segoc', 'Lab', 'Rulebook']);
  });
});

describe('the curtain', () => {
  const names = () =>
    [...new Set(cards.map((c) => c.name))].filter((name) => document.body.innerHTML.includes(name));

  it('stands before the first player and between the two, with no card’s name in the page', async () => {
    await begin('Curtain at each handover');
    await curtain('Ada');
    expect(names()).toEqual([]);
    await pressSeen('I am Ada: show my cards');
    await table();
    await drawn();
    expect(names().length).toBeGreaterThan(0);
    for (const hidden of s().table!.view!.sides[1].hand) expect(hidden.passcode).toBe(0);
    press('End the turn');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Over to Ben');
    expect(names()).toEqual([]);
  });

  it('gives way to the question whether one may go back', async () => {
    await beginAndHandOver();
    await pressSeen('Ada: take that back');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ben, may Ada go back?');
    expect(screen.getByText('cards that were drawn')).toBeTruthy();
    expect(names()).toEqual([]);
    await pressSeen('No, play on');
    expect(screen.getByText('Ben does not agree.')).toBeTruthy();
  });

  it('answers nobody sooner than it can have been seen', async () => {
    await begin('Curtain at each handover');
    await curtain('Ada');
    const show = () => screen.getByRole('button', { name: 'I am Ada: show my cards' });
    fireEvent.click(show());
    expect(document.activeElement).not.toBe(show());
    expect(s().table?.curtain).not.toBe(null);
    // Begun too early, or the second of a double click.
    fireEvent.pointerDown(show());
    await waitFor(() => expect(document.activeElement).toBe(show()));
    fireEvent.click(show());
    fireEvent.pointerDown(show());
    fireEvent.click(show(), { detail: 2 });
    expect(s().table?.curtain).not.toBe(null);
    fireEvent.click(show());
    expect(s().table?.curtain).toBe(null);
  });

  it('leaves the focus where somebody has gone meanwhile', async () => {
    await beginAndHandOver();
    const back = screen.getByRole('button', { name: 'Ada: take that back' });
    back.focus();
    await waitFor(() => expect(back.getAttribute('aria-disabled')).toBe('false'));
    await drawn();
    expect(document.activeElement).toBe(back);
  });
});

describe('a card', () => {
  it('has its possibilities in a menu, and the keys of the menu', async () => {
    await begin();
    const card = screen.getAllByRole('button', { name: /^Neo the Magic Swordsman/ })[0];
    fireEvent.click(card);
    const menu = screen.getByRole('menu', { name: /Neo the Magic Swordsman/ });
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((i) => i.textContent?.replace(/^\d/, '')),
    ).toEqual(['Normal Summon', 'Set']);
    fireEvent.keyDown(menu, { key: '1' });
    expect(screen.queryByRole('menu')).toBe(null);
    expect(s().table!.view!.sides[0].monsters[0]).not.toBe(null);
  });

  it('says why it cannot be used', async () => {
    await begin();
    fireEvent.click(screen.getAllByRole('button', { name: /^Neo the Magic/ })[0]);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Normal Summon' }));
    fireEvent.click(screen.getAllByRole('button', { name: /^Great White/ })[0]);
    const item = screen.getByRole('menuitem', { name: /^Normal Summon/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(item.textContent).toMatch(/already Normal Summoned/);
    const before = s().table!.at;
    fireEvent.click(item);
    expect(s().table!.at).toBe(before);
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    expect(screen.queryByRole('menu')).toBe(null);
  });
});

describe('keys', () => {
  it('take back and do again', async () => {
    await begin();
    const start = s().table!.at;
    press('End the turn');
    const { at } = s().table!;
    key('u');
    expect(s().table!.at).toBe(start);
    key('r');
    expect(s().table!.at).toBe(at);
  });

  it('open the sheet that lists them', async () => {
    await begin();
    key('?');
    expect(screen.getByRole('dialog', { name: 'Keys' })).toBeTruthy();
  });

  it('do nothing while somebody types', async () => {
    await begin();
    press('End the turn');
    const { at } = s().table!;
    const field = document.createElement('input');
    document.body.append(field);
    fireEvent.keyDown(field, { key: 'u' });
    expect(s().table!.at).toBe(at);
    field.remove();
  });

  it('pass every window of the same player while "pass" is held', async () => {
    await begin();
    act(() => s().change({ windows: ['every', 'every'] }));
    press('End the turn');
    const player = s().table!.prompt!.player;
    expect(s().table!.prompt!.kind).toBe('respond');
    key('p');
    key('p', { repeat: true });
    expect(s().table!.passing[player]).toBe(true);
    expect(s().table!.prompt!.player).not.toBe(player);
    fireEvent.keyUp(document.body, { key: 'p' });
    expect(s().table!.passing[player]).toBe(false);
  });
});

describe('a mistake of the program', () => {
  const saved: Blob[] = [];
  const told = () => screen.getByRole('alertdialog');
  const lastReport = async () => JSON.parse(await saved.at(-1)!.text());
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });

  it('of a card is told over the table, which stands before the answer', async () => {
    const rules = brittle(engine);
    await open(rules.engine);
    pick('Hands', 'Open');
    press('Begin');
    await table();
    const start = s().table!.at;
    rules.breaks('decide');
    press('End the turn');
    expect(told().getAttribute('aria-describedby')).toBeTruthy();
    expect(within(told()).getByRole('heading').textContent).toBe('The rules failed at this answer');
    expect(told().textContent).toContain('not of yours');
    expect(told().textContent).toContain('a mistake in decide');
    expect(document.activeElement?.textContent).toBe('Play on');
    expect(screen.getByRole('main')).toBeTruthy();
    press('Save a report');
    expect(await lastReport()).toMatchObject({ segoc: 'report', doing: 'answer', duel: { at: start } });
    rules.mend();
    press('Play on');
    expect(screen.queryByRole('alertdialog')).toBe(null);
    expect(s().table!.at).toBe(start);
    press('End the turn');
    expect(s().table!.at).not.toBe(start);
  });

  it('can be gone back from', async () => {
    const rules = brittle(engine);
    await open(rules.engine);
    pick('Hands', 'Open');
    press('Begin');
    await table();
    press('End the turn');
    const { at } = s().table!;
    rules.breaks('decide');
    press('End the turn');
    press('One decision back');
    expect(screen.queryByRole('alertdialog')).toBe(null);
    expect(s().table!.at).toBeLessThan(at);
  });

  it('in what can be done with a card leaves the rest of the table as it is', async () => {
    const rules = brittle(engine);
    await open(rules.engine);
    pick('Hands', 'Open');
    press('Begin');
    await table();
    await drawn();
    rules.breaks('attempts');
    const [card] = s().table!.view!.sides[0].hand;
    fireEvent.click(document.querySelector(`[data-card="${card.id}"]`)!);
    await waitFor(told);
    expect(told().textContent).toContain('The rules could not say what is possible');
    press('Play on');
    press('End the turn');
    expect(s().failure).toBe(null);
  });

  it('of a part of the page leaves the others, and can be tried again', async () => {
    await begin();
    const { table: whole } = s();
    act(() => session.setState({ table: { ...whole!, lastChain: null as never } }));
    const missing = screen.getByRole('alert');
    expect(missing.textContent).toContain('This part of the page could not be shown');
    expect(screen.getByRole('region', { name: 'Field' })).toBeTruthy();
    fireEvent.click(within(missing).getByRole('button', { name: 'Save a report' }));
    expect(await lastReport()).toMatchObject({ doing: 'draw', error: { name: 'TypeError' } });
    act(() => session.setState({ table: whole }));
    expect(screen.queryByRole('alert')).toBe(null);
    press('End the turn');
    expect(s().table!.at).not.toBe(whole!.at);
  });

  it('of the page shows what happened, and the table comes back', async () => {
    await begin();
    const { table: whole } = s();
    act(() => session.setState({ table: { ...whole!, names: null as never } }));
    expect(screen.getByRole('alert').textContent).toContain('This page cannot be shown');
    press('Save a report');
    expect(await lastReport()).toMatchObject({ doing: 'draw' });
    act(() => session.setState({ table: whole }));
    press('Try again');
    await table();
  });

  it('before a curtain is no way back past the other player', async () => {
    await beginAndHandOver();
    await s().saved();
    cleanup();
    await open();
    await curtain('Ben');
    const { table: whole } = s();
    expect(whole?.canUndo).toBe(true);
    act(() => session.setState({ table: { ...whole!, names: null as never } }));
    expect(screen.getByRole('alert').textContent).toContain('This page cannot be shown');
    expect(screen.queryByRole('button', { name: 'One decision back' })).toBe(null);
    act(() => session.setState({ table: whole }));
    press('Try again');
    await curtain('Ben');
  });

  it('that nobody caught is told once, and what is none is not', async () => {
    await begin();
    const throwIt = (error: unknown, message = 'oops') =>
      act(() => void window.dispatchEvent(new ErrorEvent('error', { error, message })));
    throwIt(new Error('x'), 'ResizeObserver loop completed with undelivered notifications.');
    throwIt(null, 'Script error.');
    expect(screen.queryByRole('alertdialog')).toBe(null);
    throwIt(new Error('oops'));
    expect(told().textContent).toContain('Something went wrong');
    press('Save a report');
    expect(await lastReport()).toMatchObject({ doing: 'page', error: { message: 'oops' } });
    press('Play on');
    throwIt(new Error('oops'));
    expect(screen.queryByRole('alertdialog')).toBe(null);
    const rejected = Object.assign(new Event('unhandledrejection'), { reason: 'no' });
    act(() => void window.dispatchEvent(rejected));
    expect(told().textContent).toContain('Something went wrong');
  });
});

describe('settings', () => {
  it('carry the theme and the movement to the page', async () => {
    await begin();
    press('Menu');
    press('Settings');
    pick('Colours', 'Dark');
    pick('Movement', 'None');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(document.documentElement.dataset.motion).toBe('off');
    pick('Colours', 'Like the system');
    pick('Movement', 'Short');
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});

describe('the end', () => {
  it('is told with its reason; one may look back or play again', async () => {
    await begin();
    press('Menu');
    press('Surrender');
    press('Ada surrenders');
    const result = screen.getByRole('dialog', { name: 'How it ended' });
    expect(within(result).getByText('Ben wins')).toBeTruthy();
    expect(within(result).getByText('Ada has surrendered.')).toBeTruthy();
    fireEvent.click(within(result).getByRole('button', { name: 'Look back' }));
    expect(screen.queryByRole('dialog')).toBe(null);
    press('Show the result');
    press('New duel');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Two decks, one table');
  });
});
