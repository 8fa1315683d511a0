import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Requirement } from '../../engine/contract.ts';
import { Inspector } from './Inspector.tsx';
import { cardView, learnFixtureCards, names, view } from './testing/fixtures.ts';

beforeAll(learnFixtureCards);
const table = view();
const need = (
  code: Requirement['code'],
  met: boolean,
  facts: Requirement['facts'] = {},
  detail: string = code,
) => ({
  code,
  met,
  detail,
  facts,
  article: '',
});

describe('the inspector', () => {
  it('should say where the card is and show its text', () => {
    render(<Inspector card={table.sides[0].spells[0]} names={names()} attempts={[]} />);
    expect(screen.getByText('Set in your Spell & Trap zone 1 since turn 3.')).toBeTruthy();
    expect(screen.getByText(/Against the activation of a Spell Card: discard 1 card/)).toBeTruthy();
  });

  it('should tell all reasons why not, unmet ones first, and the next chance', async () => {
    const requirements = [
      need('cost', true, { need: 1, have: 5 }, 'cost.discard'),
      need('set-this-turn', false, { card: 107 }),
    ];
    render(
      <Inspector
        card={table.sides[0].spells[0]}
        names={names()}
        attempts={[{ action: { do: 'activate', card: 107 }, requirements }]}
      />,
    );
    expect(screen.getByText('Cannot activate now')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    const [first, second] = screen.getAllByRole('listitem').map((li) => li.textContent);
    expect(first).toBe(
      'not fulfilled: Magic Jammer was Set this turn; it can be used from the next turn on.',
    );
    expect(second).toBe('fulfilled: 1 card to discard: you hold 5');
    expect(screen.getByText('from the next turn on.', { exact: false, selector: 'p' })).toBeTruthy();
  });

  it('should offer what can be done now', async () => {
    const onAct = vi.fn();
    const action = { do: 'turn', card: 105 } as const;
    render(
      <Inspector
        card={table.sides[0].monsters[1]}
        names={names()}
        attempts={[{ action, requirements: [need('already-changed', true)] }]}
        onAct={onAct}
      />,
    );
    expect(screen.getByText('Can change its position now')).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Change position' }));
    expect(onAct).toHaveBeenCalledWith(action);
  });

  it('should tell the reasons of what can be done when they are asked for, for that card only', async () => {
    const [attempt, next] = [105, 107].map((card) => ({
      action: { do: 'turn', card } as const,
      requirements: [need('already-changed', true)],
    }));
    const { rerender } = render(
      <Inspector card={table.sides[0].monsters[1]} names={names()} attempts={[attempt]} />,
    );
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
    await userEvent.setup().click(screen.getByText('Can change its position now'));
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    rerender(<Inspector card={table.sides[0].spells[0]} names={names()} attempts={[next]} />);
    expect(screen.getByRole('group').hasAttribute('open')).toBe(false);
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  });

  it('should add up ATK and DEF line by line', () => {
    render(<Inspector card={table.sides[0].monsters[1]} names={names()} attempts={[]} />);
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows.slice(1)).toEqual([
      ['Printed', '1900', '900'],
      ['Axe of Despair', '+1000', ''],
      ['Yami', '+200', '+200'],
      ['Now', '3100', '1100'],
    ]);
  });

  it('should tell attacks that fail for the same reason together', () => {
    const requirements = [need('wrong-phase', false, { phase: 'main1' }, 'wrong-phase.battle')];
    const attempts = [213, 214].map((on) => ({
      action: { do: 'attack', card: 105, on } as const,
      requirements,
    }));
    render(<Inspector card={table.sides[0].monsters[1]} names={names()} attempts={attempts} />);
    expect(screen.getAllByText('Cannot attack now')).toHaveLength(1);
  });

  it('should not tell what a card is that may not be seen', () => {
    render(
      <Inspector card={cardView(213, 0, 1, 'monster', { faceUp: false })} names={names()} attempts={[]} />,
    );
    expect(screen.getByText(/A card you may not see/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
