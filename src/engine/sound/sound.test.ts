import { describe, expect, it } from 'vitest';
import { engine, played } from '../../formats/testing/hostile/played.ts';
import type { Duel } from '../index.ts';

const copy = (duel: Duel): Duel => JSON.parse(JSON.stringify(duel)) as Duel;

/** Every position on the way of some duels and cases. */
function* positions(): Generator<Duel> {
  for (const { setup, answers } of played) {
    let duel = engine.create(setup);
    yield duel;
    for (const { answer, fix } of answers) {
      if (fix?.length) {
        duel = engine.clone(duel);
        engine.fix(duel, fix);
      }
      duel = engine.decide(duel, answer).duel;
      yield duel;
    }
  }
}

describe('a duel that was kept', () => {
  it('is known for one at every question', () => {
    let seen = 0;
    for (const duel of positions()) {
      seen++;
      expect(engine.isDuel(copy(duel))).toBe(true);
    }
    expect(seen).toBeGreaterThan(200);
  });

  it('is none if anything is missing, added or of another kind', () => {
    const [duel] = positions();
    for (const key of Object.keys(duel)) {
      const less: Record<string, unknown> = { ...copy(duel) };
      delete less[key];
      expect(engine.isDuel(less), key).toBe(false);
      expect(engine.isDuel({ ...copy(duel), [key]: { a: 1 } }), key).toBe(false);
    }
    expect(engine.isDuel({ ...copy(duel), more: 1 })).toBe(false);
    for (const value of [null, undefined, 1, 'x', [], {}]) expect(engine.isDuel(value)).toBe(false);
  });

  it.each([
    ['a card that is nowhere', (d: Duel) => d.sides[0].hand.pop()],
    ['a card in two places', (d: Duel) => d.sides[0].hand.push(d.sides[0].deck[0])],
    ['a card that there is not', (d: Duel) => d.sides[0].deck.push(d.cards.length)],
    ['a card of another zone', (d: Duel) => (d.cards[d.sides[0].hand[0]].zone = 'deck')],
    ['a card that nobody defines', (d: Duel) => (d.passcodes[0] = 7)],
    ['a reference to nothing', (d: Duel) => (d.cards[0].equippedTo = 4095)],
    ['a profile of every object', (d: Duel) => (d.profile = 'constructor')],
    ['a procedure of every object', (d: Duel) => d.stack.push({ proc: 'constructor', at: 'name' } as never)],
    ['a step that there is not', (d: Duel) => d.stack.push({ proc: 'link', at: 'toString' } as never)],
    ['a phase twice', (d: Duel) => d.stack.push(structuredClone(d.stack[2]))],
    ['a turn without its phase', (d: Duel) => (d.stack.length = 2)],
    ['a Damage Step without an attack', (d: Duel) => d.stack.push({ proc: 'damageStep', at: 'before' })],
    ['chance without a state', (d: Duel) => (d.rng = [])],
    ['Life Points below nothing', (d: Duel) => (d.sides[0].lp = -1)],
    ['a turn that is no number', (d: Duel) => (d.turn = Number.NaN)],
  ])('is none with %s', (_what, spoil) => {
    const [duel] = positions();
    const spoilt = copy(duel);
    spoil(spoilt);
    expect(engine.isDuel(spoilt)).toBe(false);
  });
});
