import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { starterDecks } from '../../cards/decks.ts';
import { parseCase, playCase } from '../../formats/case/index.ts';
import { createSession, memoryStorage, type SessionStore } from '../../session/index.ts';
import { linkOf, positionLinkOf } from '../../session/link.ts';
import { duelOf } from '../../session/match.ts';
import { App } from '../App.tsx';
import { cards, engine } from '../rules.ts';

vi.setConfig({ testTimeout: 60_000 });
vi.mock(import('../../session/link.ts'), async (original) => {
  const real = await original();
  return { ...real, linkOf: vi.fn(real.linkOf), positionLinkOf: vi.fn(real.positionLinkOf) };
});
const patient = { timeout: 30_000 };
const decks = starterDecks.map((d) => ({ ...d, main: [...d.main], fusion: [...d.fusion] }));
let session: SessionStore;

function open(storage = memoryStorage()) {
  session = createSession({ engine, storage, random: () => 3 });
  render(<App session={session} decks={decks} />);
}

async function begin() {
  open();
  await waitFor(() => expect(session.getState().screen).toBe('start'));
  session.getState().change({ hands: 'open' });
  session.getState().begin({ decks: [decks[0], decks[1]], names: ['Ada', 'Ben'], first: 'a', seed: 5 });
  await screen.findByRole('region', { name: 'Field' }, patient);
}
const hash = () => engine.hash(duelOf(session.getState().match()!));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

let copied: string;
Object.defineProperty(navigator, 'clipboard', {
  value: {
    writeText: async (text: string) => {
      copied = text;
    },
  },
});
let saved: Blob | null;
beforeEach(() => {
  location.hash = '';
  copied = '';
  saved = null;
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return '#saved';
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a moment of a duel', () => {
  it('is copied as a link, which opens to the same moment', async () => {
    await begin();
    session.getState().decide(0);
    const here = hash();
    press('Menu');
    press('Copy a link to this moment');
    await screen.findByText(/^Copied\./, {}, patient);
    cleanup();

    location.hash = new URL(copied).hash;
    open();
    await screen.findByRole('region', { name: 'Field' }, patient);
    expect(hash()).toBe(here);
    expect(location.hash).toBe('');
  });

  it('is saved as a case file that runs back to it', async () => {
    await begin();
    session.getState().decide(0);
    press('Menu');
    press('Save this moment as a case file');
    await screen.findByText(/^Saved\./, {}, patient);
    const parsed = parseCase(await saved!.text(), cards);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const { result, table } = playCase(engine, parsed.case);
    expect(result.ok).toBe(true);
    expect(table!.duel.turn).toBe(duelOf(session.getState().match()!).turn);
  });

  it('of a link does not take the place of a duel without being asked', async () => {
    await begin();
    press('Menu');
    press('Copy a link to this moment');
    await screen.findByText(/^Copied\./, {}, patient);
    session.getState().decide(0);
    const later = hash();
    location.hash = new URL(copied).hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await screen.findByRole('heading', { name: 'Open the duel of this link?' }, patient);
    press('Keep my duel');
    await screen.findByRole('region', { name: 'Field' }, patient);
    expect(hash()).toBe(later);
  });

  it('at the end of too long a way is copied as its position, which says so', async () => {
    await begin();
    const free = () => duelOf(session.getState().match()!).phase === 'main1';
    while (!free()) session.getState().decide(0);
    const { turn, sides } = session.getState().table!.view!;
    vi.mocked(linkOf).mockResolvedValueOnce(null);
    press('Menu');
    press('Copy a link to this moment');
    await screen.findByText(
      /^Copied\. It shows where everything lies now, but not how it came there/,
      {},
      patient,
    );
    cleanup();

    location.hash = new URL(copied).hash;
    open();
    await screen.findByRole('region', { name: 'Field' }, patient);
    const { view } = session.getState().table!;
    expect(view!.turn).toBe(turn);
    const hand = (of: typeof sides) => of[0].hand.map((card) => card.passcode);
    expect(hand(view!.sides)).toEqual(hand(sides));
    expect(session.getState().match()!.tree.nodes).toHaveLength(1);
  });

  it('that cannot be told in a link says what to do instead', async () => {
    await begin();
    vi.mocked(linkOf).mockResolvedValueOnce(null);
    vi.mocked(positionLinkOf).mockResolvedValueOnce(null);
    press('Menu');
    press('Copy a link to this moment');
    await screen.findByText(
      /more than 8000 characters are cut off.* Save it as a file instead\./,
      {},
      patient,
    );
    expect(copied).toBe('');
  });

  it('at which the rules fail is told with a report', async () => {
    await begin();
    vi.mocked(linkOf).mockRejectedValueOnce(new TypeError('a mistake'));
    press('Menu');
    press('Copy a link to this moment');
    await screen.findByRole('heading', { name: /handed on/ }, patient);
    expect(session.getState().failure!.report).toMatchObject({
      doing: 'share',
      error: { message: 'a mistake' },
      duel: { names: ['Ada', 'Ben'] },
    });
    expect(screen.getByRole('button', { name: /report/i })).toBeTruthy();
  });

  it('of a broken link is not opened, with the reason', async () => {
    location.hash = '#duel=abc';
    open();
    await screen.findByRole('heading', { name: 'This link cannot be opened' }, patient);
    expect(screen.getByText(/^It is cut off/)).toBeTruthy();
  });
});
