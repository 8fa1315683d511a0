/** Rulings that no board can show: what cards look like, pay and do, made-up ones among them. */
import { describe, expect, it } from 'vitest';
import { cards } from '../cards/index.ts';
import { Board, plain } from './testing/board.ts';
import { named } from './testing/named.ts';
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

describe('the rulings', () => {
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
