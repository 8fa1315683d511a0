/** Rulings that no board can show: how a Duel begins, what a card looks like, how a Deck is made. */
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
import { engine } from './testing/play.ts';
import {
  activated,
  activation,
  anyType,
  cannot,
  card,
  continuous,
  counterTrap,
  damage,
  gainLp,
  isThisCard,
  monster,
  monsters,
  negateActivation,
  normalSpell,
  normalTrap,
  one,
  specialSummon,
  summoned,
  trigger,
  when,
} from './words/index.ts';

const named = (name: string): number => {
  const def = cards.find((c) => c.name === name);
  if (def === undefined) throw new Error(`no card ${name}`);
  return def.passcode;
};

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

  it('covers trap-002-icons: Traps are Normal, Continuous or Counter Traps, and say so', () => {
    const traps = cards.filter((c) => c.kind === 'trap');
    const kinds = new Set(traps.map((c) => c.property));
    expect([...kinds].sort()).toEqual(['continuous', 'counter', 'normal']);
    const kindOf = (name: string) => engine.card(named(name))?.property;
    expect(kindOf('Waboku')).toBe('normal');
    expect(kindOf('Imperial Order')).toBe('continuous');
    expect(kindOf('Magic Jammer')).toBe('counter');
    // only a Counter Trap has Spell Speed 3
    for (const trap of traps)
      for (const effect of trap.effects)
        if (effect.kind === 'activation') expect(effect.speed).toBe(trap.property === 'counter' ? 3 : 2);
  });

  it('covers equip-014-restricted-monsters: a monster whose text forbids equips is no target for one', () => {
    const bare = card(
      'Bare',
      901,
      monster({ level: 4, attribute: 'EARTH', race: 'Rock', atk: 1000, def: 1000 }),
      continuous('No card can be equipped to it.', cannot('be-equipped', isThisCard)),
    );
    const axe = cards.find((c) => c.name === 'Axe of Despair');
    if (axe === undefined) throw new Error('no Axe of Despair');
    const open = plain('Open', 902, 1000);
    const b = new Board(
      [bare, open, axe],
      {
        hand: [{ passcode: axe.passcode, key: 'axe' }],
        monsters: [
          { passcode: 901, key: 'bare' },
          { passcode: 902, key: 'open' },
        ],
      },
      {},
    );
    b.activate(0, 'axe');
    expect(b.prompt().options.map((o) => o.card)).toEqual([b.id('open')]);
    b.choose(0, 'open').calm();
    expect(b.engine.view(b.duel, 'judge').sides[0].monsters.map((m) => m?.atk)).toEqual([
      1000,
      2000,
      undefined,
      undefined,
      undefined,
    ]);
    // alone, it leaves the Axe without a target
    const alone = new Board(
      [bare, axe],
      { hand: [{ passcode: axe.passcode, key: 'axe' }], monsters: [{ passcode: 901, key: 'bare' }] },
      {},
    );
    const uses = alone.prompt().options.filter((o) => o.do === 'activate');
    expect(uses).toEqual([]);
  });

  describe('covers timing-002-what-does-not-count: only a negated activation is passed over', () => {
    const facts = { level: 4, attribute: 'EARTH', race: 'Beast', atk: 500, def: 500 } as const;
    const bringBack = specialSummon(one(monsters({ of: 'you', in: 'graveyard' })), 'attack');
    const follower = card(
      'Follower',
      300,
      monster(facts),
      trigger('When your opponent Special Summons: you can gain 100.', {
        on: when(summoned({ by: 'opponent', how: ['special'] })),
        youCan: true,
        does: gainLp(100),
      }),
    );
    const burn = card('Burn', 301, normalSpell, activation('800 damage.', { does: damage(800) }));
    const guard = card(
      'Guard',
      302,
      counterTrap,
      activation('When a card is activated: negate it and bring a monster back.', {
        on: when(activated({ by: 'opponent', label: 'card-activation' })),
        does: [negateActivation, bringBack],
      }),
    );
    const rise = card('Rise', 303, normalTrap, activation('Brings a monster back.', { does: bringBack }));
    const answeredBy = (trap: number): Board =>
      new Board(
        [follower, burn, guard, rise, plain('Fallen', 304, 1000)],
        { hand: [{ passcode: 301, key: 'burn' }], monsters: [{ passcode: 300, key: 'follower' }] },
        { spells: [{ passcode: trap, key: 'trap', faceUp: false }], graveyard: [{ passcode: 304 }] },
      )
        .activate(0, 'burn')
        .activate(1, 'trap');
    const until = (b: Board): Board => {
      for (let i = 0; i < 20 && b.prompt().kind !== 'trigger' && b.prompt().kind !== 'act'; i++)
        b.pick(b.prompt().player, (o) => o.do === 'pass' || o.do === 'zone' || o.do === 'card');
      return b;
    };

    it('offers the trigger when link 1 was negated, for the Special Summon was the last thing', () => {
      const b = until(answeredBy(302));
      expect(b.prompt().kind).toBe('trigger');
      expect(b.duel.sides[1].lp).toBe(8000);
    });

    it('misses it when link 1 resolved after the Special Summon', () => {
      const b = until(answeredBy(303));
      expect(b.prompt().kind).toBe('act');
      expect(b.duel.missed.map((m) => m.card % 4096)).toEqual([b.id('follower')]);
      expect(b.duel.sides[1].lp).toBe(7200);
    });
  });

  it('covers cost-001-three-kinds: every payment is one of an activation, of staying on the field, or of an attack', () => {
    const byHand = ['activation', 'ignition', 'quick', 'trigger', 'flip', 'summoning'];
    const kinds = new Map<string, Set<string>>();
    const note = (kind: string, name: string) => kinds.set(kind, (kinds.get(kind) ?? new Set()).add(name));
    for (const { name, effects } of cards)
      for (const e of effects) {
        if (e.cost.length > 0) {
          expect(byHand, `${name} pays without activating`).toContain(e.kind);
          note('activation', name);
        }
        expect(e.maintenance !== null, name).toBe(e.kind === 'maintenance');
        if (e.maintenance !== null) note('maintenance', name);
        for (const m of e.modifiers) {
          expect(m.cost !== null, name).toBe(m.kind === 'attackCost');
          if (m.cost !== null) note('attack', name);
        }
      }
    expect(kinds.get('activation')).toContain('Premature Burial');
    expect(kinds.get('maintenance')).toContain('Terrorking Archfiend');
    expect(kinds.get('attack')).toContain('Dark Elf');
    // The kinds are told apart: what is paid for staying is nothing that an activation or an attack costs.
    for (const name of ['Messenger of Peace', 'Mirror Wall', 'The Regulation of Tribe', 'Imperial Order'])
      expect(
        [...kinds].filter(([, names]) => names.has(name)).map(([kind]) => kind),
        name,
      ).toEqual(['maintenance']);
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

  it('covers setup-018-three-card-types: every card is a Monster, a Spell or a Trap, of one sub-type', () => {
    const subTypes = {
      monster: ['normal', 'effect', 'fusion', 'ritual', 'token'],
      spell: ['normal', 'continuous', 'equip', 'field', 'quick-play', 'ritual'],
      trap: ['normal', 'continuous', 'counter'],
    };
    const met = new Set<string>();
    for (const { name, kind, frame, property } of cards) {
      const [own, other] = kind === 'monster' ? [frame, property] : [property, frame];
      expect(subTypes[kind], name).toContain(own);
      expect(other, name).toBeNull();
      met.add(`${kind} ${own}`);
    }
    expect(met.size).toBe(14);
  });

  it('covers setup-020-types-and-attributes: monsters have one of 20 Types and one of 6 Attributes', () => {
    const types = new Set(anyType.map((o) => o.code));
    expect(types.size).toBe(20);
    const attributes = ['DARK', 'LIGHT', 'EARTH', 'WATER', 'FIRE', 'WIND'];
    // printed on a few cards besides: those keep what they carry
    const extra = { types: ['Divine-Beast', 'Psychic'], attributes: ['DIVINE'] };
    for (const { name, kind, race, attribute, traits } of cards) {
      // fillers of boards are nothing but cards
      if (traits.includes('Blank')) continue;
      if (kind !== 'monster') {
        expect([race, attribute], name).toEqual([null, null]);
        continue;
      }
      expect(types.has(`${race}`) || extra.types.includes(`${race}`), `${name}: ${race}`).toBe(true);
      expect([...attributes, ...extra.attributes], name).toContain(attribute);
    }
  });

  it('covers setup-024-effect-monsters: every effect of a monster is of one of the five classes', () => {
    const classes: Readonly<Record<string, readonly string[]>> = {
      flip: ['flip'],
      // what holds without being activated, the ways of being Summoned and upkeep among it
      continuous: ['continuous', 'reaction', 'maintenance', 'victory', 'summoning', 'requirement'],
      cost: ['ignition'],
      trigger: ['trigger'],
      'multi-trigger': ['quick'],
    };
    const classOf = (kind: string) => Object.keys(classes).find((c) => classes[c].includes(kind));
    const classesOf = (name: string) =>
      cards.filter((c) => c.name === name).flatMap((c) => c.effects.map((e) => classOf(e.kind)));
    for (const c of cards)
      if (c.kind === 'monster')
        for (const e of c.effects) expect(classOf(e.kind), `${c.name}: ${e.kind}`).toBeDefined();
    expect(classesOf('Hane-Hane')).toEqual(['flip']);
    expect(new Set(classesOf('Jinzo'))).toEqual(new Set(['continuous']));
    expect(classesOf('Cannon Soldier')).toEqual(['cost']);
    expect(classesOf('Sangan')).toEqual(['trigger']);
    expect(classesOf('Prime Material Dragon')).toEqual(['continuous', 'multi-trigger']);
    // Spirit, Union and Toon are words of the type line; the frame is that of any Effect Monster
    for (const c of cards)
      if (c.traits.some((t) => ['Spirit', 'Union', 'Toon', 'Flip'].includes(t)))
        expect(c.frame, c.name).toBe('effect');
    // and whoever has an effect does not look like a Normal Monster
    for (const c of cards) if (c.frame === 'normal') expect(c.effects, c.name).toEqual([]);
  });
});
