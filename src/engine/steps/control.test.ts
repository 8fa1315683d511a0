import { describe, expect, it } from 'vitest';
import { Board, plain } from '../testing/board.ts';
import {
  activation,
  card,
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
