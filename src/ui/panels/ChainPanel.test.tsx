import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ChainPanel } from './ChainPanel.tsx';
import { learnFixtureCards, link, names, view } from './testing/fixtures.ts';

beforeAll(learnFixtureCards);
const links = () => screen.getAllByRole('listitem');

describe('the chain', () => {
  it('should list links with number, player and Spell Speed, and what they will do', () => {
    const table = view();
    render(<ChainPanel view={table} names={names(table)} />);
    expect(links()).toHaveLength(2);
    expect(links()[1].textContent).toContain('Link 2: Imperial Order, Ben, Spell Speed 2');
    expect(screen.getByText('Negate every Spell effect on the field.')).toBeTruthy();
    expect(screen.getByText('resolves from the last link')).toBeTruthy();
  });

  it('should tell targets and what was paid', () => {
    const mst = link(0, 0, 104, 4, {
      targets: [202],
      targetNames: [2],
      cost: [108],
      costNames: [8],
      lpPaid: 800,
    });
    const table = view({ chain: [mst] });
    render(<ChainPanel view={table} names={names(table)} />);
    expect(screen.getByText('Targets Imperial Order.')).toBeTruthy();
    expect(screen.getByText('Paid: Kuriboh and 800 LP.')).toBeTruthy();
  });

  it('should show what the option under the pointer would add', () => {
    const table = view();
    render(<ChainPanel view={table} names={names(table)} preview={{ player: 0, card: 103, effect: 0 }} />);
    expect(links()[2].textContent).toContain('Would be link 3: Dark Bribe');
    expect(links()[2].textContent).toContain('If chosen: They draw 1 card');
  });

  it('should mark the resolving link with its steps, and strike out a negated one with the reason', () => {
    const because = { code: 'activation-negated', article: '', facts: { link: 2 } };
    const table = view({
      chain: [
        link(0, 0, 101, 1, { state: 'resolving', steps: ['destroy', 'draw'] }),
        link(1, 1, 202, 2, { state: 'activation-negated', because }),
        link(2, 0, 103, 3, { state: 'resolved' }),
      ],
    });
    render(<ChainPanel view={table} names={names(table)} />);
    expect(screen.getByText('resolving link 1 of 3')).toBeTruthy();
    expect(screen.getByText('Destroy').closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(screen.getByText('Imperial Order').tagName).toBe('S');
    expect(screen.getByText('Activation negated by link 3 (Dark Bribe)')).toBeTruthy();
  });

  it('should go on showing the chain that has just resolved, until another begins', () => {
    const last = [link(0, 0, 101, 1, { state: 'effect-negated' }), link(1, 1, 202, 2, { state: 'resolved' })];
    const idle = view({ chain: [] });
    const { rerender } = render(<ChainPanel view={idle} names={names(idle)} last={last} />);
    expect(screen.getByText('has resolved')).toBeTruthy();
    expect(links()).toHaveLength(2);
    const next = view({ chain: [link(0, 0, 103, 3)] });
    rerender(<ChainPanel view={next} names={names(next)} last={last} />);
    expect(screen.queryByText('has resolved')).toBeNull();
    expect(links()).toHaveLength(1);
  });

  it('should fold the oldest of more than four links, and open them on demand', async () => {
    const chain = [0, 1, 2, 3, 4, 5].map((i) => link(i, 0, 104, 4, { speed: 2 }));
    const table = view({ chain });
    render(<ChainPanel view={table} names={names(table)} />);
    const told = () => screen.queryAllByText(/Target 1 Spell or Trap Card/).length;
    expect(told()).toBe(3);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show the 3 oldest links' }));
    expect(told()).toBe(6);
  });

  it('should fold what is over while a question is open, with its reason', () => {
    const because = { code: 'activation-negated', article: '', facts: { link: 2 } };
    const table = view({
      chain: [
        link(0, 0, 101, 1, { state: 'resolving', steps: ['destroy'] }),
        link(1, 1, 202, 2, { state: 'activation-negated', because }),
        link(2, 0, 103, 3, { state: 'resolved' }),
      ],
    });
    render(
      <ChainPanel view={table} names={names(table)}>
        the question
      </ChainPanel>,
    );
    expect(screen.getByText('Activation negated by link 3 (Dark Bribe)')).toBeTruthy();
    expect(screen.getByTitle('Activation negated by link 3 (Dark Bribe)')).toBeTruthy();
    expect(screen.getByText('Destroy')).toBeTruthy();
  });

  it('should light the card and its targets', async () => {
    const onLight = vi.fn();
    const table = view({ chain: [link(0, 0, 104, 4, { targets: [202], targetNames: [2] })] });
    render(<ChainPanel view={table} names={names(table)} onLight={onLight} />);
    await userEvent.setup().hover(links()[0]);
    expect(onLight).toHaveBeenLastCalledWith([104, 202]);
  });
});
