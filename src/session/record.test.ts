import { describe, expect, it } from 'vitest';
import { LIMITS } from '../formats/limits.ts';
import { engine, played } from '../formats/testing/hostile/played.ts';
import { duelOf, fromRecord, type Match, newMatch, replay, toRecord } from './match.ts';
import { readRecord } from './record.ts';
import { atOnce } from './slices.ts';
import type { TreeNode } from './tree.ts';

/** A duel of both starter decks, some decisions on. */
function begun(): Match {
  const { setup, answers } = played[1];
  const match = newMatch(engine, setup, ['Ada', 'Ben'], 'open');
  expect(replay(engine, match, answers)).toBe(answers.length);
  return match;
}

function comeBack(stored: unknown): Match {
  const read = readRecord(structuredClone(stored));
  if (!read.ok) throw new Error(read.reason);
  const { match, whole } = atOnce(fromRecord(engine, read.record));
  expect(whole).toBe(true);
  return match;
}
const hash = (m: Match): string => engine.hash(duelOf(m));

describe('a duel with more decisions than are read', () => {
  it('is kept with the line it stands in', () => {
    const match = begun();
    const [, first] = match.tree.nodes;
    const others = Array.from({ length: 12_000 }, (): TreeNode => ({ ...first, children: [], next: -1 }));
    const many = { ...match, tree: { ...match.tree, nodes: [...match.tree.nodes, ...others] } };
    const record = toRecord(engine, many);
    expect(record.decisions).toEqual(toRecord(engine, match).decisions);
    expect(record.hashes).toEqual(toRecord(engine, match).hashes);
    const back = comeBack(record);
    expect(hash(back)).toBe(hash(match));
    expect(back.tree).toEqual(match.tree);
  });

  it('is kept as its position where that line alone is too long', () => {
    const match = begun();
    const duel = duelOf(match);
    const [root, first] = match.tree.nodes;
    const nodes = [root];
    for (let id = 1; id <= 12_000; id++)
      nodes.push({ ...first, parent: id - 1, children: [id + 1], depth: id });
    const tree = { nodes, at: 12_000, left: -1 };
    match.positions.enter(tree, 12_000, duel, []);
    const record = toRecord(engine, { ...match, tree });
    expect(record.decisions).toEqual([]);
    const back = comeBack(record);
    expect(hash(back)).toBe(engine.hash(duel));
    expect(engine.prompt(duelOf(back))).toEqual(engine.prompt(duel));
  });

  it('that others have kept comes back with its position, soon', () => {
    const match = begun();
    const record = toRecord(engine, match);
    const decisions = Array.from({ length: 100_000 }, (_, i) => ({ ...record.decisions[0], parent: i }));
    const start = performance.now();
    const back = comeBack({ ...record, decisions, at: 100_000 });
    expect(performance.now() - start).toBeLessThan(5000);
    expect(hash(back)).toBe(hash(match));
    expect(back.tree.nodes).toHaveLength(1);
  });
});

describe('a record that is none', () => {
  const record = toRecord(engine, begun());
  const circular: Record<string, unknown> = { ...record };
  circular.root = circular;

  it.each([
    ['nothing', undefined, 'corrupt'],
    ['a number', 7, 'corrupt'],
    ['a list', [record], 'corrupt'],
    ['a map', new Map(Object.entries(record)), 'corrupt'],
    ['an older one', { ...record, version: 0 }, 'old'],
    ['a newer one', { ...record, version: 2 }, 'newer'],
    [
      'one whose decisions hang on later ones',
      { ...record, decisions: [{ ...record.decisions[0], parent: 1 }] },
      'corrupt',
    ],
    ['one that stands where there is nothing', { ...record, at: record.decisions.length + 1 }, 'corrupt'],
    [
      'one with a hash of what there is not',
      { ...record, hashes: [{ node: 999, turn: 1, hash: 'x' }] },
      'corrupt',
    ],
    ['one with a text without end', { ...record, hash: 'x'.repeat(1000) }, 'corrupt'],
    [
      'one with a decision of too many cards',
      { ...record, decisions: [{ ...record.decisions[0], answer: Array(LIMITS.picks + 1).fill(0) }] },
      'corrupt',
    ],
    [
      'one without an end',
      { ...record, decisions: record.decisions.map((d) => ({ ...d, turn: Number.POSITIVE_INFINITY })) },
      'corrupt',
    ],
  ] as const)('is told apart: %s', (_what, stored, reason) => {
    expect(readRecord(stored)).toEqual({ ok: false, reason });
  });

  it('is not gone on with where its position is no duel', () => {
    for (const snapshot of [{}, { ...record.snapshot, window: {} }, circular]) {
      const decisions = record.decisions.map((d) => ({ ...d, answer: 999 }));
      const read = readRecord({ ...record, decisions, snapshot });
      if (!read.ok) throw new Error(read.reason);
      expect(() => atOnce(fromRecord(engine, read.record))).toThrow('no duel');
    }
  });
});
