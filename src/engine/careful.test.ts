import { describe, expect, it } from 'vitest';
import { Careful, Stale } from './careful.ts';
import type { CardDef, Step } from './definition.ts';
import type { Game } from './game.ts';
import { idOf } from './state/duel.ts';
import { Board, plain } from './testing/board.ts';
import {
  activation,
  card,
  continuous,
  continuousSpell,
  isA,
  monsters,
  normalSpell,
  plus,
} from './words/index.ts';

const fighter = plain('Fighter', 1, 1000);
/** A Spell Card that does something to the fighter, or to whatever else, and marks nothing. */
const meddler = (meddles: (g: Game) => unknown): CardDef => {
  const step: Step = { verb: 'note', quiet: true, run: (g) => void meddles(g) };
  return card('Meddler', 2, normalSpell, activation('Meddles.', { does: step }));
};

/** Activates the Spell Card. @returns what is stale as it resolves */
function activate(spell: CardDef, ...others: CardDef[]): Stale | null {
  const b = new Board(
    [fighter, spell, ...others],
    {
      hand: [{ passcode: 2, key: 'spell' }],
      monsters: [{ passcode: 1, key: 'fighter' }],
      spells: others.map(({ passcode }) => ({ passcode })),
    },
    { deck: [{ passcode: 1 }] },
  );
  const careful = new Careful(
    (passcode) => [fighter, spell, ...others].find((c) => c.passcode === passcode)!,
  );
  for (b.activate(0, 'spell'); b.prompt().kind !== 'act'; ) {
    const answer = b.prompt().options.findIndex((o) => o.do === 'pass' || o.do === 'zone');
    try {
      const { duel, prompt } = careful.play(b.duel, answer);
      b.duel = b.engine.decide(b.duel, answer).duel;
      expect(b.engine.hash(duel)).toBe(b.engine.hash(b.duel));
      expect(prompt).toEqual(b.prompt());
    } catch (error) {
      if (error instanceof Stale) return error;
      throw error;
    }
  }
  return null;
}
const target = (g: Game) => g.card(g.side(0).monsters[0]);

describe('whoever works out everything anew', () => {
  it('gets where the engine gets', () => {
    expect(activate(meddler(() => {}))).toBe(null);
  });

  it.each<[mark: string, (g: Game) => unknown]>([
    ['hurt', (g) => g.side(1).lp--],
    ['stir', (g) => (target(g).defense = true)],
    ['stir', (g) => (g.side(1).normalSummons = 1)],
    ['touch', (g) => g.duel.lasting.push({} as never)],
    ['touch', (g) => (target(g).binds = { other: [0] })],
  ])('notices what has changed without %s', (mark, meddles) => {
    expect(activate(meddler(meddles))?.message).toBe(`changed without ${mark}`);
  });

  it.each<[mark: string, (g: Game) => void]>([
    [
      'hurt',
      (g) => {
        g.side(1).lp--;
        g.hurt();
      },
    ],
    [
      'stir',
      (g) => {
        target(g).defense = true;
        g.stir();
      },
    ],
    [
      'touch',
      (g) => {
        target(g).binds = { other: [0] };
        g.touch();
      },
    ],
  ])('takes what has changed with %s', (_mark, meddles) => {
    expect(activate(meddler(meddles))).toBe(null);
  });

  it('notices a value that is used though it no longer holds', () => {
    let growth = 0;
    const all = isA(monsters({ face: 'up' }));
    const banner = card(
      'Banner',
      3,
      continuousSpell,
      continuous('Raises.', plus(all, { atk: () => growth })),
    );
    const looks = meddler((g) => {
      const before = g.derived.atk(target(g).id);
      growth += 100;
      g.derived.atk(idOf(target(g).id));
      expect(before).toBe(1000);
    });
    expect(activate(looks, banner)).toMatchObject({
      message: expect.stringMatching(/^atk\(\d+\) no longer held$/),
      was: '1000',
      is: '1100',
    });
  });
});
