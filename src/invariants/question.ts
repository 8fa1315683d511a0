/** What is asked, and whether it can be answered. */
import type { Duel, Engine } from '../engine/index.ts';
import { must } from './broken.ts';

/** The open question, as `engine.question` gives it. */
export type Question = NonNullable<ReturnType<Engine['question']>>;

/** How many sets of options are looked through for a legal one. */
const MOST_SETS = 200_000;

/** @throws Broken unless the duel has ended or asks something that can be answered */
export function checkQuestion(engine: Engine, duel: Duel): void {
  const q = engine.question(duel);
  if (duel.result !== null) {
    must('question', q === null, () => 'the duel has ended but still asks something');
    return;
  }
  must('question', q !== null, () => 'the duel has not ended but asks nothing');
  const { kind, purpose, options, min, max } = q;
  const what = `"${kind}" (${purpose})`;
  must('question', options.length > 0, () => `${what} offers nothing`);
  must(
    'question',
    Number.isInteger(min) && Number.isInteger(max) && min >= 0 && min <= max && max <= options.length,
    () => `${what} wants from ${min} to ${max} of ${options.length} options`,
  );
  if (q.valid === null) return;
  must(
    'question',
    firstLegal(q) !== null,
    () => `${what} has no legal answer among ${options.length} options`,
  );
}

/** A legal set of picks, in the order of the options; null if there is none, or none among very many. */
export function firstLegal(q: Question): number[] | null {
  let left = MOST_SETS;
  const grow = (from: number, picks: number[]): number[] | null => {
    if (picks.length >= q.min && (q.valid === null || q.valid(picks))) return [...picks];
    if (picks.length === q.max) return null;
    for (let i = from; i < q.options.length && left-- > 0; i++) {
      const found = grow(i + 1, [...picks, i]);
      if (found !== null) return found;
    }
    return null;
  };
  return grow(0, []);
}
