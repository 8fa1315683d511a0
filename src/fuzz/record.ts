/** The duel of a failure as it is written to a file, and read back: nothing in it is believed before it has been looked at. */
import * as v from 'valibot';
import type { Setup } from '../engine/index.ts';
import type { Given } from '../invariants/replay.ts';

const answer = v.union([v.number(), v.array(v.number()), v.strictObject({ surrender: v.picklist([0, 1]) })]);
const schema = v.object({
  // The engine says what is wrong with a set-up.
  setup: v.looseObject({ kind: v.picklist(['decks', 'board']), seed: v.number() }),
  record: v.array(v.strictObject({ answer, fix: v.optional(v.array(v.union([v.string(), v.number()]))) })),
});

/** @returns null for what is no such file */
export function readFailure(text: string): { setup: Setup; record: Given[] } | null {
  try {
    const { setup, record } = v.parse(schema, JSON.parse(text));
    return { setup: setup as unknown as Setup, record };
  } catch {
    return null;
  }
}
