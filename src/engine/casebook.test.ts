/** Rulings that no board can show: how a Duel begins, what a card looks like, how a Deck is made. */
import { describe, expect, it } from 'vitest';
import { cards } from '../cards/index.ts';
import type { Duel } from './state/duel.ts';
import { Board, plain } from './testing/board.ts';
import { engine } from './testing/play.ts';
import {
  activated,
  activation,
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
});
