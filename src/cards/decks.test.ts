import { describe, expect, it } from 'vitest';
import { type DeckKind, type StarterDeck, starterDecks } from './decks.ts';
import { cards } from './index.ts';

const byPasscode = new Map(cards.map((card) => [card.passcode, card]));

const cardsOf = (deck: StarterDeck) =>
  [...deck.main, ...deck.fusion].map((passcode) => byPasscode.get(passcode)!);

describe.each(starterDecks)('$name', (deck) => {
  it('consists of cards that exist', () => {
    expect([...deck.main, ...deck.fusion].filter((passcode) => !byPasscode.has(passcode))).toEqual([]);
  });

  it('is summed up as it is', () => {
    const kinds: Partial<Record<DeckKind, number>> = {};
    for (const { kind, frame } of cardsOf(deck)) {
      const as = kind !== 'monster' ? kind : frame === null || frame === 'token' ? 'normal' : frame;
      kinds[as] = (kinds[as] ?? 0) + 1;
    }
    expect(deck.kinds).toEqual(kinds);
  });

  it('is represented by its strongest Normal Monster', () => {
    const normal = cardsOf(deck).filter((card) => card.frame === 'normal');
    const [strongest] = normal.sort((a, b) => b.atk - a.atk);
    expect(deck.face).toEqual({ passcode: strongest.passcode, name: strongest.name });
  });
});
