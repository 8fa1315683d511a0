import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/index.ts';
import { createEngine, type Engine } from '../index.ts';

const engine: Engine = createEngine({ cards });
const plain = cards.filter((c) => c.frame === 'normal' && !c.traits.includes('Blank')).map((c) => c.passcode);
const fusions = cards.filter((c) => c.frame === 'fusion').map((c) => c.passcode);
const deck = (size: number) => Array.from({ length: size }, (_, i) => plain[Math.floor(i / 3)]);
const start = (size = 40, fusion: number[] = []) => ({
  kind: 'decks' as const,
  decks: [
    { main: deck(size), fusion },
    { main: deck(40), fusion: [] },
  ] as [{ main: number[]; fusion: number[] }, { main: number[]; fusion: number[] }],
  first: 1 as const,
  seed: 4,
});

describe('the beginning of a Duel', () => {
  it('gives both players 8000 Life Points and five cards, and the first player the first draw', () => {
    const duel = engine.create(start());
    expect(duel.sides.map((s) => s.lp)).toEqual([8000, 8000]);
    expect(duel.turnPlayer).toBe(1);
    expect(duel.turn).toBe(1);
    expect(duel.phase).toBe('draw');
    expect(duel.sides.map((s) => s.hand.length)).toEqual([5, 6]);
    expect(duel.sides.map((s) => s.deck.length)).toEqual([35, 34]);
  });

  it('counts the Fusion Deck apart from the Duel Deck, which needs 40 cards', () => {
    expect(engine.check(start(40, fusions))).toEqual([]);
    expect(engine.check(start(39, fusions)).map((f) => f.code)).toContain('deck.too-small');
    expect(engine.create(start(40, fusions)).sides[0].fusion).toHaveLength(fusions.length);
  });

  it('deals other hands for another seed, and the same for the same', () => {
    const hands = (seed: number) => {
      const duel = engine.create({ ...start(), seed });
      return duel.sides.map((s) => s.hand.map((id) => duel.passcodes[duel.cards[id].def]));
    };
    expect(hands(4)).toEqual(hands(4));
    expect(hands(5)).not.toEqual(hands(4));
  });
});
