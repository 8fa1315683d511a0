import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chapters } from '../../rulebook/chapters.ts';
import { memoryStorage } from '../../session/index.ts';
import { createSession, type SessionStore } from '../../session/store.ts';
import { App } from '../App.tsx';

vi.setConfig({ testTimeout: 30_000 });

let session: SessionStore;
const patient = { timeout: 20_000 };

function open(hash: string) {
  location.hash = hash;
  session = createSession({
    engine: () => Promise.reject(new Error('The rulebook needs no engine')),
    storage: memoryStorage(),
    random: () => 1,
  });
  render(<App session={session} decks={[]} />);
}

async function follow(link: HTMLElement) {
  location.hash = link.getAttribute('href') ?? '';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

beforeEach(() => {
  location.hash = '';
});

describe('the rulebook', () => {
  it('lists every article by chapter', async () => {
    open('#rules');
    await screen.findByRole('heading', { level: 1, name: 'Rulebook' }, patient);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(chapters.length);
    const inside = within(screen.getByRole('complementary', { name: 'Contents' }));
    expect(inside.getAllByRole('link')).toHaveLength(chapters.flatMap((c) => c.articles).length);
  });

  it('shows an article with its source, its cases and links to others', async () => {
    open('#rules/chain.spell-speed');
    await screen.findByRole('heading', { level: 1, name: 'Spell Speed' }, patient);
    expect(screen.getByText('Source:')).toBeTruthy();
    const seen = await screen.findAllByRole('link', { name: /^See it happen: / });
    expect(seen.length).toBeGreaterThan(0);
    expect(seen[0].getAttribute('href')).toMatch(/^#lab\/[a-z0-9-]+$/);
    const article = within(screen.getByRole('article'));
    await follow(article.getByRole('link', { name: 'Counter Traps' }));
    await screen.findByRole('heading', { level: 1, name: 'Counter Traps' });
  });

  it('finds articles by words of their text', async () => {
    open('#rules');
    const field = await screen.findByRole('searchbox', { name: 'Search the rules' }, patient);
    fireEvent.change(field, { target: { value: 'spell speed' } });
    const [first] = within(screen.getByRole('complementary')).getAllByRole('link');
    expect(first.textContent).toMatch(/^Spell Speed/);
    fireEvent.change(field, { target: { value: 'xylophone' } });
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('No article has all of these words.'),
    );
  });

  it('says that an article does not exist', async () => {
    open('#rules/chain.nothing');
    await screen.findByRole('heading', { name: 'There is no article “chain.nothing”.' }, patient);
  });
});
