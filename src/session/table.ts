/** What the table may show of a match at this moment. Nothing hidden from the one who looks is in here. */
import type { DuelEvent, LinkView, Phase, Player, Prompt, View, Viewer } from '../engine/contract.ts';
import { type LogEntry, logOf, type Stop, stopsOf } from './account.ts';
import type { Engine } from './engine.ts';
import { duelOf, halfMade, isOpen, type Match, stepsOf, viewerOf } from './match.ts';
import { isHalfMade } from './reveal.ts';
import * as trees from './tree.ts';

export interface Curtain {
  to: Player;
  /** Who had the device; null when nobody has yet. */
  from: Player | null;
  turn: number;
  turnPlayer: Player;
  phase: Phase;
  links: number;
  /** Passcode of the newest chain link, 0 if there is none. */
  newest: number;
}

export interface Table {
  names: [string, string];
  viewer: Viewer;
  /** Who sits at the lower edge. */
  bottom: Player;
  /** Who must answer; null when the duel has ended. */
  asked: Player | null;
  open: boolean;
  over: boolean;
  /** Stands between the players; then `view` and `prompt` are null. */
  curtain: Curtain | null;
  view: View | null;
  prompt: Prompt | null;
  result: View['result'];
  log: readonly LogEntry[];
  stops: readonly Stop[];
  at: number;
  /** The chain that has just ended, as its links came out; empty once something else has happened. */
  lastChain: readonly LinkView[];
  /** End of the line that was left by deciding otherwise, or -1. */
  left: number;
  canUndo: boolean;
  canRedo: boolean;
  /** Has the present question been begun by an action that may still be dropped? */
  canCancel: boolean;
  passing: readonly [boolean, boolean];
  /** What has happened since the table was last shown, to be played by it; `id` is new each time. */
  fresh: { id: number; events: readonly DuelEvent[] };
}

function curtainFor(engine: Engine, m: Match, asked: Player): Curtain {
  const seen = engine.view(duelOf(m), asked === 0 ? 1 : 0);
  return {
    to: asked,
    from: m.holder,
    turn: seen.turn,
    turnPlayer: seen.turnPlayer,
    phase: seen.phase,
    links: seen.chain.length,
    newest: seen.chain.at(-1)?.passcode ?? 0,
  };
}

/** How a link came out, by what was told of it. */
function outcome(link: LinkView, events: readonly DuelEvent[]): LinkView['state'] {
  const about = events.filter((e) => e.link === link.index);
  // A negation is told under the link that brings it about.
  const negated = events.find(
    (e) =>
      e.kind === 'negate' &&
      e.how !== 'summon' &&
      e.card === link.card &&
      (e.link ?? link.index) >= link.index,
  );
  if (negated) return negated.how === 'activation' ? 'activation-negated' : 'effect-negated';
  return about.some((e) => e.kind === 'fizzle') ? 'fizzled' : 'resolved';
}

/** A chain is gone the moment its last link has resolved; what it was is still to be seen until something else happens. */
function lastChainOf(engine: Engine, m: Match, viewer: Viewer): LinkView[] {
  const { tree, positions } = m;
  for (let id = tree.at; id > 0; id = tree.nodes[id].parent) {
    const events = positions.events(tree, id).seen[viewer];
    const ended = events.some((e) => e.kind === 'chain-end');
    if (!ended && events.length > 0) return [];
    if (!ended) continue;
    const { chain } = engine.view(positions.duel(tree, tree.nodes[id].parent), viewer);
    return chain.map((link) => ({ ...link, state: outcome(link, events), steps: [] }));
  }
  return [];
}

let shown = 0;

/** @param since node that the table showed before, if what came after it is to be played */
export function tableOf(engine: Engine, m: Match, since: number | null): Table {
  const duel = duelOf(m);
  const raw = engine.prompt(duel);
  const asked = raw?.player ?? null;
  const open = isOpen(m);
  const hidden = !open && asked !== null && asked !== m.holder;
  const viewer = viewerOf(m);
  const view = engine.view(duel, viewer);
  const begun = raw && halfMade(m, raw);
  const passed = since === null ? [] : trees.undone(m.tree, m.tree.at, since);
  return {
    names: m.names,
    viewer,
    bottom: open ? view.turnPlayer : (m.holder ?? asked ?? 0),
    asked,
    open,
    over: m.over,
    curtain: hidden ? curtainFor(engine, m, asked) : null,
    view: hidden ? null : view,
    prompt: hidden ? null : engine.viewPrompt(duel, viewer),
    result: view.result,
    log: hidden ? [] : logOf(m, viewer),
    stops: hidden ? [] : stopsOf(m, viewer, view.turn, asked ?? view.turnPlayer),
    at: m.tree.at,
    lastChain: hidden || view.chain.length > 0 ? [] : lastChainOf(engine, m, viewer),
    left: m.tree.left,
    canUndo: trees.back(m.tree) >= 0,
    canRedo: trees.forth(m.tree) >= 0,
    canCancel: !!begun && !hidden && isHalfMade(stepsOf(m, begun.steps), raw.player),
    passing: [...m.passing],
    fresh: {
      id: ++shown,
      events: hidden ? [] : passed.flatMap((id) => m.positions.events(m.tree, id).seen[viewer]),
    },
  };
}
