import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Prompt, View, Why } from '../../engine/contract.ts';
import { drawn } from '../testing/drawn.ts';
import { PromptPanel } from './PromptPanel.tsx';
import { cardView, learnFixtureCards, names, option, prompt, respond, view } from './testing/fixtures.ts';

beforeAll(learnFixtureCards);

interface More {
  table?: View;
  refusal?: () => Why | null;
  onCancel?: () => void;
}

async function show(asked: Prompt, { table = view(), ...more }: More = {}) {
  const onAnswer = vi.fn();
  const onPreview = vi.fn();
  render(
    <PromptPanel
      prompt={asked}
      view={table}
      names={names(table)}
      onAnswer={onAnswer}
      onPreview={onPreview}
      {...more}
    />,
  );
  await drawn();
  return { onAnswer, onPreview, user: userEvent.setup() };
}

describe('a response window', () => {
  it('should ask, say why, and announce the question', async () => {
    await show(respond());
    expect(screen.getByRole('heading', { name: 'Respond to Imperial Order?' })).toBeTruthy();
    expect(screen.getByText(/Ben added link 2 \(Imperial Order\), so you answer first/)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Ada: Respond to Imperial Order?');
  });

  it('should answer by a click on a response or on Pass', async () => {
    const { onAnswer, user } = await show(respond());
    await user.click(await screen.findByRole('button', { name: 'Activate Mystical Space Typhoon' }));
    await user.click(screen.getByRole('button', { name: /^Pass/ }));
    expect(onAnswer.mock.calls).toEqual([[1], [2]]);
  });

  it('should answer by number keys and P', async () => {
    const { onAnswer, user } = await show(respond());
    await user.keyboard('2p');
    expect(onAnswer.mock.calls).toEqual([[1], [2]]);
  });

  it('should preview the first option, then the one under the pointer', async () => {
    const { onPreview, user } = await show(respond());
    expect(onPreview).toHaveBeenLastCalledWith(0);
    await user.hover(await screen.findByRole('button', { name: 'Activate Mystical Space Typhoon' }));
    expect(onPreview).toHaveBeenLastCalledWith(1);
  });

  it('should leave keys alone while somebody types', async () => {
    render(<input aria-label="Chat" />);
    const { onAnswer, user } = await show(respond());
    await user.type(screen.getByLabelText('Chat'), 'p1');
    expect(onAnswer).not.toHaveBeenCalled();
  });
});

describe('an optional trigger', () => {
  const asked = prompt('trigger', [option('activate', 112, { effect: 0 }), option('pass')]);

  it('should show the text with "you can" set off, and what saying no means', async () => {
    await show(asked);
    expect(screen.getByText('you can').tagName).toBe('MARK');
    expect(screen.getByText(/“when … you can” is not asked again/)).toBeTruthy();
  });

  it('should be answered by Y, N and Enter', async () => {
    const { onAnswer, user } = await show(asked);
    await user.keyboard('y');
    await user.keyboard('n');
    await user.keyboard('{Enter}');
    expect(onAnswer.mock.calls).toEqual([[0], [1], [0]]);
  });
});

describe('choosing cards', () => {
  const hand = view().sides[0].hand;
  const discard = prompt(
    'choose',
    hand.map((c) => option('card', c.id)),
    { purpose: 'discard', min: 2, max: 2 },
  );

  it('should count picks, name what is missing and confirm only when it is right', async () => {
    const { onAnswer, user } = await show(discard);
    const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Discard' });
    expect(screen.getByRole('heading').textContent).toBe('Discard 2 cards');
    await user.click(screen.getByRole('button', { name: 'Kuriboh' }));
    expect(screen.getByText('1 of 2 chosen')).toBeTruthy();
    expect(screen.getByText('Choose 1 more to go on')).toBeTruthy();
    expect(confirm().disabled).toBe(true);
    await user.keyboard('5');
    expect(confirm().disabled).toBe(false);
    await user.click(confirm());
    expect(onAnswer).toHaveBeenCalledWith([1, 4]);
  });

  it('should state why a set of picks is refused', async () => {
    const refusal = () => ({ code: 'ritual-levels', article: '', facts: { need: 8, have: 5 } });
    const { onAnswer, user } = await show(discard, { refusal });
    await user.keyboard('12');
    expect(screen.getByText('Their Levels together must be 8 or more; they are 5.')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('should take a single pick at once, by sight or blind', async () => {
    const { onAnswer, user } = await show(
      prompt('choose', [option('card'), option('card')], { purpose: 'discard' }),
    );
    expect(screen.getByRole('heading').textContent).toBe('Discard 1 card without looking');
    await user.click(screen.getByRole('button', { name: 'Hidden card 2' }));
    expect(onAnswer).toHaveBeenCalledWith([1]);
  });

  it('should show the monster that Tributes make possible, and let it be cancelled', async () => {
    const onCancel = vi.fn();
    const tribute = prompt('choose', [option('card', 105), option('card', 113)], {
      purpose: 'tribute',
      max: 2,
      card: 109,
      why: { code: 'tribute', article: '', facts: { need: 2 } },
    });
    const { user } = await show(tribute, { onCancel });
    expect(screen.getByRole('heading').textContent).toBe('Tribute 2 monsters for Dark Magician');
    expect(screen.getByText('Level 7 takes 2 Tributes.')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalled();
  });

  it('should name cards that only the question shows, as in a search of the Deck', async () => {
    const search = prompt('choose', [option('card', 777)], {
      purpose: 'add-to-hand',
      cards: [cardView(777, 10, 0, 'deck')],
    });
    await show(search);
    expect(screen.getByRole('button', { name: 'Mystical Elf' })).toBeTruthy();
  });
});

describe('the order of triggers', () => {
  it('should move entries by button and by arrow key, and answer in that order', async () => {
    const order = prompt('order', [option('link', 111, { effect: 0 }), option('link', 114, { effect: 0 })]);
    const { onAnswer, user } = await show(order);
    expect(within(screen.getAllByRole('listitem')[0]).getByText('Sangan')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Move Sangan down' }));
    await user.click(screen.getByRole('button', { name: /Put on the chain/ }));
    expect(onAnswer).toHaveBeenLastCalledWith([1, 0]);
    screen.getByRole('button', { name: 'Move Witch of the Black Forest down' }).focus();
    await user.keyboard('{ArrowDown}');
    await user.click(screen.getByRole('button', { name: /Put on the chain/ }));
    expect(onAnswer).toHaveBeenLastCalledWith([0, 1]);
  });
});

describe('other questions', () => {
  it('should keep the free choice of the turn player to a quiet line with its moves', async () => {
    const act = prompt('act', [option('summon', 108), option('phase', -1, { value: 'battle' })]);
    const { onAnswer, user } = await show(act, { table: view({ chain: [] }) });
    expect(screen.queryByRole('heading')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go to the Battle Phase' }));
    await user.click(screen.getByRole('button', { name: '1 thing you can do' }));
    await user.click(screen.getByRole('button', { name: 'Normal Summon Kuriboh' }));
    expect(onAnswer.mock.calls).toEqual([[1], [0]]);
  });

  it('should offer a replay as a question', async () => {
    const replay = prompt('act', [option('attack', 105, { on: 213 }), option('pass')], {
      purpose: 'replay',
      card: 105,
    });
    await show(replay, { table: view({ chain: [] }) });
    expect(screen.getByRole('heading').textContent).toBe('Attack again with Gemini Elf?');
    expect(await screen.findByText('The attack stops.')).toBeTruthy();
  });

  it('should offer positions and zones', async () => {
    const { onAnswer, user } = await show(
      prompt(
        'zone',
        [1, 4].map((value) => option('zone', 108, { value })),
      ),
    );
    expect(screen.getByRole('heading').textContent).toBe('Where does Kuriboh go?');
    expect(screen.getAllByRole<HTMLButtonElement>('button').map((b) => b.disabled)).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
    await user.click(screen.getByRole('button', { name: 'Zone 5' }));
    expect(onAnswer).toHaveBeenCalledWith(1);
  });

  it('should find the name of a card by typing', async () => {
    const all = ['Dark Magician', 'Kuriboh', 'Sangan', 'Yami', 'Raigeki', 'A', 'B', 'C', 'D', 'E'];
    const declare = prompt(
      'declare',
      all.map((value) => option('value', -1, { value })),
      { purpose: 'name' },
    );
    const { onAnswer, user } = await show(declare);
    await user.type(screen.getByRole('searchbox', { name: 'Find a card' }), 'kuri{Enter}');
    expect(onAnswer).toHaveBeenCalledWith(1);
  });

  it('should take numbers by their own keys', async () => {
    const die = prompt(
      'declare',
      [2, 4, 6].map((value) => option('value', -1, { value })),
      { purpose: 'number' },
    );
    const { onAnswer, user } = await show(die);
    await user.keyboard('46');
    expect(onAnswer.mock.calls).toEqual([[1], [2]]);
  });
});
