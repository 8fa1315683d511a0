import { describe, expect, it } from 'vitest';
import { Board } from '../engine/testing/board.ts';
import { cards } from './index.ts';

const passcodeOf = (name: string): number => cards.find((c) => c.name === name)?.passcode ?? 0;
const named = (name: string) => ({ passcode: passcodeOf(name), key: name });
const hand = ['Kuriboh', 'Uraby', 'Ookazi'];

/** A's Spy has resolved as far as the question which card of B's hand to look at. */
function pointing(revealed: boolean): Board {
  const eye = revealed ? [named('The Eye of Truth')] : [];
  const b = new Board(cards, { hand: [named('The Inexperienced Spy')], spells: eye }, { hand: hand.map(named) });
  return b.activate(0, 'The Inexperienced Spy').calm();
}

describe('The Inexperienced Spy', () => {
  it('points at a card by place, without knowing it', () => {
    const b = pointing(false);
    const prompt = b.engine.viewPrompt(b.duel, 0);
    expect(prompt?.options).toHaveLength(3);
    expect(prompt?.cards.map((c) => c.passcode)).toEqual([0, 0, 0]);
  });

  it('shows the card to its user, who cannot tell where it lies afterwards', () => {
    const b = pointing(false);
    const at = b.prompt().options.findIndex((o) => o.card === b.id('Uraby'));
    const { duel, events } = b.engine.decide(b.duel, at);
    const [shown] = b.engine.viewEvents(duel, 0, events).filter((e) => e.kind === 'reveal');
    expect(Object.values(shown.names)).toContain(passcodeOf('Uraby'));
    expect(Object.values(shown.names)).not.toContain(passcodeOf('Kuriboh'));
    const later = b.engine.view(duel, 0).sides[1].hand;
    expect(later.map((c) => c.passcode)).toEqual([0, 0, 0]);
    expect(later.some((c) => shown.cards?.includes(c.id))).toBe(false);
  });

  it('chooses openly from a hand that is revealed', () => {
    const b = pointing(true);
    const known = b.engine.viewPrompt(b.duel, 0)?.cards.map((c) => c.passcode) ?? [];
    expect(known.sort()).toEqual(hand.map(passcodeOf).sort());
  });
});
