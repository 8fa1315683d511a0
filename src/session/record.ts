/** A duel as it is kept: how it began, every decision of every line, and where it stood. */
import * as v from 'valibot';
import { PROMPT_KINDS } from '../engine/contract/prompts.ts';
import type { Setup } from '../engine/contract.ts';
import { LIMITS } from '../formats/limits.ts';
import { answer, count, hands, outcomes, player, playerNames, setupShape } from '../formats/shapes.ts';
import type { Decision, Tree, TreeNode } from './tree.ts';

export const RECORD_VERSION = 1;

const code = v.pipe(v.string(), v.maxLength(LIMITS.nameLength));
const decision = v.object({
  parent: count,
  answer,
  player,
  auto: v.boolean(),
  kind: v.picklist(PROMPT_KINDS),
  did: v.nullable(code),
  to: v.nullable(code),
  bare: v.boolean(),
  turn: count,
  fix: v.optional(outcomes),
});

const few = <T extends v.GenericSchema>(schema: T) => v.pipe(v.array(schema), v.maxLength(LIMITS.decisions));

const schema = v.object({
  version: v.literal(RECORD_VERSION),
  setup: setupShape,
  names: playerNames,
  hands,
  /** A duel that began somewhere else than with its setup: then the decisions follow from here. */
  root: v.nullable(v.looseObject({})),
  decisions: few(decision),
  at: count,
  left: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
  /** Has any line of it been played to its end? Then there are no secrets left to keep. */
  over: v.boolean(),
  /** Hash of the duel at the first position of each turn of the current line. */
  hashes: few(v.object({ node: count, turn: count, hash: code })),
  /** The duel where it stood, should the decisions no longer replay. */
  snapshot: v.looseObject({}),
  hash: code,
});

export type DuelRecord = Omit<v.InferOutput<typeof schema>, 'setup'> & { setup: Setup };

export type ReadRecord =
  | { ok: true; record: DuelRecord }
  | { ok: false; reason: 'old' | 'newer' | 'corrupt' };

/** A record of more decisions than are read keeps its position, and begins there. */
function shortened(stored: unknown): unknown {
  const long = v.safeParse(
    v.looseObject({ decisions: v.pipe(v.array(v.unknown()), v.minLength(LIMITS.decisions + 1)) }),
    stored,
  );
  if (!long.success) return stored;
  return { ...long.output, root: long.output.snapshot, decisions: [], at: 0, left: -1, hashes: [] };
}

export function readRecord(stored: unknown): ReadRecord {
  const read = v.safeParse(schema, shortened(stored));
  if (read.success) {
    const record = read.output as DuelRecord;
    const last = record.decisions.length;
    const sound =
      record.decisions.every((d, i) => d.parent <= i) &&
      record.at <= last &&
      record.left <= last &&
      record.hashes.every(({ node }) => node <= last);
    return sound ? { ok: true, record } : { ok: false, reason: 'corrupt' };
  }
  const version = v.safeParse(v.looseObject({ version: v.number() }), stored);
  if (!version.success || version.output.version === RECORD_VERSION) return { ok: false, reason: 'corrupt' };
  return { ok: false, reason: version.output.version > RECORD_VERSION ? 'newer' : 'old' };
}

type Written = DuelRecord['decisions'][number];

/** The record of a duel is made after every answer; what a decision looks like there never changes. */
const written = new WeakMap<Decision, Written>();

function writeDecision({ parent, decision }: TreeNode): Written {
  const d = decision!;
  const known = written.get(d);
  if (known?.parent === parent) return known;
  const answer = typeof d.answer === 'object' && !('surrender' in d.answer) ? [...d.answer] : d.answer;
  const { fix, ...rest } = d;
  const w = { ...rest, answer: answer as Written['answer'], parent, ...(fix ? { fix: [...fix] } : {}) };
  written.set(d, w);
  return w;
}

/** Node n + 1 of the tree is decision n of the record. Not to be changed. */
export function writeDecisions({ nodes }: Tree): DuelRecord['decisions'] {
  const decisions: Written[] = [];
  for (let id = 1; id < nodes.length; id++) decisions.push(writeDecision(nodes[id]));
  return decisions;
}

export function readTree(record: DuelRecord): Tree {
  const nodes: (TreeNode & { children: number[] })[] = [
    { parent: -1, decision: null, children: [], next: -1, depth: 0 },
  ];
  for (const [i, { parent, ...d }] of record.decisions.entries()) {
    nodes[parent].children.push(i + 1);
    nodes[parent].next = i + 1;
    nodes.push({ parent, decision: d as Decision, children: [], next: -1, depth: nodes[parent].depth + 1 });
  }
  for (let id = record.at; id > 0; id = nodes[id].parent) nodes[nodes[id].parent].next = id;
  return { nodes, at: record.at, left: record.left };
}
