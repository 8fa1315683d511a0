import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../session/index.ts';
import { createSession } from '../../session/store.ts';
import { App } from '../App.tsx';
import { engine } from '../rules.ts';
import { openFile } from './opened.ts';

vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 30_000 };

function open(hash: string) {
  location.hash = hash;
  const session = createSession({ engine, storage: memoryStorage(), random: () => 1 });
  render(<App session={session} decks={[]} />);
}

const file = (text: string, name = 'mine.yaml') => new File([text], name, { type: 'text/yaml' });
const panel = async () => {
  const found = await screen.findByRole('region', { name: 'Case' }, patient);
  // What is on the page listens only once its effects have run.
  await act(async () => undefined);
  return found;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const lines = () =>
  within(screen.getByRole('list', { name: 'Steps of the case' }))
    .getAllByRole('button')
    .map((button) => button.textContent?.replace(/\s+/g, ' ').trim());

const bribe = `segoc: 1
id: mine
title: Mine
players:
  A: { hand: [Raigeki], spells: [{ card: Dark Bribe, face: down, as: 'the bribe' }] }
  B: { monsters: [Summoned Skull], spells: [{ card: Imperial Order, face: down }] }
steps:
  - A: { activate: Raigeki }
  - cannot: { B: { summon: Summoned Skull }, because: wrong-turn }
  - B: { activate: Imperial Order }
  - A: { activate: the bribe }
  - expect: { chainSize: 3, A.lp: 1 }
`;

beforeEach(() => {
  location.hash = '';
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});

describe('the list of cases', () => {
  it('is narrowed down by chapter and by words', async () => {
    open('#lab');
    const status = await screen.findByText(/^\d+ cases$/, {}, patient);
    const all = Number.parseInt(status.textContent ?? '', 10);
    expect(all).toBeGreaterThan(500);
    fireEvent.click(screen.getByRole('radio', { name: /^Chains/ }));
    const count = () => Number.parseInt(screen.getByText(/^\d+ cases?$/).textContent ?? '', 10);
    await waitFor(() => expect(count()).toBeLessThan(all));
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search the cases' }), {
      target: { value: 'links resolve backwards' },
    });
    const link = await screen.findByRole('link', { name: /^Links resolve backwards/ });
    expect(link.getAttribute('href')).toBe('#lab/chain-backwards');
  });
});

describe('a case file', () => {
  it('is told step by step, its expectations ticked or crossed', async () => {
    open('');
    await openFile(file(bribe));
    await panel();
    expect(lines()).toEqual([
      'Board as it is laid out',
      'ANot reached yet: Ada activates Raigeki',
      'Not reached yet: Ben cannot Summon Summoned Skull',
      'BNot reached yet: Ben activates Imperial Order',
      'ANot reached yet: Ada activates Dark Bribe (the bribe)',
      'Not reached yet: Ada has 1 Life Points',
      'Not reached yet: The chain has 3 links',
    ]);
    press('To the end');
    expect(lines().slice(1)).toEqual([
      'AAda activates Raigeki',
      'Holds: Ben cannot Summon Summoned Skull',
      '§ Main Phases',
      'BBen activates Imperial Order',
      'AAda activates Dark Bribe (the bribe)',
      'Does not hold: Ada has 1 Life Points',
      'Holds: The chain has 3 links',
    ]);
    expect(screen.getByText('got 8000')).toBeTruthy();
    expect(screen.getByText(/It is Ada’s turn/)).toBeTruthy();
    expect(screen.getByText('This case does not hold.')).toBeTruthy();
  });

  it('is taken over by hand, and given back', async () => {
    open('');
    await openFile(file(bribe.replace(', A.lp: 1', '')));
    await panel();
    for (let i = 0; i < 3; i++) press('One step on');
    const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
    const question = () => within(screen.getByRole('region', { name: 'Question' }));
    tab('Chain');
    expect(question().queryAllByRole('button', { name: /^Pass/ })).toEqual([]);
    tab('Case');
    press('Take over');
    fireEvent.click(await question().findByRole('button', { name: /^Pass/ }));
    tab('Case');
    expect(screen.getByText('You play on by hand, for both sides.')).toBeTruthy();
    press('Back to the case');
    press('To the end');
    expect(screen.getByText('Every expectation holds.')).toBeTruthy();
  });

  it('that is none says what is wrong and in which line', async () => {
    open('');
    await openFile(file('segoc: 1\nid: x\ntitle: X\nplayers:\n  A: { hand: [Raigecki] }\n', 'broken.yaml'));
    const told = await screen.findByRole('alert', {}, patient);
    expect(screen.getByText('broken.yaml cannot be laid on the table:')).toBeTruthy();
    expect(told.textContent).toContain('Line 5');
    expect(told.textContent).toContain('did you mean Raigeki');
  });

  it('that the browser cannot read is told of', async () => {
    open('');
    const folder = file('');
    vi.spyOn(folder, 'slice').mockReturnValue({ text: () => Promise.reject(new Error('a folder')) } as Blob);
    await openFile(folder);
    await screen.findByRole('heading', { name: /^“mine.yaml” could not be read/ }, patient);
  });

  it('that is too large is none, however it begins', async () => {
    open('');
    await openFile(file(`${bribe}# ${'x'.repeat(3_000_000)}`));
    const told = await screen.findByRole('alert', {}, patient);
    expect(told.textContent).toContain('more than 250000 characters');
  });

  it('that does not exist is told of', async () => {
    open('#lab/nothing-of-the-kind');
    await screen.findByRole('heading', { name: 'There is no case “nothing-of-the-kind”.' }, patient);
  });
});
