import { describe, expect, it } from 'vitest';
import type { Player } from '../contract.ts';
import { Board, plain } from '../testing/board.ts';
import {
  activation,
  card,
  continuous,
  controls,
  equipSpell,
  equipTo,
  gainLp,
  ignition,
  isEquippedMonster,
  kept,
  later,
  monsters,
  normalSpell,
  normalTrap,
  one,
  returnControl,
  specialSummon,
  takeControl,
  target,
  tributeCost,
  turnDown,
} from '../words/index.ts';

const borrow = card(
  'Borrow',
  1,
  normalSpell,
  activation('Takes until the End Phase.', {
    target: one(monsters({ of: 'opponent' })),
    does: [takeControl(target), later('end', 'you', returnControl(kept('taken')))],
  }),
);
const keep = card(
  'Keep',
  2,
  normalSpell,
  activation('Takes for good.', { target: one(monsters({ of: 'opponent' })), does: takeControl(target) }),
);
const snatch = card(
  'Snatch',
  3,
  normalTrap,
  activation('Takes for good.', { target: one(monsters({ of: 'opponent' })), does: takeControl(target) }),
);
const muster = card(
  'Muster',
  4,
  normalTrap,
  activation('Summons.', { does: specialSummon(one(monsters({ of: 'you', in: 'hand' })), 'attack') }),
);
const hide = card(
  'Hide',
  5,
  normalTrap,
  activation('Turns face-down.', { target: one(monsters({ of: 'opponent' })), does: turnDown(target) }),
);
const cards = [borrow, keep, snatch, muster, hide, plain('Fighter', 6, 1000)];

function board(trap: number, rivals: number): Board {
  return new Board(
    cards,
    {
      hand: [
        { passcode: 1, key: 'borrow' },
        { passcode: 2, key: 'keep' },
      ],
    },
    {
      hand: [{ passcode: 6, key: 'reserve' }],
      monsters: Array.from({ length: rivals }, (_, i) => ({ passcode: 6, key: `rival${i}` })),
      spells: [{ passcode: trap, key: 'trap', faceUp: false }],
    },
  );
}

/** Goes on to the End Phase, where the turn player is free to act again. */
const endPhase = (b: Board): Board => b.pick(0, (o) => o.do === 'phase' && o.value === 'end').calm();

/** Takes a monster until the End Phase. */
const borrowed = (b: Board): Board => b.activate(0, 'borrow').choose(0, 'rival0').calm();

/** As the Main Phase is about to end the opponent springs the trap on a card. */
const springs = (b: Board, on: string): Board =>
  b
    .pick(0, (o) => o.do === 'phase' && o.value === 'battle')
    .activate(1, 'trap')
    .calm()
    .choose(1, on)
    .calm();

describe('control for a while', () => {
  it('gives back in the End Phase', () => {
    const b = borrowed(board(4, 2));
    const card = () => b.duel.cards[b.id('rival0')];
    expect(card().controller).toBe(0);
    endPhase(b);
    expect(card()).toMatchObject({ controller: 1, zone: 'monster' });
  });

  it('destroys what finds its side full on its return', () => {
    const b = borrowed(board(4, 5));
    springs(b, 'reserve');
    expect(b.duel.sides[1].monsters.every((id) => id >= 0)).toBe(true);
    endPhase(b);
    expect(b.duel.cards[b.id('rival0')]).toMatchObject({ owner: 1, zone: 'graveyard' });
  });

  it('gives back what was turned face-down meanwhile, as it lies', () => {
    const b = borrowed(board(5, 2));
    springs(b, 'rival0');
    endPhase(b);
    expect(b.duel.cards[b.id('rival0')]).toMatchObject({ controller: 1, faceUp: false, defense: true });
  });

  it('does not take back what another effect has taken since', () => {
    const b = borrowed(board(3, 2));
    springs(b, 'rival0');
    expect(b.duel.cards[b.id('rival0')].controller).toBe(1);
    b.activate(0, 'keep').choose(0, 'rival0').calm();
    endPhase(b);
    expect(b.duel.cards[b.id('rival0')].controller).toBe(0);
  });
});

const leash = card(
  'Leash',
  7,
  equipSpell,
  activation('Takes what it is equipped to.', {
    target: one(monsters({ of: 'opponent' })),
    does: equipTo(target),
  }),
  continuous('Control is yours.', controls(isEquippedMonster)),
  ignition('You gain Life Points.', { from: ['spell'], cost: tributeCost(), does: gainLp(100) }),
);

describe('control as long as a card says so', () => {
  const leashed = (monster: 'mine' | 'theirs'): Board => {
    const held = { passcode: 6, key: 'held' };
    return new Board(
      [...cards, leash],
      {
        spells: [{ passcode: 7, key: 'leash', equippedTo: 'held' }],
        monsters: [
          { passcode: 6, key: 'fodder' },
          ...(monster === 'mine' ? [{ ...held, owner: 1 as Player }] : []),
        ],
        deck: [{ passcode: 6 }],
      },
      {
        hand: [{ passcode: 1, key: 'borrow' }],
        monsters: monster === 'theirs' ? [held] : [],
        deck: [{ passcode: 6 }, { passcode: 6 }],
      },
    );
  };
  const holder = (b: Board) => b.duel.cards[b.id('held')].controller;

  it('is there from the beginning of a board', () => {
    expect(holder(leashed('theirs'))).toBe(0);
  });

  it('is not lost while the card uses another effect of its own', () => {
    const b = leashed('mine').activate(0, 'leash').choose(0, 'fodder');
    expect(b.duel.chain).toHaveLength(1);
    expect(b.duel.cards[b.id('held')]).toMatchObject({ controller: 0, index: 1 });
    expect(b.duel.window.map((e) => e.kind)).not.toContain('control');
  });

  it('comes back as soon as what has taken the monster for a while gives it back', () => {
    const b = leashed('mine');
    const goOn = (player: Player, to: string): Board =>
      b.pick(player, (o) => o.do === 'phase' && o.value === to, true).calm();
    goOn(0, 'end');
    b.pick(0, (o) => o.do === 'phase').calm();
    goOn(1, 'standby');
    goOn(1, 'main1');
    b.activate(1, 'borrow').choose(1, 'held').calm();
    expect(holder(b)).toBe(1);
    b.pick(1, (o) => o.do === 'phase' && o.value === 'end').pick(0, (o) => o.do === 'pass');
    // That it is given back changes nothing by itself: its owner has it. It is the leash's again before anybody is asked.
    expect([b.duel.phase, b.prompt().kind, holder(b)]).toEqual(['end', 'respond', 0]);
  });
});
