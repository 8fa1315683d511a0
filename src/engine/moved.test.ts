/** What is looked up only when a card has gone elsewhere, in duels that are played in place. */
import { describe, expect, it } from 'vitest';
import type { Player } from './contract.ts';
import { Board, plain } from './testing/board.ts';
import {
  activation,
  card,
  equipTo,
  gainLp,
  ignition,
  monster,
  monsters,
  normalTrap,
  one,
  quickPlaySpell,
  shuffleCards,
  target,
  turnDown,
} from './words/index.ts';

const soldier = plain('Soldier', 1, 1000);
const chain = card(
  'Chain',
  2,
  normalTrap,
  activation('Is equipped to a monster.', {
    target: one(monsters({ face: 'up' })),
    does: equipTo(target),
    remains: true,
  }),
);
const fold = card(
  'Fold',
  3,
  normalTrap,
  activation('Turns a monster down.', { target: one(monsters({ face: 'up' })), does: turnDown(target) }),
);
const mix = card(
  'Mix',
  4,
  monster({ level: 4, attribute: 'EARTH', race: 'Warrior', atk: 0, def: 0 }),
  ignition('Shuffles a hand.', { does: shuffleCards('hand') }),
);
const herbs = [5, 6, 7, 8].map((passcode) =>
  card(`Herb ${passcode}`, passcode, quickPlaySpell, activation('Heals.', { does: gainLp(100) })),
);
const cards = [soldier, chain, fold, mix, ...herbs];

/** Carries out the first option that does this with the card; places leftmost and passes until it is offered. */
function play(b: Board, player: Player, deed: string, key: string): void {
  for (let i = 0; i < 30; i++) {
    const q = b.prompt();
    const at = q.options.findIndex((o) => q.player === player && o.do === deed && o.card === b.id(key));
    const past = q.options.findIndex((o) => o.do === 'pass' || o.do === 'zone');
    b.engine.play(b.duel, at < 0 ? past : at);
    if (at >= 0) return;
  }
  throw new Error(`${key} is never offered`);
}

/** Passes until the turn player is free to act again. */
function rest(b: Board): void {
  while (b.prompt().kind !== 'act')
    b.engine.play(
      b.duel,
      b.prompt().options.findIndex((o) => o.do === 'pass' || o.do === 'zone'),
    );
}

describe('what is remembered until a card goes elsewhere', () => {
  it('knows a Trap Card that has become an Equip Card where it lay', () => {
    const b = new Board(
      cards,
      {
        monsters: [{ passcode: 1, key: 'soldier' }],
        spells: [
          { passcode: 2, key: 'chain', faceUp: false },
          { passcode: 3, key: 'fold', faceUp: false },
        ],
      },
      {},
    );
    play(b, 0, 'activate', 'chain');
    play(b, 0, 'card', 'soldier');
    rest(b);
    expect(b.duel.cards[b.id('chain')]).toMatchObject({ zone: 'spell', equippedTo: expect.any(Number) });
    play(b, 0, 'activate', 'fold');
    play(b, 0, 'card', 'soldier');
    rest(b);
    // It falls as the monster is turned down, before the spent card leaves.
    expect(b.duel.sides[0].graveyard).toEqual([b.id('chain'), b.id('fold')]);
  });

  it('offers the cards of a hand in its order, also once it has been shuffled', () => {
    const hand = [5, 6, 7, 8].map((passcode) => ({ passcode, key: String(passcode) }));
    const b = new Board(cards, { hand, monsters: [{ passcode: 4, key: 'mix' }] }, {});
    play(b, 0, 'activate', 'mix');
    rest(b);
    const offered = b.prompt().options.filter((o) => o.do === 'activate' && o.card !== b.id('mix'));
    expect(b.duel.sides[0].hand).not.toEqual([5, 6, 7, 8].map((passcode) => b.id(String(passcode))));
    expect(offered.map((o) => o.card)).toEqual(b.duel.sides[0].hand);
  });
});
