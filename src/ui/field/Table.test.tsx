import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sayBusy } from '../busy.ts';
import { i18n } from '../i18n/index.ts';
import { zoneKey } from './context.ts';
import { Field, type FieldProps } from './Table.tsx';
import { aTable, dealCards, link } from './testing/table.ts';

const busy = () => screen.getByRole('region', { name: 'Field' }).getAttribute('aria-busy');

/** Waits until all of it is drawn. */
async function shown(props: Partial<FieldProps> = {}): Promise<void> {
  render(<Field view={aTable()} marks={{}} bottom={0} names={['Ada', 'Ben']} {...props} />);
  await waitFor(() => expect(busy()).toBe('false'));
}

describe('the field', () => {
  beforeEach(async () => {
    dealCards();
    await i18n.changeLanguage('en');
  });

  it('should name every card with its posture, figures and place', async () => {
    await shown();
    for (const name of [
      'Summoned Skull, Attack Position, 2500 ATK, your Monster zone 3',
      'Gemini Elf, Defense Position, 900 DEF, Negated, opponent’s Monster zone 1',
      'Magic Jammer, Set, your Spell & Trap zone 1',
      'Raigeki, Normal Spell, your hand, 2 of 2',
    ]) {
      expect(screen.getByRole('button', { name })).toBeTruthy();
    }
  });

  it('should call hidden cards set cards, and hold no name of theirs', async () => {
    await shown();
    const hidden = screen.getByRole('button', { name: 'Set card, opponent’s Spell & Trap zone 2' });
    expect(hidden.textContent).toBe('');
    expect(screen.getByRole('button', { name: 'Set monster, opponent’s Monster zone 2' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Hidden card, opponent’s hand, 1 of 1' })).toBeTruthy();
  });

  it('should say whose by name when a judge looks', async () => {
    await shown({ view: aTable({ viewer: 'judge' }) });
    expect(
      screen.getByRole('button', { name: 'Summoned Skull, Attack Position, 2500 ATK, Ada’s Monster zone 3' }),
    ).toBeTruthy();
  });

  it('should say while what was decided is not drawn yet', async () => {
    await shown();
    const [one, other] = [{}, {}];
    sayBusy(one, true);
    sayBusy(other, true);
    sayBusy(one, false);
    expect(busy()).toBe('true');
    sayBusy(other, false);
    expect(busy()).toBe('false');
  });

  it('should keep a dimmed card reachable and say why', async () => {
    const onCard = vi.fn();
    await shown({ marks: { cards: { 13: { dimmed: 'It answers a Spell Card.' } } }, onCard });
    const card = screen.getByRole('button', { name: /^Magic Jammer/ });
    expect(card.getAttribute('aria-disabled')).toBe('true');
    const description = document.getElementById(card.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toContain('It answers a Spell Card.');
    fireEvent.click(card);
    expect(onCard).toHaveBeenCalledWith(13);
  });

  it('should tell links, targets and equips in words', async () => {
    await shown({ view: aTable({ chain: [link(0, 11, 0, [21])] }) });
    const said = (name: RegExp) => {
      const id = screen.getByRole('button', { name }).getAttribute('aria-describedby');
      return document.getElementById(id ?? '')?.textContent;
    };
    expect(said(/^Raigeki, Normal Spell, your hand/)).toBe('Chain Link 1.');
    expect(said(/^Gemini Elf, Defense/)).toBe('Targeted by link 1.');
    expect(said(/^Axe of Despair/)).toBe('Equipped to Summoned Skull.');
  });

  it('should offer a legal zone as a button', async () => {
    const onZone = vi.fn();
    await shown({ marks: { zones: { [zoneKey(0, 'monster', 0)]: { legal: { key: '1' } } } }, onZone });
    fireEvent.click(screen.getByRole('button', { name: 'Place here: your Monster zone 1' }));
    expect(onZone).toHaveBeenCalledWith(0, 'monster', 0);
    expect(screen.getByRole('img', { name: 'your Monster zone 2, empty' })).toBeTruthy();
  });

  it('should move on to legal phases only', async () => {
    const onPhase = vi.fn();
    await shown({ marks: { phases: { battle: { legal: true }, end: { legal: true } } }, onPhase });
    fireEvent.click(screen.getByRole('button', { name: 'Go to the Battle Phase' }));
    expect(onPhase).toHaveBeenCalledWith('battle');
    expect(screen.queryByRole('button', { name: /Draw Phase/ })).toBeNull();
  });

  it('should open the Graveyard with the newest card first, and the banished cards beside it', async () => {
    await shown();
    fireEvent.click(screen.getByRole('button', { name: /^your Graveyard, 2 cards/ }));
    const dialog = screen.getByRole('dialog', { name: 'your Graveyard' });
    const cards = within(dialog).getAllByRole('button', { name: /your Graveyard/ });
    expect(cards.map((card) => card.getAttribute('data-card'))).toEqual(['16', '15']);
    fireEvent.click(within(dialog).getByRole('tab', { name: 'Banished 1' }));
    expect(within(dialog).getByRole('button', { name: /^Magic Jammer/ })).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('should not open the opponent’s Fusion Deck', async () => {
    await shown();
    expect(screen.getByRole('img', { name: 'opponent’s Fusion Deck, 2 cards' })).toBeTruthy();
  });

  it('should offer a player who may be attacked directly', async () => {
    const onPlayer = vi.fn();
    await shown({ marks: { players: { 1: { legal: {} } } }, onPlayer });
    fireEvent.click(screen.getByRole('button', { name: /^Attack Ben directly/ }));
    expect(onPlayer).toHaveBeenCalledWith(1);
  });

  it('should tell the pointer’s card and when it leaves', async () => {
    const onHover = vi.fn();
    await shown({ onHover });
    const card = screen.getByRole('button', { name: /^Magic Jammer/ });
    fireEvent.focus(card);
    fireEvent.blur(card);
    expect(onHover.mock.calls).toEqual([[13], [null]]);
  });
});
