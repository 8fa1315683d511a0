/**
 * How many things can happen on six fixed boards. The numbers change only with a reason: a rule was mended, or a card or a
 * board was changed. One that changes without a reason is a fault, most likely of what was touched last.
 *
 * How to read a change. If the first depth that differs is 1, the very first question offers more or less than before: look
 * at what is legal there. If it is deeper, something that was done on the way has another outcome, or asks something else;
 * `engine.question` along the first sequence that differs from the version before shows it. If only `positions` changed, the
 * same things can be done, but more or fewer ways lead to the same duel: something is remembered that was not, or the other
 * way round. If the ways of counting disagree with each other, copying or replaying a duel is broken.
 */
import { describe, expect, it } from 'vitest';
import { cards } from '../cards/index.ts';
import { createEngine } from './index.ts';
import type { Question } from './question.ts';
import type { Duel } from './state/duel.ts';
import { boards } from './testing/boards.ts';
import { byDecide, byPlay, byReplay, outcomes } from './testing/perft.ts';

const engine = createEngine({ cards });
const AXE_OF_DESPAIR = 40619825;

type Name = keyof typeof boards;
const names = Object.keys(boards) as Name[];

/** After 1, 2, ... decisions: how many sequences of them there are, and how many different positions they lead to. */
// biome-ignore format: a line a board
const KNOWN: Record<Name, readonly (readonly [sequences: number, positions: number])[]> = {
  chain: [[10, 10], [32, 32], [159, 159], [492, 483], [1671, 1386]],
  battle: [[7, 7], [14, 14], [32, 30], [97, 78], [306, 213], [1092, 634]],
  simultaneous: [[9, 9], [56, 50], [299, 236], [1368, 917]],
  summons: [[11, 11], [48, 48], [216, 197], [904, 701], [3774, 2529]],
  control: [[14, 14], [45, 45], [102, 102], [366, 365], [1305, 1277]],
  kinds: [[9, 9], [44, 43], [196, 183], [855, 710], [3652, 2578]],
};

/** What the boards are for must be reached within the depths counted above. */
const SHOWN: Record<Name, Record<string, (duel: Duel, q: Question) => boolean>> = {
  chain: {
    'Spell Speeds 1, 2 and 3 in one chain': ({ chain }) =>
      [1, 2, 3].every((speed) => chain.some((l) => l.speed === speed)),
    'Life Points as a cost': ({ chain }) => chain.some((l) => l.lpPaid > 0),
    'cards as a cost': ({ chain }) => chain.some((l) => l.cost.length > 0),
  },
  battle: {
    'an answer to an attack': (d) => d.attack !== null && d.battle === null && d.chain.length > 0,
    'a chain before damage calculation': (d) => d.battle?.moment === 'before' && d.chain.length > 0,
    'a question during damage calculation': (d) => d.battle?.moment === 'during',
    'a trigger in the Damage Step': (d, q) => d.battle !== null && q.kind === 'trigger',
    'a Flip effect after damage calculation': (d, q) =>
      (d.battle?.moment === 'after' || d.battle?.moment === 'end') && q.purpose === 'target',
  },
  simultaneous: {
    'triggers to be put in order': (_d, q) => q.kind === 'order',
    'triggers of both players in one chain': ({ chain }) =>
      chain.length > 2 && new Set(chain.map((l) => l.player)).size === 2,
    'an optional trigger': (_d, q) => q.kind === 'trigger',
    'a trigger that missed its timing': (d) => d.missed.length > 0,
  },
  summons: {
    'a Ritual Summon': (d) => d.cards.some((c) => c.summoned === 'ritual'),
    'a Fusion Summon': (d) => d.cards.some((c) => c.summoned === 'fusion'),
    'a Tribute Summon': (d) => d.cards.some((c) => c.summoned === 'tribute'),
    'a Summon negated for 800 Life Points': ({ sides: [a, b], chain }) =>
      b.lp === 800 && a.graveyard.length === 1 && chain.length === 0,
  },
  control: {
    'monsters of both players on the other side': ({ cards: all }) => {
      const away = all.filter((c) => c.zone === 'monster' && c.owner !== c.controller);
      return away.some((c) => c.owner === 0) && away.some((c) => c.owner === 1);
    },
    'a monster held by an Equip Card': (d) => d.cards.some((c) => c.heldBy >= 0),
    'an Equip Card that lost its monster': (d) =>
      d.sides[0].graveyard.some((id) => d.passcodes[d.cards[id].def] === AXE_OF_DESPAIR),
  },
  kinds: {
    'a Flip Summon': (d) => d.cards.some((c) => c.summoned === 'flip'),
    'a Toon on the field': (d) => d.cards.some((c) => c.zone === 'monster' && c.summoned === 'special'),
    'a Union as an Equip Card': (d) => d.cards.some((c) => c.zone === 'spell' && c.equippedTo >= 0),
    'a Spirit gone home': (d) => d.turn === 7 && d.sides[0].hand.some((id) => d.cards[id].moves > 1),
  },
};

describe.each(names)('the board "%s"', (name) => {
  it('has just so many outcomes, and comes to what it is for', () => {
    const missing = new Map(Object.entries(SHOWN[name]));
    const found = outcomes(engine, byPlay(engine), boards[name], KNOWN[name].length, (duel, q) => {
      for (const [what, holds] of missing) if (holds(duel, q)) missing.delete(what);
    });
    expect(found.map((hashes) => [hashes.length, new Set(hashes).size])).toEqual(KNOWN[name]);
    expect([...missing.keys()]).toEqual([]);
  });

  it('has the same outcomes on copies, by decisions, and played anew each time', () => {
    const played = outcomes(engine, byPlay(engine), boards[name], 3);
    expect(outcomes(engine, byDecide(engine), boards[name], 3)).toEqual(played);
    expect(outcomes(engine, byReplay(engine), boards[name], 3)).toEqual(played);
  });
});
