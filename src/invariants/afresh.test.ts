import { describe, expect, it } from 'vitest';
import type { CardDef, Engine } from '../engine/index.ts';
import { card, continuous, controls, monster } from '../engine/words/index.ts';
import { Afresh } from './afresh.ts';
import { quietAnswer } from './answering.ts';
import { dice } from './chance.ts';
import { breaks, broken, duel, engine, named } from './testing/faults.ts';

/** Answers once, as somebody does who wants an end of it. */
function answer(by: Engine): string {
  const d = duel();
  const given = quietAnswer(engine.question(d)!, dice(1));
  return breaks(() => {
    const look = new Afresh(by).expect(d, given);
    by.play(d, given);
    look();
  });
}

describe('what was worked out before', () => {
  it('is as good as what is worked out anew', () => {
    expect(answer(engine)).toBe('nothing');
    const d = duel();
    const given = { surrender: 0 } as const;
    const look = new Afresh(engine).expect(d, given);
    engine.play(d, given);
    expect(breaks(look)).toBe('nothing');
  });

  it('is not, if it leads elsewhere, or to another question', () => {
    const elsewhere = broken({
      play: (d, a) => {
        engine.play(d, a);
        d.clock++;
      },
    });
    expect(answer(elsewhere)).toMatch(/^afresh: worked out anew it gets elsewhere/);
    const otherwise = broken({ prompt: (d) => ({ ...engine.prompt(d)!, purpose: 'another' }) });
    expect(answer(otherwise)).toMatch(/^afresh: worked out anew it asks something else/);
  });

  it('is not, if it no longer holds', () => {
    let holds = false;
    const fickle: CardDef = card(
      'Dark Blade',
      named('Dark Blade'),
      monster({ level: 4, attribute: 'DARK', race: 'Warrior', atk: 1800, def: 1500 }),
      continuous(
        'Controls itself every other time that somebody looks.',
        controls(() => {
          holds = !holds;
          return holds;
        }),
      ),
    );
    const flickers = broken({ card: (p) => (p === fickle.passcode ? fickle : engine.card(p)) });
    expect(answer(flickers)).toMatch(/^afresh: control\w+\(\d*\) no longer held/);
  });
});
