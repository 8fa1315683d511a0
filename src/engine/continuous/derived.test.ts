import { describe, expect, it } from 'vitest';
import { Board, plain } from '../testing/board.ts';
import {
  activation,
  atkOf,
  begun,
  card,
  continuous,
  continuousSpell,
  continuousTrap,
  isA,
  isThisCard,
  lasting,
  monster,
  monsters,
  negates,
  normalSpell,
  number,
  one,
  original,
  plus,
  quickPlaySpell,
  reverses,
  setValue,
  spells,
  target,
  times,
} from '../words/index.ts';

const all = isA(monsters({ face: 'up' }));
const knight = plain('Knight', 100, 800, 2000);
const doubler = card('Doubler', 101, continuousSpell, continuous('Doubles.', times(all, { atk: 2 })));
const halver = card('Halver', 102, continuousSpell, continuous('Halves.', times(all, { atk: 0.5 })));
const idle = card('Idle', 111, continuousSpell, continuous('Does neither.', times(all, { atk: 1 })));
const banner = card('Banner', 103, continuousSpell, continuous('Raises.', plus(all, { atk: 1000 })));
const swap = card(
  'Swap',
  104,
  continuousSpell,
  continuous(
    'Swaps.',
    original(all, { atk: (g, _s, id) => g.def(id).def, def: (g, _s, id) => g.def(id).atk }),
  ),
);
const mirror = card('Mirror', 105, continuousSpell, continuous('Reverses.', reverses(all)));
const still = card('Still', 106, continuousSpell, continuous('Sets.', setValue(all, { atk: 50 })));
const order = card('Order', 107, continuousTrap, continuous('Negates.', negates(isA(spells()))));
const rush = card(
  'Rush',
  108,
  quickPlaySpell,
  activation('Raises for a turn.', {
    target: one(monsters({ face: 'up' })),
    does: lasting(plus(null, { atk: 700 }), 'turn', { on: target }),
  }),
);
const copyist = card(
  'Copyist',
  109,
  normalSpell,
  activation('Raises by what it was.', {
    target: one(monsters({ face: 'up' })),
    does: lasting(plus(null, { atk: begun }), 'turn', { on: target, amount: atkOf(target) }),
  }),
);
const proud = card(
  'Proud',
  110,
  monster({ level: 4, attribute: 'EARTH', race: 'Beast', atk: 100, def: 0 }),
  continuous('Grows with the others.', plus(isThisCard, { atk: number('none') })),
);
const cards = [knight, doubler, halver, idle, banner, swap, mirror, still, order, rush, copyist, proud];

function board(spellsInPlay: number[], hand: number[] = []): Board {
  return new Board(
    cards,
    {
      monsters: [{ passcode: 100, key: 'knight' }],
      spells: spellsInPlay.map((passcode) => ({ passcode, key: String(passcode) })),
      hand: hand.map((passcode) => ({ passcode, key: String(passcode) })),
    },
    { deck: [{ passcode: 100 }] },
  );
}
const atk = (b: Board): number => b.engine.view(b.duel, 'judge').sides[0].monsters[0]!.atk;
const def = (b: Board): number => b.engine.view(b.duel, 'judge').sides[0].monsters[0]!.def;

describe('the order of modifiers', () => {
  it('adds after doubling, whichever came first', () => {
    expect(atk(board([101, 103]))).toBe(800 * 2 + 1000);
    expect(atk(board([103, 101]))).toBe(800 * 2 + 1000);
  });

  it('lets the latest doubling or halving rule; they never multiply', () => {
    expect(atk(board([101, 102]))).toBe(400);
    expect(atk(board([102, 101]))).toBe(1600);
    expect(atk(board([101, 111]))).toBe(1600);
  });

  it('swaps originals below all plus and minus', () => {
    const b = board([104, 103]);
    expect([atk(b), def(b)]).toEqual([3000, 800]);
  });

  it('turns the sign of every plus, but not of doublings', () => {
    expect(atk(board([101, 103, 105]))).toBe(600);
  });

  it('cuts off at 0 only at the end', () => {
    expect(atk(board([103, 105]))).toBe(0);
    expect(atk(board([103, 105, 101]))).toBe(600);
  });

  it('sets outright after everything else', () => {
    expect(atk(board([103, 106, 101]))).toBe(50);
  });

  it('leaves out negated cards', () => {
    expect(atk(board([103, 107]))).toBe(800);
  });

  it('says which card changes what', () => {
    const b = board([101, 103]);
    const { stats } = b.engine.view(b.duel, 'judge').sides[0].monsters[0]!;
    expect(stats.map((l) => [l.passcode, l.how, l.atk])).toEqual([
      [100, 'printed', 800],
      [101, 'times', 2],
      [103, 'plus', 1000],
    ]);
  });
});

describe('lasting changes', () => {
  it('end with the turn', () => {
    const b = board([], [108]).activate(0, '108').choose(0, 'knight').calm();
    expect(atk(b)).toBe(1500);
    b.pick(0, (o) => o.do === 'phase' && o.value === 'end', true);
    b.pick(0, (o) => o.do === 'phase', true);
    b.pick(1, (o) => o.do === 'phase', true);
    expect(atk(b)).toBe(800);
  });

  it('keep an amount worked out once, when they began', () => {
    const b = board([], [109]).activate(0, '109').choose(0, 'knight').calm();
    expect(atk(b)).toBe(1600);
  });
});
