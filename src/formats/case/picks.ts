/** The answers that a question has: those that a script names, or every one that makes a difference. */
import type { Prompt } from '../../engine/index.ts';
import { alikeKey, oneOfEach } from './alike.ts';
import type { CardRef } from './model.ts';
import type { Table } from './table.ts';

export interface Picks {
  /** Indexes of options. */
  indexes: number[];
  /** Names that belong to later questions. */
  left: CardRef[];
}

/** More answers than this are as good as many. */
const MANY = 40;
const MAX_TRIES = 4000;

/**
 * Answers to a question that picks cards.
 * @param named cards that the script names for it; those that are not among the options are left for later questions
 */
export function cardPicks(table: Table, prompt: Prompt, named: readonly CardRef[]): Picks[] {
  const found: Picks[] = [];
  for (const { indexes, left } of namedSets(table, prompt, named)) {
    for (const full of filled(table, prompt, indexes)) {
      if (table.engine.refusal(table.duel, full) !== null) continue;
      found.push({ indexes: [...full], left });
      if (found.length >= MANY) return found;
    }
  }
  return found;
}

/** Ways to read the names as options of this question, as many names as it takes. */
function namedSets(table: Table, prompt: Prompt, named: readonly CardRef[]): Picks[] {
  let sets: Picks[] = [{ indexes: [], left: [] }];
  for (const ref of named) {
    sets = sets.flatMap(({ indexes, left }) => {
      if (indexes.length >= prompt.max) return [{ indexes, left: [...left, ref] }];
      const ids = prompt.options
        .filter((_, i) => !indexes.includes(i))
        .map((o) => o.card)
        .filter((id) => id >= 0 && table.fits(ref, id));
      if (ids.length === 0) return [{ indexes, left: [...left, ref] }];
      return oneOfEach(table, ids).map((id) => ({
        indexes: [...indexes, prompt.options.findIndex((o, i) => o.card === id && !indexes.includes(i))],
        left,
      }));
    });
    if (sets.length > MANY) sets = sets.slice(0, MANY);
  }
  return sets;
}

/** The picks brought up to a number that the question takes, in every way that makes a difference. */
function* filled(table: Table, prompt: Prompt, picked: readonly number[]): Generator<readonly number[]> {
  // Where the cards that the script names will do, nothing is added to them.
  if (picked.length > 0 && table.engine.refusal(table.duel, picked) === null) {
    yield picked;
    return;
  }
  const classes = [...grouped(table, prompt, picked).values()];
  let tries = 0;
  function* grow(from: number, taken: readonly number[]): Generator<readonly number[]> {
    if (tries++ > MAX_TRIES) return;
    if (taken.length >= prompt.min) yield taken;
    for (let c = from; c < classes.length; c++) {
      for (let n = 1; n <= classes[c].length && taken.length + n <= prompt.max; n++)
        yield* grow(c + 1, [...taken, ...classes[c].slice(0, n)]);
    }
  }
  yield* grow(0, picked);
}

/** Options not yet picked, alike ones together. */
function grouped(table: Table, prompt: Prompt, picked: readonly number[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  const order = prompt.options.map((_, i) => i).filter((i) => !picked.includes(i));
  const labelled = (i: number) => prompt.options[i].card >= 0 && table.isLabelled(prompt.options[i].card);
  for (const i of [...order.filter((i) => !labelled(i)), ...order.filter(labelled)]) {
    const { card } = prompt.options[i];
    const key = card < 0 ? `option ${i}` : alikeKey(table, card);
    groups.set(key, [...(groups.get(key) ?? []), i]);
  }
  return groups;
}
