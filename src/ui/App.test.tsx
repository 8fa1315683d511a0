import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { starterDecks } from '../cards/decks.ts';
import { cards } from '../cards/index.ts';
import { createEngine } from '../engine/index.ts';
import { createSession, memoryStorage, type SessionStore } from '../session/index.ts';
import { App } from './App.tsx';
import { setCards } from './facts.ts';

// Whole pages on whatever else the machine is doing.
vi.setConfig({ testTimeout: 30_000 });
setCards(cards);
const engine = createEngine({ cards });
const decks = starterDecks.map((d) => ({ ...d, main: [...d.main], fusion: [...d.fusion] }));

let kept: Map<string, string>;
let session: SessionStore;
const s = () => session.getState();

/** The table is fetched when it is first needed. */
const table = () => screen.findByRole('region', { name: 'Field' }, { timeout: 10_000 });

async function open(using = engine) {
  session = createSession({ engine: using, storage: memoryStorage(kept), random: () => 3 });
  render(<App session={session} decks={decks} />);
  await waitFor(() => expect(s().screen).not.toBe('loading'));
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const pick = (group: string, choice: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name: choice }));
const key = (name: string, more = {}) => fireEvent.keyDown(document.body, { key: name, ...more });

async function begin(hands = 'Open') {
  await open();
  pick('Hands', hands);
  pick('Who goes first', 'Ada');
  press('Begin');
  if (hands === 'Open') await table();
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
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Over to Ada');
    expect(names()).toEqual([]);
    press('I am Ada: show my cards');
    await table();
    expect(names().length).toBeGreaterThan(0);
    for (const hidden of s().table!.view!.sides[1].hand) expect(hidden.passcode).toBe(0);
    press('End the turn');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Over to Ben');
    expect(names()).toEqual([]);
  });

  it('gives way to the question whether one may go back', async () => {
    await begin('Curtain at each handover');
    press('I am Ada: show my cards');
    await table();
    press('End the turn');
    press('Ada: take that back');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ben, may Ada go back?');
    expect(screen.getByText('cards that were drawn')).toBeTruthy();
    expect(names()).toEqual([]);
    press('No, play on');
    expect(screen.getByText('Ben does not agree.')).toBeTruthy();
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
  it('does not take the duel with it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await begin();
    press('End the turn');
    const { at } = s().table!;
    act(() => s().fail(new Error('oops')));
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
    press('One decision back');
    await table();
    expect(s().table!.at).not.toBe(at);
    expect(s().failure).toBe(null);
  });

  it('of the page shows what happened, and the table comes back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await begin();
    const { table: whole } = s();
    act(() => session.setState({ table: { ...whole!, names: null as never } }));
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
    press('Play on');
    await table();
    expect(s().table!.names).toEqual(['Ada', 'Ben']);
  });

  it('of a card leaves the duel before the decision', async () => {
    let broken = false;
    const brittle = Object.assign(Object.create(engine), engine, {
      decide: (...args: Parameters<typeof engine.decide>) => {
        if (broken) throw new TypeError('a card went wrong');
        return engine.decide(...args);
      },
    });
    await open(brittle);
    pick('Hands', 'Open');
    press('Begin');
    await table();
    const start = s().table!.at;
    broken = true;
    press('End the turn');
    expect(screen.getByRole('alert').textContent).toContain('a card went wrong');
    broken = false;
    press('Play on');
    await table();
    expect(s().table!.at).toBe(start);
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
