/** Links to a moment of a duel: made from a match, and made into one. */
import type { SetupFault } from '../engine/contract.ts';
import { checkOf, readLink, writeLink } from '../formats/link.ts';
import type { Engine } from './engine.ts';
import { answersOf, duelOf, type Match, newMatch, replay } from './match.ts';
import * as trees from './tree.ts';

/** @returns null if the link would be too long to be sent safely, or the duel has no beginning that could be told */
export async function linkOf(engine: Engine, m: Match): Promise<string | null> {
  if (m.root) return null;
  const checks = trees
    .path(m.tree, m.tree.at)
    .slice(1)
    .map((id) => checkOf(engine.hash(m.positions.duel(m.tree, id))))
    .join('');
  const { setup, names, hands } = m;
  return writeLink({ setup, names, hands, answers: answersOf(m), checks });
}

export type OpenedLink =
  | { ok: true; match: Match }
  | { ok: false; reason: 'damaged' | 'foreign' }
  /** Its decks or board are not possible. */
  | { ok: false; reason: 'setup'; faults: readonly SetupFault[] }
  /** This version of the rules leads elsewhere, from this decision on (counted from 1). */
  | { ok: false; reason: 'diverged'; at: number; of: number };

export async function openLink(engine: Engine, code: string): Promise<OpenedLink> {
  const read = await readLink(code);
  if (!read.ok) return read;
  const { setup, names, hands, answers, checks } = read.duel;
  try {
    const faults = engine.check(setup);
    if (faults.length > 0) return { ok: false, reason: 'setup', faults };
    const match = newMatch(engine, setup, names, hands);
    for (const [i, given] of answers.entries()) {
      const right = replay(engine, match, [given]) === 1;
      if (!right || checkOf(engine.hash(duelOf(match))) !== checks.slice(2 * i, 2 * i + 2))
        return { ok: false, reason: 'diverged', at: i + 1, of: answers.length };
    }
    return { ok: true, match };
  } catch {
    // Something that only looks like a duel.
    return { ok: false, reason: 'foreign' };
  }
}
