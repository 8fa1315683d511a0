/** Links to a moment of a duel: made from a match, and made into one. */
import type { SetupFault } from '../engine/contract.ts';
import { quietBoard } from '../formats/case/position.ts';
import { LIMITS } from '../formats/limits.ts';
import { checkOf, type LinkedDuel, type ReadLink, readLink, writeLink } from '../formats/link.ts';
import type { Engine } from './engine.ts';
import { answersOf, drop, duelOf, type Given, type Match, newMatch, replay } from './match.ts';
import { inSlices, type Work } from './slices.ts';
import * as trees from './tree.ts';

/** @returns null if the link would be too long to be sent safely, or the duel has no beginning that could be told */
export async function linkOf(engine: Engine, m: Match): Promise<string | null> {
  const answers = answersOf(m);
  // Each answer takes more than one character.
  if (m.root || answers.length > LIMITS.linkLength) return null;
  const checks = trees
    .path(m.tree, m.tree.at)
    .slice(1)
    .map((id) => checkOf(engine.hash(m.positions.duel(m.tree, id))))
    .join('');
  const { setup, names, hands } = m;
  return writeLink({ setup, names, hands, answers, checks });
}

/**
 * A link that tells where everything lies, but not how it came there.
 * @returns null where more is going on than a board can say
 */
export async function positionLinkOf(engine: Engine, m: Match): Promise<string | null> {
  const setup = quietBoard(engine, duelOf(m));
  const { names, hands } = m;
  return setup && writeLink({ setup, names, hands, answers: [], checks: '' });
}

export type OpenedLink =
  | { ok: true; match: Match }
  | { ok: false; reason: Exclude<ReadLink, { ok: true }>['reason'] }
  /** Its decks or board are not possible. */
  | { ok: false; reason: 'setup'; faults: readonly SetupFault[] }
  /** This version of the rules leads elsewhere, from this decision on (counted from 1). */
  | { ok: false; reason: 'diverged'; at: number; of: number }
  /** The rules themselves fail at this decision: `match` stands before it. */
  | {
      ok: false;
      reason: 'failed';
      at: number;
      of: number;
      match: Match;
      tried: readonly Given[];
      error: unknown;
    };

export async function openLink(engine: Engine, code: string): Promise<OpenedLink> {
  const read = await readLink(code);
  return read.ok ? inSlices(playUp(engine, read.duel)) : read;
}

function* playUp(engine: Engine, told: LinkedDuel): Work<OpenedLink> {
  const { setup, names, hands, answers, checks } = told;
  let match: Match;
  try {
    const faults = engine.check(setup);
    if (faults.length > 0) return { ok: false, reason: 'setup', faults };
    match = newMatch(engine, setup, names, hands);
  } catch {
    // Something that only looks like a duel.
    return { ok: false, reason: 'foreign' };
  }
  for (const [i, given] of answers.entries()) {
    const at = i + 1;
    const before = { ...match };
    try {
      const check = checks.slice(2 * i, 2 * i + 2);
      const right = replay(engine, match, [given]) === 1;
      if (!right || (check !== '' && checkOf(engine.hash(duelOf(match))) !== check))
        return { ok: false, reason: 'diverged', at, of: answers.length };
    } catch (error) {
      drop(before);
      return { ok: false, reason: 'failed', at, of: answers.length, match: before, tried: [given], error };
    }
    yield;
  }
  return { ok: true, match };
}
