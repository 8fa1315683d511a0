import { describe, expect, it } from 'vitest';
import { starterDecks } from '../../cards/decks.ts';
import { cards } from '../../cards/index.ts';
import type { Answer, Duel, Setup } from '../../engine/index.ts';
import { checkCase, parseCase, playCase } from './index.ts';
import { samePosition } from './position.ts';
import { setupOf } from './setup.ts';
import { engine, read } from './testing/inline.ts';
import { type Moment, writeCase } from './write.ts';

const heading = { id: 'saved', title: 'Saved: a moment, of a duel' };
const filler = 1;

/** Small and seeded, so that a failure is found again. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % sides;
  };
}

function anyAnswer(duel: Duel, roll: (sides: number) => number): Answer {
  const prompt = engine.prompt(duel)!;
  const { options, kind, min, max } = prompt;
  if (kind !== 'choose' && kind !== 'order') return roll(options.length);
  if (kind === 'order') return options.map((_, i) => i);
  for (let i = 0; i < 30; i++) {
    const count = min + roll(max - min + 1);
    const picks = options
      .map((_, n) => n)
      .sort(() => roll(3) - 1)
      .slice(0, count);
    if (engine.refusal(duel, picks) === null) return picks;
  }
  const all = options.map((_, n) => n);
  for (let mask = 0; mask < 1 << Math.min(all.length, 14); mask++) {
    const picks = all.filter((n) => mask & (1 << n));
    if (engine.refusal(duel, picks) === null) return picks;
  }
  throw new Error('no answer');
}

/** Written, read and run again: the duel that it comes to. */
function back(moment: Moment): { text: string; duel: Duel } {
  const text = writeCase(engine, moment, heading)!;
  const parsed = parseCase(text, cards);
  expect(parsed.problems, text).toEqual([]);
  if (!parsed.ok) throw new Error(text);
  expect(checkCase(engine, parsed.case), text).toEqual([]);
  const { result, table } = playCase(engine, parsed.case);
  expect(result.message, text).toBe('');
  return { text, duel: table!.duel };
}

function same(moment: Moment): 'board' | 'steps' {
  const { text, duel } = back(moment);
  const steps = text.includes('answer:') || moment.answers.length === 0;
  if (steps && engine.hash(duel) === engine.hash(moment.duel)) return 'steps';
  expect(samePosition(engine, duel, moment.duel), text).toBe(true);
  return 'board';
}

function decks(seed: number): Setup {
  const list = (i: number) => ({ main: [...starterDecks[i].main], fusion: [...starterDecks[i].fusion] });
  return { kind: 'decks', decks: [list(0), list(1)], first: (seed & 1) as 0 | 1, seed };
}

describe('any moment of a duel', () => {
  it.each([1, 2, 3])(
    'is read and run back to the same position (duel %i)',
    (seed) => {
      const roll = dice(seed);
      const setup = decks(seed);
      const answers: { answer: Answer }[] = [];
      let duel = engine.create(setup);
      const kinds = new Set<string>();
      for (let i = 0; i < 120 && engine.prompt(duel) !== null; i++) {
        const free = engine.prompt(duel)?.kind === 'act';
        if (i % 8 === 0 || (free && i % 3 === 0)) kinds.add(same({ setup, answers: [...answers], duel }));
        const answer = anyAnswer(duel, roll);
        answers.push({ answer });
        duel = engine.decide(duel, answer).duel;
      }
      kinds.add(same({ setup, answers, duel }));
      expect([...kinds].sort()).toEqual(['board', 'steps']);
    },
    60_000,
  );
});

describe('a duel that began with a board', () => {
  const file = read(`
players:
  A:
    lp: 3000
    monsters: [{ card: Summoned Skull, as: 'the, skull', zone: 2, attacked: true }, { card: Man-Eater Bug, face: down, setThisTurn: true }]
    spells: [{ card: Axe of Despair, equippedTo: 'the, skull' }, { card: Dark Bribe, face: down }]
    hand: [Raigeki, Time Wizard]
    graveyard: ['Black Luster Soldier']
  B:
    monsters: [{ card: Battle Ox, position: defense }, { card: Mystic Tomato, owner: A }]
    spells: [{ card: Imperial Order, face: down }]
    field: [Yami]
turn: { player: A, number: 7, phase: main2 }`);
  const { setup } = setupOf(file, filler);
  const laid = engine.create(setup);

  it('is written as a board', () => {
    const { text, duel } = back({ setup, answers: [], duel: laid });
    expect(samePosition(engine, duel, laid)).toBe(true);
    expect(text).toContain('turn: { player: A, number: 7, phase: main2 }');
    expect(text).toContain('{ card: Axe of Despair, zone: 0, equippedTo: equipped-1 }');
    expect(text).not.toContain('answer');
  });

  it('is written with its answers while a chain is being built, and with the chance that was fixed', () => {
    const raigeki = engine
      .prompt(laid)!
      .options.findIndex(
        (o) => o.do === 'activate' && engine.card(laid.passcodes[laid.cards[o.card].def])?.name === 'Raigeki',
      );
    const fixed = engine.clone(laid);
    engine.fix(fixed, ['tails']);
    const { duel } = engine.decide(fixed, raigeki);
    const moment = { setup, answers: [{ answer: raigeki, fix: ['tails'] }], duel };
    const text = writeCase(engine, moment, heading)!;
    expect(text).toContain('- toss: [ tails ]');
    expect(text).toMatch(/- A: \{ answer: \d+ \} # act: activate Raigeki \(A\.hand\)/);
    const parsed = parseCase(text, cards);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const { table } = playCase(engine, parsed.case);
    expect(engine.hash(table!.duel)).toBe(engine.hash(duel));
  });
});
