/** Brings back the duel that a record tells of, and as much of it as can be where the rules fail on the way. */
import type { Engine } from './engine.ts';
import { drop, fromRecord, type Given, type Match, newMatch, type Restored, replay } from './match.ts';
import { type DuelRecord, readRecord } from './record.ts';
import type { Work } from './slices.ts';
import * as trees from './tree.ts';

/** A decision to be carried out again, and the node that it is decided at. */
export interface Grown extends Given {
  parent: number;
}

export interface Regrown {
  /** How many decisions could not be carried out: refused, failed, or hanging on one that was. */
  lost: number;
  /** What the rules failed with first, if they did. */
  error: unknown;
  /** The decisions on the way to `at` that were not reached, the first of them the one that failed. */
  missing: Given[];
}

/**
 * Carries out the decisions of a whole tree anew in a match that has just begun, and leaves it at node `at`, or as near to it
 * as the rules go.
 */
export function* regrow(engine: Engine, m: Match, decisions: readonly Grown[], at: number): Work<Regrown> {
  /** Node of the record to node of the match. */
  const nodes = new Map([[0, 0]]);
  let error: unknown = null;
  for (const [i, { parent, ...given }] of decisions.entries()) {
    const from = nodes.get(parent);
    if (from === undefined) continue;
    const before = m.tree;
    m.tree = trees.walk(before, from);
    try {
      if (replay(engine, m, [given]) === 1) nodes.set(i + 1, m.tree.at);
    } catch (thrown) {
      error ??= thrown;
      m.tree = before;
      m.trying = null;
      drop(m);
    }
    yield;
  }
  const missing: Given[] = [];
  let id = at;
  for (; !nodes.has(id); id = decisions[id - 1].parent) {
    const { parent: _, ...given } = decisions[id - 1];
    missing.unshift(given);
  }
  m.tree = trees.walk(m.tree, nodes.get(id)!);
  return { lost: decisions.length + 1 - nodes.size, error, missing };
}

/** A duel brought back; `error` is what the rules failed with where not all of it could be. */
export type Salvaged = Restored & { record: DuelRecord; error: unknown };

/** @returns why nothing in it can be used, if so */
export function* salvage(engine: Engine, stored: unknown): Work<Salvaged | 'old' | 'newer' | 'corrupt'> {
  const read = readRecord(stored);
  if (!read.ok) return read.reason;
  const { record } = read;
  try {
    return { ...(yield* fromRecord(engine, record)), record, error: null };
  } catch {
    // Neither the decisions nor the position: perhaps the decisions lead some way.
  }
  if (record.root) return 'corrupt';
  try {
    const match = newMatch(engine, record.setup, record.names, record.hands);
    const { error } = yield* regrow(engine, match, record.decisions, record.at);
    // Decisions that are merely refused are those of a damaged record.
    return error === null ? 'corrupt' : { match, whole: true, diverged: null, record, error };
  } catch {
    return 'corrupt';
  }
}

/**
 * Shows a match; where that fails, the nearest earlier position that can be shown.
 * @returns what failed, or null
 * @throws if no position can be shown
 */
export function showNearest(match: Match, show: () => void): unknown {
  let first: unknown = null;
  for (;;) {
    try {
      show();
      return first;
    } catch (error) {
      first ??= error;
      const { parent } = match.tree.nodes[match.tree.at];
      if (parent < 0) throw first;
      match.tree = trees.walk(match.tree, parent);
    }
  }
}
