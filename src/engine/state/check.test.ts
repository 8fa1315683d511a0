import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/index.ts';
import { type BoardCard, type BoardSide, createEngine, type Setup } from '../index.ts';

const engine = createEngine({ cards });
const SKULL = 70781052;
const AXE = 40619825;

const board = (a: BoardSide, more: Partial<Setup & { kind: 'board' }> = {}): Setup => ({
  kind: 'board',
  sides: [a, {}],
  turn: { player: 0, number: 5, phase: 'main1' },
  seed: 1,
  ...more,
});
const faults = (setup: Setup): string[] => engine.check(setup).map(({ code, where }) => `${code} ${where}`);
const skull = (more: Partial<BoardCard> = {}): BoardCard => ({ passcode: SKULL, ...more });

describe('a setup', () => {
  it('names a profile that there is', () => {
    for (const profile of ['modern', '__proto__', 'constructor', 'toString'])
      expect(faults(board({}, { profile }))).toEqual(['profile.unknown profile']);
  });

  it('has Tokens in Monster Zones only', () => {
    const token = { passcode: 73915052 };
    expect(faults(board({ monsters: [token] }))).toEqual([]);
    for (const place of ['hand', 'deck', 'graveyard', 'banished', 'fusion', 'spells', 'field'] as const)
      expect(faults(board({ [place]: [token] }))).toEqual([`zone.not-for-tokens sides.0.${place}.0`]);
    const main = [
      ...Array.from({ length: 40 }, (_, i) => cards.filter((c) => c.frame === 'normal')[i % 20].passcode),
      73915052,
    ];
    const decks = { main, fusion: [] };
    const setup: Setup = { kind: 'decks', decks: [decks, decks], first: 0, seed: 1 };
    expect(faults(setup)).toEqual(['deck.not-for-tokens decks.0.main', 'deck.not-for-tokens decks.1.main']);
  });

  it('has no more cards than references can tell apart', () => {
    const deck = Array.from({ length: 1100 }, () => skull());
    expect(faults(board({ deck }))).toEqual(['cards.too-many sides']);
    const main = deck.map((card) => card.passcode);
    const decks = { main, fusion: [] };
    expect(faults({ kind: 'decks', decks: [decks, decks], first: 0, seed: 1 })).toEqual([
      'cards.too-many decks',
    ]);
  });

  it('has numbers that can be counted with', () => {
    for (const lp of [-1, 0.5, 1e308, Number.NaN, Number.POSITIVE_INFINITY])
      expect(faults(board({ lp }))).toEqual(['number.invalid sides.0.lp']);
    for (const number of [0, 1e16])
      expect(faults(board({}, { turn: { player: 0, number, phase: 'main1' } }))).toEqual([
        'number.invalid turn.number',
      ]);
    expect(faults(board({ monsters: [skull({ counters: { spell: 1e300 } })] }))).toEqual([
      'number.invalid sides.0.monsters.0.counters',
    ]);
    expect(faults(board({}, { seed: 2 ** 53 }))).toEqual(['seed.invalid seed']);
  });

  it('has every card in a zone of its own', () => {
    expect(faults(board({ monsters: [skull({ index: 2 }), skull({ index: 2 })] }))).toEqual([
      'zone.taken sides.0.monsters.1',
    ]);
    expect(
      faults(board({ monsters: [skull({ index: 5 })], spells: [{ passcode: AXE, index: -1 }] })),
    ).toEqual(['zone.unknown sides.0.monsters.0', 'zone.unknown sides.0.spells.0']);
  });

  it('leaves the zones alone that other cards name', () => {
    const duel = engine.create(board({ monsters: [skull(), skull({ index: 0 }), skull()] }));
    expect(engine.view(duel, 'judge').sides[0].monsters.map((card) => card?.id ?? null)).toEqual([
      1,
      0,
      2,
      null,
      null,
    ]);
  });

  it('equips Spells and Traps to monsters on the field', () => {
    const spells = [{ passcode: AXE, equippedTo: 'a' }];
    expect(faults(board({ monsters: [skull({ key: 'a' })], spells }))).toEqual([]);
    expect(faults(board({ spells }))).toEqual(['equip.no-monster sides.0.spells.0']);
    expect(faults(board({ hand: [skull({ key: 'a' })], spells }))).toEqual([
      'equip.no-monster sides.0.spells.0',
    ]);
    expect(faults(board({ monsters: [skull({ key: 'a', equippedTo: 'a' })] }))).toEqual([
      'equip.no-monster sides.0.monsters.0',
    ]);
    expect(faults(board({ monsters: [skull({ key: 'a' }), skull({ key: 'a' })] }))).toEqual([
      'key.twice sides.0.monsters.1',
    ]);
  });
});
