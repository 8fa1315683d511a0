/** Every invariant can fail: tests show it a broken duel, or an engine that breaks one promise. */
import { cards } from '../../cards/index.ts';
import { createEngine, type Duel, type Engine, type Setup } from '../../engine/index.ts';
import { anyAnswer } from '../answering.ts';
import { Broken } from '../broken.ts';
import { dice } from '../chance.ts';
import { Inspector, noCounts } from '../inspector.ts';
import { FULL } from '../schedule.ts';

export const engine = createEngine({ cards });
export const named = (name: string): number => cards.find((c) => c.name === name)!.passcode;
export const BLANK = 1;

export const setup: Setup = {
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
export function duel(change: (d: Duel) => void = () => {}): Duel {
  const d = engine.create(setup);
  change(d);
  return d;
}
export const idIn = (d: Duel, name: string): number =>
  d.cards.find((c) => engine.card(d.passcodes[c.def])?.name === name)!.id;
export const cardIn = (d: Duel, name: string) => d.cards[idIn(d, name)];

/** The engine, but for what is given. */
export const broken = (parts: Partial<Engine>): Engine => ({ ...engine, ...parts });

/** Plays some answers under every check. */
export function inspect(by: Engine, answers = 12): Inspector {
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
export function breaks(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return `${error.check}: ${error.message}`;
  }
  return 'nothing';
}
