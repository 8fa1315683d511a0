import { describe, expect, it } from 'vitest';
import type { Duel, DuelEvent, Engine } from '../../engine/index.ts';
import { quietAnswer } from '../answering.ts';
import { dice } from '../chance.ts';
import { breaks, broken, cardIn, duel, engine, named } from '../testing/faults.ts';
import { Secrecy } from './secrecy.ts';

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
