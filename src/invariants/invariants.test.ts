/** Every invariant can fail: each is shown a broken duel, or an engine that breaks one promise. */
import { describe, expect, it } from 'vitest';
import { cards } from '../cards/index.ts';
import {
  type Answer,
  createEngine,
  type Duel,
  type DuelEvent,
  type Engine,
  type Setup,
} from '../engine/index.ts';
import { checkAgreement } from './agreement.ts';
import { anyAnswer, quietAnswer } from './answering.ts';
import { checkOffered, checkRefused, checkSurrender, wrongAnswers } from './answers.ts';
import { Broken } from './broken.ts';
import { dice } from './chance.ts';
import { checkForced } from './forced.ts';
import { Inspector, noCounts } from './inspector.ts';
import { checkLasting } from './lasting.ts';
import { checkLifePoints, checkPlaces } from './places.ts';
import { checkQuestion } from './question.ts';
import { checkReplay } from './replay.ts';
import { FULL } from './schedule.ts';
import { Secrecy } from './secrecy/secrecy.ts';
import { Twins } from './twin.ts';

const engine = createEngine({ cards });
const named = (name: string): number => cards.find((c) => c.name === name)!.passcode;
const BLANK = 1;

const setup: Setup = {
  kind: 'board',
  sides: [
    {
      hand: ['Raigeki', 'Kuriboh', 'Axe of Despair'].map((name) => ({ passcode: named(name) })),
      monsters: [{ passcode: named('Dark Blade') }],
      spells: [{ passcode: named('Mirror Force'), faceUp: false }],
      graveyard: [{ passcode: named('Giant Rat') }],
      deck: Array.from({ length: 8 }, () => ({ passcode: named('Mystical Elf') })),
    },
    {
      hand: [{ passcode: named('Dark Hole') }],
      monsters: [{ passcode: named('Man-Eater Bug'), faceUp: false, position: 'defense' }],
      spells: [{ passcode: named('Trap Hole'), faceUp: false }],
      deck: Array.from({ length: 8 }, () => ({ passcode: BLANK })),
    },
  ],
  turn: { player: 0, number: 3, phase: 'main1' },
  seed: 1,
};

/** A duel on the board that something has been done to. */
function duel(change: (d: Duel) => void = () => {}): Duel {
  const d = engine.create(setup);
  change(d);
  return d;
}
const idIn = (d: Duel, name: string): number =>
  d.cards.find((c) => engine.card(d.passcodes[c.def])?.name === name)!.id;
const cardIn = (d: Duel, name: string) => d.cards[idIn(d, name)];

/** The engine, but for what is given. */
const broken = (parts: Partial<Engine>): Engine => ({ ...engine, ...parts });

/** Plays some answers under every check. */
function inspect(by: Engine, answers = 12): Inspector {
  const roll = dice(5);
  const inspector = new Inspector(setup, {
    engine: by,
    schedule: FULL,
    roll: dice(1),
    counts: noCounts(),
  });
  for (let i = 0; i < answers; i++) {
    inspector.meet();
    const q = by.question(inspector.duel);
    if (q === null) break;
    inspector.answer(anyAnswer(q, roll));
  }
  inspector.meet();
  return inspector;
}

/** What breaks, by which check. */
function breaks(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return `${error.check}: ${error.message}`;
  }
  return 'nothing';
}

it('holds on a sound duel', () => {
  expect(breaks(() => inspect(engine))).toBe('nothing');
});

describe('the places of cards', () => {
  const faults: [string, (d: Duel) => void, RegExp][] = [
    [
      'a card in two places',
      (d) => d.sides[1].hand.push(d.sides[0].hand[0]),
      /Raigeki .* lies in two places: A's hand and B's hand/,
    ],
    ['a card twice in one pile', (d) => d.sides[0].hand.push(d.sides[0].hand[0]), /two places/],
    ['a card nowhere', (d) => d.sides[0].hand.pop(), /Axe of Despair .* lies nowhere/],
    [
      'a card that has vanished',
      (d) => {
        d.sides[0].hand.pop();
        cardIn(d, 'Axe of Despair').zone = 'none';
      },
      /has vanished, though it is no token/,
    ],
    [
      'a card that believes to be elsewhere',
      (d) => {
        cardIn(d, 'Raigeki').zone = 'graveyard';
      },
      /lies in A's hand but believes to be in graveyard/,
    ],
    [
      'a card in another zone than it believes',
      (d) => {
        cardIn(d, 'Dark Blade').index = 3;
      },
      /number 0, but believes to be in number 3/,
    ],
    [
      'a card controlled by who does not have it',
      (d) => {
        cardIn(d, 'Dark Blade').controller = 1;
      },
      /controlled by B/,
    ],
    [
      'a card in the pile of another than its owner',
      (d) => {
        cardIn(d, 'Giant Rat').owner = 1;
      },
      /is B's but lies in the other's graveyard/,
    ],
    [
      'a card face-down in the Graveyard',
      (d) => {
        cardIn(d, 'Giant Rat').faceUp = false;
      },
      /lies face-down in graveyard/,
    ],
    [
      'a hand lying open',
      (d) => {
        cardIn(d, 'Raigeki').faceUp = true;
      },
      /lies face-up in hand/,
    ],
    ['a card that does not exist', (d) => d.sides[0].deck.push(900), /card 900, which does not exist/],
    [
      'a card with another number',
      (d) => {
        cardIn(d, 'Raigeki').id = 0;
        d.cards[0].id = 99;
      },
      /has the number/,
    ],
    [
      'a token in the hand',
      (d) => {
        d.passcodes[cardIn(d, 'Raigeki').def] = named('Sheep Token');
      },
      /is a token and lies in hand/,
    ],
    ['a sixth zone', (d) => d.sides[0].monsters.push(-1), /6 monsters zones/],
    [
      'a zone kept for nobody',
      (d) => {
        d.sides[0].monsters[4] = -2;
      },
      /waits for nobody/,
    ],
    [
      'a Spell zone kept',
      (d) => {
        d.sides[0].spells[4] = -2;
      },
      /does not exist/,
    ],
  ];
  it.each(faults)('are not sound with %s', (_what, change, says) => {
    const message = breaks(() => checkPlaces(engine, duel(change)));
    expect(message).toMatch(/^places: /);
    expect(message).toMatch(says);
  });
  it('are sound otherwise', () => {
    expect(breaks(() => checkPlaces(engine, duel()))).toBe('nothing');
  });
});

it.each([-1, 0.5, Number.NaN])('finds %d Life Points', (lp) => {
  const d = duel((d) => {
    d.sides[1].lp = lp;
  });
  expect(breaks(() => checkLifePoints(d))).toBe(`life-points: B has ${lp} Life Points`);
});

describe('a question', () => {
  const asking = (change: object) => broken({ question: (d) => ({ ...engine.question(d)!, ...change }) });
  it.each([
    ['offers nothing', { options: [] }, /offers nothing/],
    ['wants more than there is', { min: 50, max: 60 }, /wants from 50 to 60/],
    ['wants more than it takes', { min: 2, max: 1 }, /wants from 2 to 1/],
    ['cannot be answered', { valid: () => false }, /has no legal answer/],
  ])('is broken if it %s', (_what, change, says) => {
    expect(breaks(() => checkQuestion(asking(change), duel()))).toMatch(says);
  });
  it('is broken if none is asked, or one too many', () => {
    expect(breaks(() => checkQuestion(broken({ question: () => null }), duel()))).toMatch(/asks nothing/);
    const ended = duel((d) => {
      d.result = { winner: 0, reason: 'card' };
    });
    const asks = broken({ question: () => engine.question(duel()) });
    expect(breaks(() => checkQuestion(asks, ended))).toMatch(/still asks/);
  });
});

describe('answers', () => {
  it('are broken if an offered one is refused', () => {
    const refuses = broken({ refusal: () => ({ code: 'answer.no-option', article: '', facts: {} }) });
    expect(breaks(() => checkOffered(refuses, duel(), [0]))).toMatch(/offered but refused/);
    const throws = broken({
      play: () => {
        throw new TypeError('x is undefined');
      },
    });
    expect(breaks(() => checkOffered(throws, duel(), [0]))).toMatch(
      /^crash: 0 is offered but throws TypeError/,
    );
  });
  it('are broken if one leads to an unsound duel', () => {
    const loses = broken({
      play: (d, a) => {
        engine.play(d, a);
        d.sides[1].deck.pop();
      },
    });
    expect(breaks(() => checkOffered(loses, duel(), [0]))).toMatch(/^places: /);
  });
  it('are broken if giving up does nothing', () => {
    expect(breaks(() => checkSurrender(broken({ play: () => {} }), duel()))).toMatch(/gives up/);
  });
  it('are broken if a wrong one is accepted, or refused in another way', () => {
    const d = duel();
    const wrong = wrongAnswers(engine.question(d)!, dice(1));
    expect(breaks(() => checkRefused(engine, d, wrong))).toBe('nothing');
    expect(breaks(() => checkRefused(broken({ play: () => {} }), d, [99]))).toMatch(/99 .* was accepted/);
    expect(
      breaks(() => checkRefused(broken({ decide: (d) => ({ duel: d, events: [] }) }), d, [null])),
    ).toMatch(/null .* was accepted/);
    expect(breaks(() => checkRefused(broken({ refusal: () => null }), d, [99]))).toMatch(/says null/);
    const throws = broken({
      play: () => {
        throw new RangeError('far out');
      },
    });
    expect(breaks(() => checkRefused(throws, d, [99]))).toMatch(
      /with RangeError: far out, not a DecisionError/,
    );
  });
  it('are wrong in every way that there is', () => {
    const d = duel();
    const listed = wrongAnswers(engine.question(d)!, dice(1));
    for (const wrong of [-1, Number.NaN, null, undefined, '0', [], [0, 1], [[0]], { surrender: 2 }])
      expect(listed).toContainEqual(wrong);
    const { length } = engine.question(d)!.options;
    expect(listed).toContain(length);
    expect(listed).toContainEqual([length]);
  });
  it('are wrong if they break the constraint', () => {
    const q = {
      ...engine.question(duel())!,
      min: 1,
      max: 3,
      valid: (picks: readonly number[]) => picks.length === 2,
    };
    const wrong = wrongAnswers(q, dice(1)).filter(
      (one) =>
        Array.isArray(one) &&
        (one.length === 1 || one.length === 3) &&
        new Set(one).size === one.length &&
        one.every((n) => n >= 0 && n < q.options.length),
    );
    expect(wrong.length).toBeGreaterThan(0);
  });
});

describe('the twins', () => {
  const play = (by: Engine) => inspect(by, 6);
  it('part if a refused answer changes the duel', () => {
    const changes = broken({
      refusal: (d, a) => {
        d.clock++;
        return engine.refusal(d, a);
      },
    });
    expect(breaks(() => play(changes))).toMatch(/^(untouched|decide): /);
    const d = duel();
    const twins = new Twins(engine);
    twins.meet(d, true);
    d.clock++;
    expect(breaks(() => twins.checkUntouched(d))).toMatch(/^untouched: it has changed/);
  });
  it('part if the question depends on what JSON does not keep', () => {
    const known = new WeakSet<Duel>();
    const remembers = broken({
      create: (s, ids) => {
        const d = engine.create(s, ids);
        known.add(d);
        return d;
      },
      prompt: (d) => ({ ...engine.prompt(d)!, purpose: known.has(d) ? 'mine' : 'yours' }),
    });
    expect(breaks(() => play(remembers))).toMatch(/^json: read back it asks something else/);
  });
  it('part if values depend on what JSON does not keep', () => {
    const known = new WeakSet<Duel>();
    const remembers = broken({
      create: (s, ids) => {
        const d = engine.create(s, ids);
        known.add(d);
        return d;
      },
      view: (d, viewer) => ({ ...engine.view(d, viewer), normalSummonUsed: known.has(d) }),
    });
    expect(breaks(() => play(remembers))).toMatch(/^json: read back it looks different/);
  });
  it('part if play depends on what JSON does not keep', () => {
    const known = new WeakSet<Duel>();
    const remembers = broken({
      create: (s, ids) => {
        const d = engine.create(s, ids);
        known.add(d);
        return d;
      },
      play: (d, a) => {
        engine.play(d, a);
        if (known.has(d)) d.clock++;
      },
    });
    expect(breaks(() => play(remembers))).toMatch(/^json: read back it goes on differently/);
  });
  it('part if decide leads elsewhere, or changes the old duel', () => {
    const elsewhere = broken({
      decide: (d, a) => {
        const next = engine.decide(d, a);
        next.duel.clock++;
        return next;
      },
    });
    expect(breaks(() => play(elsewhere))).toMatch(/^decide: decide leads elsewhere/);
    const careless = broken({
      decide(d, a) {
        const next = engine.decide(d, a);
        d.clock++;
        return next;
      },
    });
    expect(breaks(() => play(careless))).toMatch(/^decide: decide changed the old duel/);
  });
  it('part if the hash forgets something, or depends on the order of keys', () => {
    let n = 0;
    expect(breaks(() => play(broken({ hash: () => String(n++) })))).toMatch(/^hash: /);
  });
  it('part if a clone leaves something out, or shares it', () => {
    const forgets = broken({ clone: (d) => ({ ...engine.clone(d), clock: 0 }) });
    expect(breaks(() => play(forgets))).toMatch(/^clone: the clone differs/);
    const shares = broken({ clone: (d) => ({ ...engine.clone(d), sides: d.sides }) });
    expect(breaks(() => play(shares))).toMatch(/^clone: playing the clone changed it/);
  });
});

it('finds that a record leads elsewhere', () => {
  const d = duel();
  const record: { answer: Answer }[] = [];
  const roll = dice(3);
  for (let i = 0; i < 5; i++) {
    const answer = anyAnswer(engine.question(d)!, roll);
    record.push({ answer });
    engine.play(d, answer);
  }
  expect(breaks(() => checkReplay(engine, setup, record, d))).toBe('nothing');
  expect(breaks(() => checkReplay(engine, { ...setup, seed: 2 }, record, d))).toMatch(/^replay: /);
  d.rng[0]++;
  expect(breaks(() => checkReplay(engine, setup, record, d))).toMatch(/^replay: /);
});

describe('secrets', () => {
  const look = (by: Engine, d = duel()) => {
    new Secrecy(engine, d);
    return breaks(() => new Secrecy(by, d).checkShown(d));
  };
  it('are kept', () => {
    expect(look(engine)).toBe('nothing');
  });
  it.each(['Dark Hole', 'Man-Eater Bug', 'Trap Hole'])('are out if the view shows %s', (name) => {
    const shows = broken({
      view: (d, viewer) => {
        const view = engine.view(d, viewer);
        const judge = engine.view(d, 'judge');
        if (viewer === 0)
          for (const [i, side] of view.sides.entries())
            for (const zone of ['hand', 'monsters', 'spells'] as const)
              side[zone] = side[zone].map((c, at) =>
                judge.sides[i][zone][at]?.passcode === named(name) ? { ...c!, passcode: named(name) } : c,
              ) as never;
        return view;
      },
    });
    expect(look(shows)).toMatch(new RegExp(`^hidden: the view of A .*${name}`));
  });
  it.each([
    ['ATK', { atk: 1000 }],
    ['level', { level: 4 }],
    ['counters', { counters: { Spell: 1 } }],
    ['what it is bound to', { bound: [1] }],
  ])('are out if a hidden card shows its %s', (_what, more) => {
    const shows = broken({
      view: (d, viewer) => {
        const view = engine.view(d, viewer);
        view.sides[1].hand = view.sides[1].hand.map((c) => ({ ...c, ...more }));
        return view;
      },
    });
    expect(look(shows)).toMatch(/^hidden: the view of A tells .* of a hidden card/);
  });
  it('are out if a name stands anywhere', () => {
    const says = (text: string | number) =>
      broken({
        viewPrompt: (d, viewer) => {
          const prompt = engine.viewPrompt(d, viewer)!;
          return { ...prompt, why: { ...prompt.why, facts: { ...prompt.why.facts, name: text as string } } };
        },
      });
    expect(look(says('Dark Hole'))).toMatch(/^hidden: the prompt of A names Dark Hole/);
    expect(look(says(named('Dark Hole')))).toMatch(/^hidden: the prompt of A names Dark Hole/);
    expect(look(says('Giant Rat'))).toBe('nothing');
  });
  it('are out if a number leads to a card in a Deck, or to none', () => {
    const points = (tag: (d: Duel) => number) =>
      broken({ viewPrompt: (d, viewer) => ({ ...engine.viewPrompt(d, viewer)!, card: tag(d) }) });
    expect(look(points((d) => cardIn(d, 'Mystical Elf').tag))).toMatch(/where in a Deck/);
    expect(look(points(() => 777))).toMatch(/a number that is no card's/);
  });
  it('are out if somebody sees what the other can do', () => {
    const shows = broken({ viewPrompt: (d) => ({ ...engine.prompt(d)! }) });
    expect(look(shows)).toMatch(/^hidden: /);
  });
  it('are out if an event names a card that is drawn, or set', () => {
    let d = duel();
    const secrecy = new Secrecy(engine, d);
    const roll = dice(1);
    let heard = '';
    const tells = broken({
      viewEvents: (_d, _viewer, events) => events.map((e) => engine.viewEvents(_d, 'judge', [e])[0]),
    });
    const loud = new Secrecy(tells, d);
    for (let i = 0; i < 60 && heard === ''; i++) {
      const next = engine.decide(d, quietAnswer(engine.question(d)!, roll));
      d = next.duel;
      const events: DuelEvent[] = next.events;
      expect(breaks(() => secrecy.checkEvents(d, events))).toBe('nothing');
      const said = breaks(() => loud.checkEvents(d, events));
      if (said !== 'nothing') heard = said;
      secrecy.look(d);
      loud.look(d);
    }
    expect(heard).toMatch(/^events: event "draw" tells/);
  });
  it('are out if a shuffled card can still be told', () => {
    const d = duel();
    const secrecy = new Secrecy(engine, d);
    const shuffle = {
      kind: 'shuffle',
      player: 0,
      from: 'deck',
      batch: 1,
      article: '',
      names: {},
    } as DuelEvent;
    const unheard = broken({ viewEvents: (_d, _v, events) => events.map((e) => ({ ...e, names: {} })) });
    expect(breaks(() => new Secrecy(unheard, d).checkEvents(d, [shuffle]))).toMatch(
      /was shuffled and can still be told/,
    );
    expect(breaks(() => secrecy.checkShown(d))).toBe('nothing');
  });
});

describe('options and explanations', () => {
  it('disagree if an option is explained away, or an attempt is not offered', () => {
    const d = duel();
    expect(breaks(() => checkAgreement(engine, d))).toBe('nothing');
    const denies = broken({
      explain: () => [{ code: 'timing', met: false, detail: 'timing.never', facts: {}, article: '' }],
    });
    expect(breaks(() => checkAgreement(denies, d))).toMatch(
      /is offered though explained as impossible: timing.never/,
    );
    const hides = broken({ question: (one) => ({ ...engine.question(one)!, options: [] }) });
    expect(breaks(() => checkAgreement(hides, d))).toMatch(
      /is not offered, but nothing is said to stand in its way/,
    );
  });
});

it('finds that playing on leads elsewhere, or to another question', () => {
  const pass = (d: Duel) => quietAnswer(engine.question(d)!, dice(1));
  const d = duel();
  expect(breaks(() => checkForced(engine, d, pass(d)))).toBe('nothing');
  const skips = broken({
    playOn: (one, a) => {
      engine.playOn(one, a);
      one.clock++;
    },
  });
  expect(breaks(() => checkForced(skips, d, pass(d)))).toMatch(/^forced: playing on leads elsewhere/);
  let asked = 0;
  const asks = broken({ prompt: (one) => ({ ...engine.prompt(one)!, purpose: `${asked++}` }) });
  expect(breaks(() => checkForced(asks, d, pass(d)))).toMatch(/^forced: played on, another question/);
});

it('finds that the engine does not know its own duels', () => {
  const picky = broken({ isDuel: (_one): _one is Duel => false });
  expect(breaks(() => inspect(picky))).toMatch(/^sound: /);
});

it('finds a lasting change without anything it is about', () => {
  const d = duel((d) => {
    const c = cardIn(d, 'Dark Blade');
    d.lasting.push({
      def: 0,
      effect: 0,
      modifier: 0,
      source: 0,
      player: 0,
      subjects: [(c.moves + 1) * 4096 + c.id],
      until: 'face-up',
      turn: 1,
      amount: 0,
      pc: -1,
      order: 1,
    });
  });
  expect(breaks(() => checkLasting(d))).toMatch(/^lasting: /);
  d.lasting[0].subjects = [cardIn(d, 'Dark Blade').moves * 4096 + idIn(d, 'Dark Blade')];
  expect(breaks(() => checkLasting(d))).toBe('nothing');
});

it('takes anything thrown for a broken promise', () => {
  const throws = broken({
    view: () => {
      throw new TypeError('x is undefined');
    },
  });
  expect(breaks(() => inspect(throws))).toMatch(/^crash: TypeError: x is undefined/);
});
