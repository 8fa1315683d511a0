/**
 * What is told of a match beside its table: the log of what has happened, and the questions along its line. Both grow with the
 * duel and are looked at after every answer, so each part is made once and shown again as long as it is the same.
 */
import type { DuelEvent, Player, Viewer } from '../engine/contract.ts';
import type { Match } from './match.ts';
import type { Decision, Tree } from './tree.ts';
import * as trees from './tree.ts';

export interface LogEntry {
  node: number;
  turn: number;
  player: Player;
  events: readonly DuelEvent[];
}

/** A question that a person was asked, on the line of the present position. */
export interface Stop {
  node: number;
  turn: number;
  player: Player;
  /** What was done, and the phase moved on to. */
  did: Decision['did'];
  to: string | null;
  /** What the answer brought about; null at the end of the line. */
  events: readonly DuelEvent[] | null;
  /** Answers tried here that lead elsewhere: the first node of each, and its end. */
  others: readonly { first: number; tip: number; length: number }[];
}

/** The events of a node, as one viewer knows them, are a list of their own: by it is found what was made of them. */
type Events = readonly DuelEvent[];
const entries = new WeakMap<Events, LogEntry>();
const stops = new WeakMap<Events, Stop>();

/** What creating a duel does not tell: whose first turn it is. */
function opening({ setup }: Match): LogEntry {
  const [turn, player] = setup.kind === 'decks' ? [1, setup.first] : [setup.turn.number, setup.turn.player];
  const begins: DuelEvent = { kind: 'turn', batch: -1, player, amount: turn, article: '', names: {} };
  return { node: 0, turn, player, events: [begins] };
}

function entryOf(node: number, { turn, player }: Decision, events: Events): LogEntry {
  const known = entries.get(events);
  if (known) return known;
  const entry = { node, turn, player, events };
  entries.set(events, entry);
  return entry;
}

export function logOf(m: Match, viewer: Viewer): LogEntry[] {
  const log: LogEntry[] = m.root ? [] : [opening(m)];
  for (const id of trees.path(m.tree, m.tree.at)) {
    const d = m.tree.nodes[id].decision;
    if (d === null) continue;
    const events = m.positions.events(m.tree, id).seen[viewer];
    if (events.length > 0) log.push(entryOf(id, d, events));
  }
  return log;
}

/** How many answers persons gave on the line that begins with a node. */
function decisionsFrom(tree: Tree, first: number): number {
  let count = 0;
  for (let id = first; id >= 0; id = tree.nodes[id].next) if (!tree.nodes[id].decision!.auto) count++;
  return count;
}

const NONE: Stop['others'] = [];

function othersAt(tree: Tree, id: number): Stop['others'] {
  const { children, next } = tree.nodes[id];
  if (children.length < 2) return NONE;
  return children
    .filter((c) => c !== next)
    .map((first) => ({ first, tip: trees.tip(tree, first), length: decisionsFrom(tree, first) }));
}

/** @param span the nodes from a stop, which is left out, to the next one */
function stopAt(m: Match, viewer: Viewer, node: number, span: readonly number[]): Stop {
  const { tree, positions } = m;
  const seen = (id: number): Events => positions.events(tree, id).seen[viewer];
  const last = seen(span[span.length - 1]);
  const others = othersAt(tree, node);
  const known = stops.get(last);
  if (known?.node === node && known.others === others) return known;
  const { turn, player, did, to } = tree.nodes[span[0]].decision!;
  const stop = { node, turn, player, did, to, events: span.flatMap(seen), others };
  stops.set(last, stop);
  return stop;
}

/** @param turn that of the present position; @param asked who is asked there */
export function stopsOf(m: Match, viewer: Viewer, turn: number, asked: Player): Stop[] {
  const { tree } = m;
  const line = trees.line(tree);
  const at = [...line.keys()].filter((i) => trees.isStop(tree, line[i]));
  return at.map((from, i) => {
    const node = line[from];
    if (i + 1 < at.length) return stopAt(m, viewer, node, line.slice(from + 1, at[i + 1] + 1));
    const lastTurn = node === tree.at ? turn : (tree.nodes[node].decision?.turn ?? 1);
    return {
      node,
      turn: lastTurn,
      player: asked,
      did: null,
      to: null,
      events: null,
      others: othersAt(tree, node),
    };
  });
}
