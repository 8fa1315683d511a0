/** Rulings that no board can show: how a Duel begins and what lies where, and how a Deck is made. */
import { describe, expect, it } from 'vitest';
import { cards } from '../cards/index.ts';
import { Catalog } from './catalog.ts';
import type { Setup } from './contract.ts';
import type { CardDef } from './definition.ts';
import { Game } from './game.ts';
import { profiles } from './profile.ts';
import { run } from './run.ts';
import type { Duel } from './state/duel.ts';
import { makeDuel } from './state/setup.ts';
import { Board, plain } from './testing/board.ts';
import { named } from './testing/named.ts';
import { engine } from './testing/play.ts';

/** The beginning of a Duel: A goes first, with so many cards and a Fusion Deck of three; B has forty. */
const freshDuel = (size: number): Extract<Setup, { kind: 'decks' }> => {
  const stock = cards
    .filter((c) => c.frame === 'normal' && !c.traits.includes('Blank'))
    .map((c) => c.passcode);
  const deck = (n: number) => Array.from({ length: n }, (_, i) => stock[Math.floor(i / 3)]);
  const fusion = ['Flame Swordsman', 'Flame Swordsman', 'Blue-Eyes Ultimate Dragon'].map(named);
  return {
    kind: 'decks',
    decks: [
      { main: deck(size), fusion },
      { main: deck(40), fusion: [] },
    ],
    first: 0,
    seed: 11,
  };
};

describe('the rulings', () => {
  it('covers win-009-exodia: an opening hand of all five pieces wins before the first turn', () => {
    const pieces = [
      'Exodia the Forbidden One',
      'Left Leg of the Forbidden One',
      'Left Arm of the Forbidden One',
      'Right Arm of the Forbidden One',
      'Right Leg of the Forbidden One',
    ].map(named);
    const filler = cards.filter((c) => c.frame === 'normal').map((c) => c.passcode);
    const main = (own: readonly number[]) =>
      [...own, ...filler.flatMap((p) => [p, p, p]).filter((p) => !own.includes(p))].slice(0, 40);
    // five cards: nobody has drawn for a turn yet
    const holdsAll = (duel: Duel): boolean =>
      duel.sides[0].hand.length === 5 &&
      pieces.every((p) => duel.sides[0].hand.some((id) => duel.passcodes[duel.cards[id].def] === p));
    // three copies of each piece among forty cards: about one opening hand in 2700 holds the five
    for (let seed = 1; seed < 50_000; seed++) {
      const duel = engine.create({
        kind: 'decks',
        decks: [
          { main: main(pieces.flatMap((p) => [p, p, p])), fusion: [] },
          { main: main([]), fusion: [] },
        ],
        first: 0,
        seed,
      });
      if (!holdsAll(duel)) continue;
      expect(duel.result).toEqual({ winner: 0, reason: 'card' });
      expect(duel.turn).toBe(0);
      return;
    }
    throw new Error('no such opening hand');
  });

  it('covers setup-001-8000-lp, setup-003-draw-five, setup-004-start-when-both-hold-five, turn-001-draw-phase: 8000 Life Points, five cards from the top of each shuffled Deck, and only then a first turn, which begins with a draw', () => {
    const library = new Map(cards.map((c) => [c.passcode, c]));
    const duel = makeDuel(freshDuel(40), library, undefined);
    expect(duel.sides.map((s) => s.lp)).toEqual([8000, 8000]);
    expect(duel.turn).toBe(0);
    // the top card lies last
    const tops = duel.sides.map((s) => s.deck.slice(-6).reverse());
    const catalog = new Catalog((passcode) => library.get(passcode) as CardDef);
    catalog.learn(duel);
    const g = new Game(duel, profiles.classic, catalog);
    g.sink = [];
    run(g);
    expect(duel.sides[0].hand).toEqual(tops[0]);
    expect(duel.sides[1].hand).toEqual(tops[1].slice(0, 5));
    expect(duel.sides.map((s) => [s.lp, s.deck.length])).toEqual([
      [8000, 34],
      [8000, 35],
    ]);
    const account = g.sink.map((e) => `${e.kind} ${e.player ?? ''} ${e.amount ?? e.how ?? ''}`);
    expect(account.filter((line) => /^(draw|turn|phase)/.test(line)).slice(0, 5)).toEqual([
      'draw 0 5',
      'draw 1 5',
      'turn 0 1',
      'phase 0 draw',
      'draw 0 1',
    ]);
  });

  it('covers setup-002-fusion-deck-separate: forty cards are needed, not counting the Fusion Deck; more are allowed', () => {
    const faults = (size: number) => engine.check(freshDuel(size)).map((f) => `${f.where} ${f.code}`);
    expect(faults(39)).toEqual(['decks.0.main deck.too-small']);
    expect(faults(40)).toEqual([]);
    expect(faults(41)).toEqual([]);
    expect(() => engine.create(freshDuel(39))).toThrow('deck.too-small');
    // a Fusion Monster among the forty is refused as well: it has its own Deck
    const [mine, theirs] = freshDuel(40).decks;
    const mixed = { main: [...mine.main.slice(1), mine.fusion[0]], fusion: mine.fusion.slice(1) };
    expect(engine.check({ ...freshDuel(40), decks: [mixed, theirs] }).map((f) => f.code)).toEqual([
      'deck.fusion-in-main',
    ]);
  });

  it('covers setup-009-graveyard-face-up, setup-010-graveyard-public, setup-016-deck-zone: both Graveyards lie open to both players, no Deck to either', () => {
    const hidden = { deck: ['Uraby', 'Great White'], fusion: ['Flame Swordsman'] };
    const laid = (names: string[]) => names.map((name) => ({ passcode: named(name) }));
    const side = (own: string, deck: string[], fusion: string[]) => ({
      graveyard: laid([own, 'Waboku']),
      deck: laid(deck),
      fusion: laid(fusion),
    });
    const duel = engine.create({
      kind: 'board',
      sides: [side('Gemini Elf', hidden.deck, hidden.fusion), side('Battle Ox', hidden.deck, [])],
      turn: { player: 0, number: 5, phase: 'main1' },
      seed: 1,
    });
    for (const viewer of [0, 1] as const) {
      const view = engine.view(duel, viewer);
      const lying = view.sides.map((s) => s.graveyard.map((c) => [c.passcode, c.faceUp]));
      expect(lying).toEqual([
        [
          [named('Gemini Elf'), true],
          [named('Waboku'), true],
        ],
        [
          [named('Battle Ox'), true],
          [named('Waboku'), true],
        ],
      ]);
      expect(view.sides.map((s) => s.deck)).toEqual([2, 2]);
      for (const name of hidden.deck) expect(JSON.stringify(view)).not.toContain(`${named(name)}`);
    }
    // the Fusion Deck is its owner's to look at
    expect(engine.view(duel, 0).sides[0].fusion.map((c) => c.passcode)).toEqual([named('Flame Swordsman')]);
    expect(engine.view(duel, 1).sides[0].fusion.filter((c) => c.passcode !== 0)).toEqual([]);
    expect(engine.view(duel, 1).sides[0].fusionCount).toBe(1);
  });

  it('covers setup-011-ask-before-handling: looking at cards changes nothing, and no decision rearranges a Graveyard', () => {
    const b = new Board(
      [plain('Own', 911, 1000), plain('Theirs', 912, 1000), plain('Other', 913, 1000)],
      { hand: [{ passcode: 911 }] },
      {
        graveyard: [
          { passcode: 912, key: 'low' },
          { passcode: 913, key: 'high' },
        ],
      },
    );
    const before = b.engine.hash(b.duel);
    const view = b.engine.view(b.duel, 0);
    view.sides[1].graveyard.reverse();
    view.sides[1].graveyard.length = 1;
    expect(b.engine.hash(b.duel)).toBe(before);
    expect(b.engine.view(b.duel, 0).sides[1].graveyard.map((c) => c.passcode)).toEqual([912, 913]);
    const touched = b.prompt().options.map((o) => o.card);
    for (const key of ['low', 'high']) expect(touched).not.toContain(b.id(key));
  });

  it('covers setup-017-side-deck: the places of a duel are the Deck, the hand, the zones, the Graveyard, what is out of play, and the Fusion Deck', () => {
    const duel = engine.create(freshDuel(40));
    const { lp, fusionCount, ...places } = engine.view(duel, 'judge').sides[0];
    expect([lp, fusionCount]).toEqual([8000, 3]);
    expect(Object.keys(places).sort()).toEqual(
      ['banished', 'deck', 'field', 'fusion', 'graveyard', 'hand', 'monsters', 'spells'].sort(),
    );
    // nor does a setup take one
    const [mine, theirs] = freshDuel(40).decks;
    const brought = { ...mine, side: [named('Raigeki')] };
    const same = engine.create({ ...freshDuel(40), decks: [brought, theirs] });
    expect(same.cards.length).toBe(duel.cards.length);
  });
});
