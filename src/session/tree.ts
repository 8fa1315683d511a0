/**
 * The decisions of a duel as a tree. Node 0 is the duel as it began; every other node is one answer to its parent's question.
 * Pure functions on plain data: what a node's duel looks like is the business of positions.ts.
 */
import type { Answer, Deed, Player, PromptKind } from '../engine/contract.ts';

export interface Decision {
  answer: Answer;
  /** Who answered. */
  player: Player;
  /** Given by the session, not by a person. */
  auto: boolean;
  /** The kind of question answered. */
  kind: PromptKind;
  /** What was done by it: the deed of the (first) option taken. Says nothing of cards. */
  did: Deed | 'surrender' | null;
  /** Phase that was moved on to. */
  to: string | null;
  /** Was there nothing to choose from? */
  bare: boolean;
  /** Turn in which the question was asked. */
  turn: number;
  /** Outcomes of chance that were fixed before it. */
  fix?: readonly (string | number)[];
}

export interface TreeNode {
  /** -1 at the root. */
  parent: number;
  decision: Decision | null;
  children: readonly number[];
  /** The child visited last, or -1: where "redo" goes. */
  next: number;
  depth: number;
}

export interface Tree {
  nodes: readonly TreeNode[];
  /** The position on the table. */
  at: number;
  /** Tip of the line that was left by going back and deciding otherwise, or -1. */
  left: number;
}

export const seedling: Tree = {
  nodes: [{ parent: -1, decision: null, children: [], next: -1, depth: 0 }],
  at: 0,
  left: -1,
};

/**
 * The tree without any line but the one to its position.
 * @returns also the nodes that are left, by their new numbers
 */
export function stem(tree: Tree): { tree: Tree; ids: number[] } {
  const ids = path(tree, tree.at);
  const last = ids.length - 1;
  const nodes = ids.map((id, i): TreeNode => {
    const next = i < last ? i + 1 : -1;
    return { ...tree.nodes[id], parent: i - 1, children: next < 0 ? [] : [next], next, depth: i };
  });
  return { tree: { nodes, at: last, left: -1 }, ids };
}

export function sameAnswer(a: Answer, b: Answer): boolean {
  if (typeof a === 'object' && 'surrender' in a)
    return typeof b === 'object' && 'surrender' in b && a.surrender === b.surrender;
  if (typeof b === 'object' && 'surrender' in b) return false;
  const as = typeof a === 'number' ? [a] : a;
  const bs = typeof b === 'number' ? [b] : b;
  return as.length === bs.length && as.every((n, i) => n === bs[i]);
}

/** The child of `at` that gives this answer, or -1. */
export function childOf(tree: Tree, at: number, answer: Answer): number {
  for (const child of tree.nodes[at].children) {
    const d = tree.nodes[child].decision;
    if (d && sameAnswer(d.answer, answer)) return child;
  }
  return -1;
}

/** Answers the question of the current position: walks to the child that already does so, or grows one. */
export function grow(tree: Tree, decision: Decision): Tree {
  const known = childOf(tree, tree.at, decision.answer);
  if (known >= 0) return walk(tree, known);
  const here = tree.nodes[tree.at];
  const id = tree.nodes.length;
  const branches = here.next >= 0 && !decision.auto;
  const nodes = tree.nodes.slice();
  nodes.push({ parent: tree.at, decision, children: [], next: -1, depth: here.depth + 1 });
  nodes[tree.at] = { ...here, children: [...here.children, id], next: id };
  return { nodes, at: id, left: branches ? tip(tree, tree.at) : tree.left };
}

/** Goes to a node and makes the way to it the line that "redo" follows. */
export function walk(tree: Tree, to: number): Tree {
  let nodes: TreeNode[] | null = null;
  for (let id = to; tree.nodes[id].parent >= 0; id = tree.nodes[id].parent) {
    const parent = tree.nodes[id].parent;
    if (tree.nodes[parent].next === id) continue;
    nodes ??= tree.nodes.slice();
    nodes[parent] = { ...nodes[parent], next: id };
  }
  const left = tree.left === to ? -1 : tree.left;
  return { nodes: nodes ?? tree.nodes, at: to, left };
}

/** Where the line through `from` ends. */
export function tip(tree: Tree, from: number): number {
  let id = from;
  while (tree.nodes[id].next >= 0) id = tree.nodes[id].next;
  return id;
}

/** From the root to a node, both included. */
export function path(tree: Tree, to: number): number[] {
  const ids: number[] = [];
  for (let id = to; id >= 0; id = tree.nodes[id].parent) ids.push(id);
  return ids.reverse();
}

/** The whole line on which the current position lies: from the root through it to its tip. */
export function line(tree: Tree): number[] {
  return path(tree, tip(tree, tree.at));
}

/** Did a person answer the question of this node (on its current line), or is it the end of the line? */
export function isStop(tree: Tree, id: number): boolean {
  const { next } = tree.nodes[id];
  return next < 0 || tree.nodes[next].decision?.auto === false;
}

/** The question a person answered last before `from`, or -1. */
export function back(tree: Tree, from: number = tree.at): number {
  for (let id = from; id > 0; id = tree.nodes[id].parent) {
    if (tree.nodes[id].decision?.auto === false) return tree.nodes[id].parent;
  }
  return -1;
}

/** The next question put to a person on the line that was left by going back, or -1. */
export function forth(tree: Tree, from: number = tree.at): number {
  let id = tree.nodes[from].next;
  if (id < 0) return -1;
  while (!isStop(tree, id)) id = tree.nodes[id].next;
  return id;
}

export function isAncestor(tree: Tree, ancestor: number, of: number): boolean {
  let id = of;
  while (tree.nodes[id].depth > tree.nodes[ancestor].depth) id = tree.nodes[id].parent;
  return id === ancestor;
}

/** Nodes that lie on the way from `target` to `from`, `target` itself excluded; empty when nothing is undone. */
export function undone(tree: Tree, from: number, target: number): number[] {
  const ids: number[] = [];
  let id = from;
  while (!isAncestor(tree, id, target)) {
    ids.push(id);
    id = tree.nodes[id].parent;
  }
  return ids.reverse();
}

/** Ends of all lines, in the order in which they were begun. */
export function tips(tree: Tree): number[] {
  return tree.nodes.flatMap((n, id) => (n.children.length === 0 ? [id] : []));
}

/**
 * Goes back to `to` and forgets what was tried since, if that was the newest growth and nothing else hangs on it;
 * otherwise only goes back.
 */
export function forget(tree: Tree, to: number): Tree {
  const gone = undone(tree, tree.at, to);
  if (gone.length === 0) return walk(tree, to);
  const first = gone[0];
  const newest = first + gone.length === tree.nodes.length && gone.every((id, i) => id === first + i);
  if (!newest) return walk(tree, to);
  const nodes = tree.nodes.slice(0, first);
  const children = nodes[to].children.filter((c) => c !== first);
  // What was tried and dropped leaves no branch behind: the line is again the one it was before.
  nodes[to] = { ...nodes[to], children, next: children.at(-1) ?? -1 };
  const kept = { nodes, at: to, left: tree.left < first ? tree.left : -1 };
  return kept.left >= 0 && isAncestor(kept, to, kept.left)
    ? { ...walk(kept, kept.left), at: to, left: -1 }
    : kept;
}
