import { describe, expect, it } from 'vitest';
import type { Duel, Engine } from '../engine/index.ts';
import { breaks, broken, duel, engine, inspect } from './testing/faults.ts';
import { Twins } from './twin.ts';

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
