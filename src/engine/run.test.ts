import { beforeEach, describe, expect, it } from 'vitest';
import type { CardDef, EffectDef } from './definition.ts';
import { EngineError } from './index.ts';
import { MOST_STEPS } from './run.ts';
import { Board, plain } from './testing/board.ts';
import { activation, card, draw, normalSpell } from './words/index.ts';

const cow = plain('Cow', 1, 1000);
const gift = card('Gift', 2, normalSpell, activation('Draw 1 card.', { does: draw(1) }));

/** The card with its first effect made otherwise. */
const broken = (change: Partial<EffectDef>): CardDef => ({
  ...gift,
  effects: [{ ...gift.effects[0], ...change }],
});

const board = (spell: CardDef) =>
  new Board(
    [cow, spell],
    { hand: [{ passcode: 2, key: 'gift' }], deck: [{ passcode: 1 }, { passcode: 1 }] },
    { deck: [{ passcode: 1 }] },
  );

describe('rules that go round in a circle', () => {
  const circle = broken({ does: [{ verb: 'nothing', run: () => -1 }] });

  it('end in an error that says where, instead of never', () => {
    const at = board(circle);
    const before = JSON.stringify(at.duel);
    let error: unknown;
    try {
      at.activate(0, 'gift').calm();
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(EngineError);
    const { where, message } = error as EngineError;
    expect(where).toMatchObject({ steps: MOST_STEPS, turn: 5, phase: 'main1' });
    expect(where.frames[0]).toBe('effect.step (Gift)');
    expect(message).toContain('effect.step (Gift)');
    // What was decided before it stands, and the duel plays on from there.
    expect(JSON.parse(before).turn).toBe(at.duel.turn);
    expect(at.prompt().options.some((o) => o.do === 'pass')).toBe(true);
  });

  it('end so too where each round leaves more to be done', () => {
    const growing = broken({
      does: [
        {
          verb: 'nothing',
          run: (g, frame) => {
            g.duel.stack.push({ ...frame, pc: 0 });
            return undefined;
          },
        },
      ],
    });
    expect(() => board(growing).activate(0, 'gift').calm()).toThrow(EngineError);
  });
});

describe('a question that fails', () => {
  let fails = false;
  const test = () => {
    if (fails) throw new TypeError('a mistake');
    return true;
  };
  const shaky = broken({ conditions: [{ code: 'condition', label: 'test', test }] });
  beforeEach(() => {
    fails = false;
  });

  it('fails again, and is asked anew once it can be: it is not taken for the end of the duel', () => {
    const at = board(shaky);
    // As after a reload: nothing is known of the duel but the duel itself.
    const kept = at.engine.clone(at.duel);
    fails = true;
    for (let i = 0; i < 2; i++) expect(() => at.engine.prompt(kept)).toThrow('a mistake');
    fails = false;
    expect(at.engine.prompt(kept)).toEqual(at.prompt());
  });

  it('leaves nothing half made for those who look afterwards', () => {
    const at = board(shaky);
    const action = { do: 'activate', card: at.id('gift'), effect: 0 } as const;
    const before = at.engine.explain(at.duel, 'judge', action);
    fails = true;
    expect(() => at.engine.explain(at.duel, 'judge', action)).toThrow('a mistake');
    fails = false;
    expect(at.engine.explain(at.duel, 'judge', action)).toEqual(before);
    expect(at.engine.prompt(at.duel)?.options.length).toBe(at.prompt().options.length);
  });
});

describe('a procedure or step that there is not', () => {
  it.each([
    ['procedure', { proc: 'sneeze', at: 'begin' }],
    ['step', { proc: 'link', at: 'toString' }],
  ])('is an error and not looked for without end: %s', (_what, frame) => {
    const { engine, duel } = board(gift);
    const copy = engine.clone(duel);
    copy.stack.push(frame as never);
    expect(() => engine.prompt(copy)).toThrow('no procedure or step');
  });
});
