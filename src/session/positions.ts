/**
 * What the duel looks like at any node of the tree: kept at every few decisions, replayed from there.
 * Also the facts that each decision brought about, as every viewer may know them.
 */
import type { DuelEvent, Viewer } from '../engine/contract.ts';
import type { Duel, Engine } from './engine.ts';
import { atOnce, type Work } from './slices.ts';
import type { Decision, Tree } from './tree.ts';

const EVERY = 8;

export interface Happened {
  /** Everything, cards by their lasting ids. */
  all: readonly DuelEvent[];
  seen: Record<Viewer, readonly DuelEvent[]>;
}

/** Carries out one decision of the tree. */
export function decided(
  engine: Engine,
  duel: Duel,
  { answer, fix }: Pick<Decision, 'answer' | 'fix'>,
): ReturnType<Engine['decide']> {
  if (!fix?.length) return engine.decide(duel, answer);
  const fixed = engine.clone(duel);
  engine.fix(fixed, fix);
  return engine.decide(fixed, answer);
}

const NOTHING: Happened = { all: [], seen: { 0: [], 1: [], judge: [] } };

export interface Positions {
  /** The duel at a node. Never change it. @throws what the engine throws when a record no longer replays */
  duel(tree: Tree, id: number): Duel;
  /** The same, bit by bit, with what happened on the way there. */
  approach(tree: Tree, id: number): Work<Duel>;
  /** What the decision that leads to a node brought about. */
  events(tree: Tree, id: number): Happened;
  /** Decides at the tree's position and remembers the outcome as node `id`. */
  enter(tree: Tree, id: number, duel: Duel, events: readonly DuelEvent[]): void;
  /** Forgets nodes from `id` on: they no longer exist. */
  drop(id: number): void;
}

export function createPositions(engine: Engine, root: Duel): Positions {
  const kept = new Map<number, Duel>([[0, root]]);
  const happened = new Map<number, Happened>([[0, NOTHING]]);
  /** The last few positions, whichever they are: those one steps between. */
  let recent: { id: number; duel: Duel }[] = [];

  const lookup = (id: number) => kept.get(id) ?? recent.find((r) => r.id === id)?.duel;

  function enter(tree: Tree, id: number, duel: Duel, events: readonly DuelEvent[]): void {
    if (tree.nodes[id].depth % EVERY === 0) kept.set(id, duel);
    else recent = [{ id, duel }, ...recent.filter((r) => r.id !== id)].slice(0, EVERY);
    if (happened.has(id)) return;
    const seen = (viewer: Viewer) => engine.viewEvents(duel, viewer, events);
    happened.set(id, { all: events, seen: { 0: seen(0), 1: seen(1), judge: seen('judge') } });
  }

  function* approach(tree: Tree, id: number): Work<Duel> {
    const way: number[] = [];
    let from = id;
    while (lookup(from) === undefined) {
      way.push(from);
      from = tree.nodes[from].parent;
    }
    let duel = lookup(from)!;
    for (const step of way.reverse()) {
      const next = decided(engine, duel, tree.nodes[step].decision!);
      duel = next.duel;
      enter(tree, step, duel, next.events);
      yield;
    }
    return duel;
  }

  const duelAt = (tree: Tree, id: number): Duel => lookup(id) ?? atOnce(approach(tree, id));

  return {
    duel: duelAt,
    approach,
    events(tree, id) {
      if (!happened.has(id)) {
        const before = duelAt(tree, tree.nodes[id].parent);
        const next = decided(engine, before, tree.nodes[id].decision!);
        enter(tree, id, next.duel, next.events);
      }
      return happened.get(id)!;
    },
    enter,
    drop(id) {
      for (const map of [kept, happened]) for (const key of map.keys()) if (key >= id) map.delete(key);
      recent = recent.filter((r) => r.id < id);
    },
  };
}
