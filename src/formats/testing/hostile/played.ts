/** Moments of real duels, to begin from: told as links tell them. */
import { starterDecks } from '../../../cards/decks.ts';
import { cards } from '../../../cards/index.ts';
import { type Answer, createEngine, type Setup } from '../../../engine/index.ts';
import { CardIndex, parseCase, showCase } from '../../case/index.ts';
import { caseTexts } from './corpus.ts';
import { someAnswer } from './play.ts';

export const engine = createEngine({ cards });
export const index = new CardIndex(cards);

export interface Played {
  setup: Setup;
  answers: { answer: Answer; auto: boolean; fix?: readonly (string | number)[] }[];
}

const deck = (i: number) => ({ main: [...starterDecks[i].main], fusion: [...starterDecks[i].fusion] });

/** A duel of both starter decks, so many decisions long unless it ends before. */
function fromDecks(seed: number, decisions: number): Played {
  const setup: Setup = { kind: 'decks', decks: [deck(0), deck(1)], first: 0, seed };
  const answers: Played['answers'] = [];
  let duel = engine.create(setup);
  for (let i = 0; i < decisions; i++) {
    const luck = [(i * 7919 + seed * 104_729) % 0x10000, (i * 31_337 + seed) % 0x10000];
    const answer = someAnswer(engine, duel, luck);
    if (answer === null) break;
    answers.push({ answer, auto: engine.prompt(duel)!.options.length === 1 });
    duel = engine.decide(duel, answer).duel;
  }
  return { setup, answers };
}

/** What a case comes to, with its board and its fixed tosses. */
function fromCase(text: string): Played | null {
  const parsed = parseCase(text, index);
  if (!parsed.ok) return null;
  const { setup, answers } = showCase(engine, parsed.case);
  return {
    setup,
    answers: answers.map(({ prompt, answer, fix }) => ({ answer, fix, auto: prompt.options.length === 1 })),
  };
}

export const played: readonly Played[] = [
  ...[0, 10, 40, 90].map((decisions, i) => fromDecks(i + 1, decisions)),
  ...caseTexts.filter((_, i) => i % 60 === 0).flatMap((text) => fromCase(text) ?? []),
];
