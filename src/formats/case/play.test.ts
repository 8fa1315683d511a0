/** How a script meets the engine's questions. */
import { describe, expect, it } from 'vitest';
import { playCase } from './index.ts';
import { engine, read, run } from './testing/inline.ts';

describe('one way only', () => {
  const break1 =
    '{ A: { hand: [Kuriboh], spells: [{ card: Raigeki Break, face: down }] }, B: { monsters: [Sangan] } }';

  it('infers a sole cost and a sole target', () => {
    expect(
      run(break1, [
        'A: { activate: Raigeki Break }',
        'expect: { A.graveyard: [Kuriboh], chain: [Raigeki Break] }',
      ]),
    ).toBe('');
  });

  it('lets them be named all the same', () => {
    expect(run(break1, ['A: { activate: Raigeki Break, cost: [Kuriboh], target: Sangan }'])).toBe('');
  });

  it('refuses a name that is no possibility', () => {
    expect(run(break1, ['A: { activate: Raigeki Break, target: Kuriboh }'])).toMatch(/Kuriboh/);
  });

  it('refuses as a whole what leaves a choice open', () => {
    const two =
      '{ A: { hand: [Kuriboh], spells: [{ card: Raigeki Break, face: down }] }, B: { monsters: [Sangan, Uraby] } }';
    expect(
      run(two, [
        'rejects: { A: { activate: Raigeki Break } }',
        'expect: { A.hand: [Kuriboh], chainSize: 0 }',
      ]),
    ).toBe('');
    expect(run(two, ['A: { activate: Raigeki Break }'])).toMatch(
      /step 1: expected A: activate Raigeki Break, got incomplete.*Sangan.*Uraby/,
    );
    expect(run(two, ['can: { A: { activate: Raigeki Break } }'])).toBe('');
  });

  it('takes either of interchangeable copies', () => {
    const alike =
      '{ A: { hand: [Kuriboh, Kuriboh], spells: [{ card: Raigeki Break, face: down }] }, B: { monsters: [Sangan, Sangan] } }';
    expect(
      run(alike, [
        'A: { activate: Raigeki Break }',
        'resolve',
        'expect: { B.monsters: [Sangan], A.hand: [Kuriboh] }',
      ]),
    ).toBe('');
  });

  it('asks which copy is meant where it makes a difference', () => {
    const unlike =
      '{ A: { hand: [Mystical Space Typhoon], spells: [{ card: Mystical Space Typhoon, face: down }] }, B: { spells: [{ card: Waboku, face: down }] } }';
    expect(run(unlike, ['A: { activate: Mystical Space Typhoon, target: Waboku }'])).toMatch(
      /incomplete.*A\.hand.*A\.spells|incomplete.*A\.spells.*A\.hand/,
    );
    expect(run(unlike, ['A: { activate: Mystical Space Typhoon, from: hand, target: Waboku }'])).toBe('');
  });

  it('places cards in the leftmost free zone unless a zone is named', () => {
    const hand = '{ A: { hand: [Sangan, Raigeki], monsters: [{ card: Uraby, zone: 0 }] } }';
    expect(
      run(hand, ['A: { summon: Sangan }', 'expect: { A.monsters: [Uraby, { card: Sangan, zone: 1 }] }']),
    ).toBe('');
    expect(
      run(hand, [
        'A: { summon: Sangan, zone: 3 }',
        'expect: { A.monsters: [Uraby, { card: Sangan, zone: 3 }] }',
      ]),
    ).toBe('');
    expect(run(hand, ['rejects: { A: { summon: Sangan, zone: 0 } }'])).toBe('');
  });
});

describe('windows', () => {
  const traps =
    '{ A: { hand: [Dark Hole] , monsters: [Uraby] }, B: { spells: [{ card: Jar of Greed, face: down }, { card: Waboku, face: down }] } }';

  it('pass where the next decision is no answer', () => {
    expect(
      run(traps, [
        'A: { activate: Dark Hole }',
        'B: { activate: Waboku }',
        'B: { activate: Jar of Greed }',
        'expect: { chain: [Dark Hole, Waboku, Jar of Greed] }',
      ]),
    ).toBe('');
  });

  it('are answered at the earliest one that fits', () => {
    expect(
      run(
        traps,
        [
          'A: { attack: Uraby, on: direct }',
          'B: { activate: Jar of Greed }',
          'expect: { phase: battle, chainSize: 1 }',
        ],
        'turn: { phase: battle }',
      ),
    ).toBe('');
  });

  it('pass once for both players by the word alone', () => {
    const fight = '{ A: { monsters: [Uraby], hand: [Rush Recklessly] }, B: { monsters: [Sangan] } }';
    expect(
      run(
        fight,
        [
          'A: { attack: Uraby }',
          'pass',
          'expect: { phase: damage }',
          'A: { activate: Rush Recklessly, target: Uraby }',
          'resolve',
          'resolve',
          'expect: { B.lp: 6800 }',
        ],
        'turn: { phase: battle }',
      ),
    ).toBe('');
  });

  it('need one to be passed', () => {
    expect(run('{}', ['pass'])).toMatch(/a window to pass/);
  });

  it('lead on to the Damage Step, whose own triggers may be taken up after `resolve`', () => {
    const tomatoes =
      '{ A: { monsters: [Mystic Tomato], deck: [Sangan] }, B: { monsters: [Mystic Tomato], deck: [Sangan] } }';
    const attack = ['A: { attack: Mystic Tomato }', 'resolve'];
    const fight = 'turn: { phase: battle }';
    expect(
      run(
        tomatoes,
        [
          ...attack,
          'B: { activate: Mystic Tomato }',
          'resolve',
          'expect: { B.monsters: [Sangan], A.monsters: [] }',
        ],
        fight,
      ),
    ).toBe('');
    expect(
      run(
        tomatoes,
        [...attack, 'expect: { A.monsters: [], B.monsters: [], prompt: { player: A, kind: act } }'],
        fight,
      ),
    ).toBe('');
  });
});

describe('resolve', () => {
  const hole = '{ A: { hand: [Dark Hole], monsters: [Sangan], deck: [Uraby, Kuriboh] } }';

  it('goes on through chains that nobody has anything to decide in', () => {
    const one = '{ A: { hand: [Dark Hole], monsters: [Sangan], deck: [Kuriboh] } }';
    expect(
      run(one, [
        'A: { activate: Dark Hole }',
        'resolve',
        'expect: { A.hand: [Kuriboh], prompt: { player: A, kind: act } }',
      ]),
    ).toBe('');
  });

  it('stops at a question that cannot be declined', () => {
    expect(
      run(hole, [
        'A: { activate: Dark Hole }',
        'resolve',
        'expect: { prompt: { player: A, kind: choose }, chain: [Sangan] }',
        'A: { choose: [Kuriboh] }',
        'expect: { A.hand: [Kuriboh] }',
      ]),
    ).toBe('');
  });

  it('reports a question that nothing answers', () => {
    const cards2 = '{ A: { hand: [Dark Hole, Raigeki], monsters: [Sangan], deck: [Kuriboh, Hane-Hane] } }';
    expect(run(cards2, ['A: { activate: Dark Hole }', 'resolve', 'A: { set: Raigeki }'])).toMatch(
      /A is asked \(choose add-to-hand 1\): .*which must be answered first/,
    );
  });

  it('stops at a window that the next decision answers', () => {
    const chained =
      '{ A: { hand: [Dark Hole], monsters: [Uraby] }, B: { spells: [{ card: Jar of Greed, face: down }] } }';
    expect(
      run(chained, [
        'A: { activate: Dark Hole }',
        'resolve',
        'B: { activate: Jar of Greed }',
        'expect: { chain: [Jar of Greed], A.monsters: [] }',
      ]),
    ).toBe('');
  });

  it('leaves a further chain to a further `resolve`', () => {
    const two = '{ A: { hand: [Dark Hole], monsters: [Sangan], deck: [Kuriboh] } }';
    expect(
      run(two, [
        'A: { activate: Dark Hole }',
        'resolve',
        'expect: { chain: [Sangan] }',
        'resolve',
        'expect: { A.hand: [Kuriboh] }',
      ]),
    ).toBe('');
  });
});

describe('moving on', () => {
  const jar = '{ A: { monsters: [Uraby] }, B: { spells: [{ card: Jar of Greed, face: down }] } }';

  it('passes the windows on the way to a phase', () => {
    expect(
      run(jar, [
        'A: { phase: battle }',
        'expect: { phase: battle }',
        'A: { phase: end }',
        'expect: { phase: end, turnPlayer: A }',
      ]),
    ).toBe('');
  });

  it('stops where the opponent answers the leaving, and goes on when it is needed', () => {
    const steps = [
      'A: { phase: battle }',
      'B: { activate: Jar of Greed }',
      'resolve',
      'expect: { phase: main1, prompt: { player: A, kind: act } }',
    ];
    expect(run(jar, [...steps, 'A: { turn: Uraby, to: defense }'])).toBe('');
    expect(run(jar, [...steps, 'A: { attack: Uraby, on: direct }', 'expect: { phase: battle }'])).toBe('');
  });

  it('goes on to the next Main Phase 1 with `endTurn`', () => {
    expect(
      run('{}', [
        'A: endTurn',
        'expect: { phase: main1, turnPlayer: B, prompt: { player: B, kind: act } }',
        'B: endTurn',
        'expect: { turnPlayer: A }',
      ]),
    ).toBe('');
  });

  it('stops `endTurn` at a window of the next decision', () => {
    expect(
      run(jar, [
        'A: { phase: end }',
        'A: endTurn',
        'B: { activate: Jar of Greed }',
        'expect: { chainSize: 1, turnPlayer: A, phase: end }',
      ]),
    ).toBe('');
  });

  it('refuses what the phase does not allow', () => {
    expect(run('{}', ['A: { phase: main2 }'])).toMatch(/wrong-phase/);
    expect(run('{}', ['B: endTurn'])).toMatch(/step 1/);
    expect(run('{}', ['cannot: { A: { phase: battle }, because: first-turn }'], 'turn: { number: 1 }')).toBe(
      '',
    );
  });
});

describe('can, cannot, rejects', () => {
  const board =
    '{ A: { hand: [Raigeki, Sangan, Summoned Skull] }, B: { spells: [{ card: Jar of Greed, face: down }] } }';

  it('tell what is possible and leave the duel as it is', () => {
    expect(
      run(board, [
        'can: { A: { summon: Sangan } }',
        'cannot: { A: { activate: Raigeki }, because: no-effect }',
        'rejects: { A: { activate: Raigeki } }',
        'cannot: { A: { summon: Summoned Skull }, because: cost }',
        'expect: { count: { A.hand: 3 }, phase: main1 }',
      ]),
    ).toBe('');
  });

  it('decline windows that the decision cannot answer', () => {
    expect(
      run(board, [
        'A: { summon: Sangan }',
        'cannot: { A: { set: Summoned Skull }, because: summon-used }',
        'expect: { prompt: { player: A, kind: respond } }',
      ]),
    ).toBe('');
    expect(run(board, ['A: { phase: battle }', 'can: { B: { activate: Jar of Greed } }'])).toBe('');
  });

  it('fail when it is otherwise', () => {
    expect(run(board, ['cannot: { A: { summon: Sangan } }'])).toMatch(
      /expected cannot A: summon Sangan, got it can/,
    );
    expect(run(board, ['rejects: { A: { summon: Sangan } }'])).toMatch(/got it was accepted/);
    expect(run(board, ['can: { A: { activate: Raigeki } }'])).toMatch(/got it cannot: .*no-effect/);
    expect(run(board, ['cannot: { A: { activate: Raigeki }, because: cost }'])).toMatch(
      /got refused because of .*no-effect/,
    );
  });
});

describe('chance', () => {
  it('is fixed by `toss`, which must be used', () => {
    const wizard = '{ A: { monsters: [Time Wizard] }, B: { monsters: [Uraby] } }';
    const steps = [
      'A: { activate: Time Wizard }',
      'toss: heads',
      'resolve',
      'A: { declare: heads }',
      'expect: { B.monsters: [], log: [toss heads] }',
    ];
    expect(run(wizard, steps)).toBe('');
    expect(run(wizard, ['toss: tails'])).toMatch(/every fixed toss to be used/);
  });
});

describe('a run', () => {
  it('can stop before a step and hands out the duel', () => {
    const file = read(
      'players: { A: { hand: [Sangan] } }\nsteps:\n  - A: { summon: Sangan }\n  - expect: { A.lp: 1 }',
    );
    const { result, table } = playCase(engine, file, { until: 1 });
    expect(result.ok).toBe(true);
    expect(table?.duel.sides[0].hand).toEqual([]);
  });

  it('says what it does not play', () => {
    expect(run('{}', ['manual: { lp: { A: 100 } }'])).toMatch(/not carried out/);
    expect(
      run('{ A: { hand: [{ card: Sword of Kings, manual: true, kind: spell }] } }', ['resolve']),
    ).toMatch(/manual card/);
  });
});

describe('triggers', () => {
  const axes =
    '{ A: { hand: [Kuriboh], monsters: [{ card: Sangan, as: held }, Uraby, Kojikocy], spells: [{ card: Raigeki Break, face: down }, { card: Axe of Despair, as: first, equippedTo: held }, { card: Axe of Despair, as: second, equippedTo: held }], deck: [Kuriboh] } }';

  it('taken up together keep the costs named with each', () => {
    expect(
      run(axes, [
        'A: { activate: Raigeki Break, target: held }',
        'resolve',
        'A: { activate: first, cost: [Uraby] }',
        'A: { activate: second, cost: [Kojikocy] }',
        'A: { order: [held, first, second] }',
        'expect: { chain: [Sangan, first, second], A.monsters: [] }',
      ]),
    ).toBe('');
    expect(
      run(axes, [
        'A: { activate: Raigeki Break, target: held }',
        'resolve',
        'A: { activate: first, cost: [Kuriboh] }',
        'A: { activate: second, cost: [Kojikocy] }',
        'A: { order: [held, first, second] }',
      ]),
    ).toMatch(/Kuriboh/);
  });
});

describe('what an effect grants', () => {
  const tornado =
    '{ A: { hand: [Waboku, Raigeki], spells: [{ card: Dust Tornado, face: down }] }, B: { spells: [{ card: Jar of Greed, face: down }] } }';
  const steps = ['A: { activate: Dust Tornado }', 'resolve'];

  it('is answered by `set`, or by saying yes and choosing', () => {
    const set = 'expect: { A.spells: [{ card: Waboku, face: down }] }';
    expect(run(tornado, [...steps, 'A: { set: Waboku }', set])).toBe('');
    expect(run(tornado, [...steps, 'A: { say: yes }', 'A: { choose: Waboku }', set])).toBe('');
    expect(run(tornado, [...steps, 'A: { choose: [Waboku] }', set])).toBe('');
  });

  it('is declined where the next step does not answer it', () => {
    expect(run(tornado, [...steps, 'expect: { A.spells: [], count: { A.hand: 2 } }'])).toBe('');
  });
});
