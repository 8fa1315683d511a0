/**
 * One duel with all its lines: the tree, the positions, and who holds the device. Everything the table shows of it is worked
 * out by table.ts; this file carries out.
 */
import type {
  Answer,
  DuelEvent,
  Player,
  Prompt,
  Setup,
  View,
  Viewer,
  WindowView,
} from '../engine/contract.ts';
import { LIMITS } from '../formats/limits.ts';
import { couldRespond, hiddenPool } from './could.ts';
import type { Duel, Engine } from './engine.ts';
import { followUp, type Pending } from './intent.ts';
import { autoAnswer } from './policy.ts';
import { createPositions, decided, type Positions } from './positions.ts';
import { type DuelRecord, RECORD_VERSION, readTree, writeDecisions } from './record.ts';
import type { Hands, Settings } from './settings.ts';
import type { Work } from './slices.ts';
import * as trees from './tree.ts';

/** More answers in a row than this without a person is no duel but a loop. */
const PATIENCE = 2000;

export interface Match {
  setup: Setup;
  names: [string, string];
  hands: Hands;
  /** Non-null if the tree does not begin with the setup. */
  root: Duel | null;
  tree: trees.Tree;
  positions: Positions;
  /** Who has seen the table last. */
  holder: Player | null;
  /** Has any line ended? */
  over: boolean;
  /** What is left to be said of a gesture. */
  pending: Pending | null;
  /** Who holds "pass". */
  passing: [boolean, boolean];
  /** The answer that is being carried out; it stays there if that fails. */
  trying: Given | null;
  hashes: Map<number, { turn: number; hash: string }>;
  /** What the judge saw last: from one answer to the next the same position is looked at several times. */
  seen: { duel: Duel; view: View } | null;
}

export function newMatch(
  engine: Engine,
  setup: Setup,
  names: [string, string],
  hands: Hands,
  root?: Duel,
): Match {
  return {
    setup,
    names,
    hands,
    root: root ?? null,
    tree: trees.seedling,
    positions: createPositions(engine, root ?? engine.create(setup)),
    holder: null,
    over: false,
    pending: null,
    passing: [false, false],
    trying: null,
    hashes: new Map(),
    seen: null,
  };
}

export const duelOf = (m: Match): Duel => m.positions.duel(m.tree, m.tree.at);

export const isOpen = (m: Match): boolean => m.hands === 'open' || m.over;

/** Forgets everything about nodes that the tree no longer has. */
export function drop(m: Match): void {
  const end = m.tree.nodes.length;
  m.positions.drop(end);
  for (const id of m.hashes.keys()) if (id >= end) m.hashes.delete(id);
}

/** Who looks at the table: the one who holds the device, or everybody. */
export function viewerOf(m: Match): Viewer {
  return isOpen(m) ? 'judge' : (m.holder ?? 0);
}

function judged(engine: Engine, m: Match, duel: Duel): View {
  if (m.seen?.duel !== duel) m.seen = { duel, view: engine.view(duel, 'judge') };
  return m.seen.view;
}

/** An answer as it is carried out. */
export type Given = Pick<trees.Decision, 'answer' | 'auto' | 'fix'>;

/** Carries out one answer. @throws DecisionError, and nothing has changed */
function step(engine: Engine, m: Match, prompt: Prompt, given: Given): void {
  const { answer, auto, fix } = given;
  m.trying = given;
  const duel = duelOf(m);
  const { turn } = judged(engine, m, duel);
  const next = decided(engine, duel, given);
  const gaveUp = typeof answer === 'object' && 'surrender' in answer;
  const taken = gaveUp ? undefined : prompt.options[typeof answer === 'number' ? answer : answer[0]];
  const tree = trees.grow(m.tree, {
    answer,
    player: gaveUp ? answer.surrender : prompt.player,
    did: gaveUp ? 'surrender' : (taken?.do ?? null),
    to: taken?.do === 'phase' ? String(taken.value) : null,
    auto,
    kind: prompt.kind,
    bare: prompt.options.length === 1,
    turn,
    ...(fix?.length ? { fix } : {}),
  });
  m.positions.enter(tree, tree.at, next.duel, next.events);
  m.tree = tree;
  m.trying = null;
  const after = judged(engine, m, next.duel);
  if (after.turn !== turn) m.hashes.set(tree.at, { turn: after.turn, hash: engine.hash(next.duel) });
  if (after.result) m.over = true;
}

/** Was this player the last one asked, with nothing to choose, and has nobody decided anything since? */
function askedInVain(m: Match, player: Player): boolean {
  const { tree } = m;
  for (let id = tree.at; id > 0; id = tree.nodes[id].parent) {
    const { decision: d, parent } = tree.nodes[id];
    if (d!.auto) continue;
    if (d!.player === player) return d!.kind === 'respond' && d!.bare;
    // That the turn player goes on through the Draw and the Standby Phase changes nothing.
    if (d!.kind !== 'act' || !beforeMain(m.positions.duel(tree, parent))) return false;
    if (m.positions.events(tree, id).all.some((e) => e.kind !== 'phase')) return false;
  }
  return false;
}

const beforeMain = (duel: Duel): boolean => duel.phase === 'draw' || duel.phase === 'standby';

/** Has nothing happened but a phase beginning, or a due draw? */
const isRoutine = (window: WindowView | null): boolean =>
  window !== null && window.link < 0 && window.events.every((e) => e.kind === 'phase' || e.kind === 'draw');

/** Did this player pass the very same options, and has nothing happened since? Leaving a phase asks so of its only window. */
function passedAlready(engine: Engine, m: Match, prompt: Prompt): boolean {
  const { tree, positions } = m;
  for (let id = tree.at; id > 0; id = tree.nodes[id].parent) {
    if (positions.events(tree, id).all.length > 0) return false;
    const { decision: d, parent } = tree.nodes[id];
    if (d!.auto) continue;
    if (d!.player !== prompt.player || d!.kind !== 'respond') return false;
    const before = engine.prompt(positions.duel(tree, parent));
    return JSON.stringify(before?.options) === JSON.stringify(prompt.options);
  }
  return false;
}

function routine(view: View): boolean {
  return (
    view.phase === 'draw' ||
    view.phase === 'standby' ||
    view.phase === 'end' ||
    view.step === 'start' ||
    view.step === 'end'
  );
}

function unasked(engine: Engine, m: Match, prompt: Prompt, settings: Settings): Answer | null {
  const duel = duelOf(m);
  const { player } = prompt;
  if (m.pending) {
    if (m.pending.player !== player || prompt.kind === 'act' || prompt.kind === 'respond') m.pending = null;
    else {
      const viewer = isOpen(m) ? 'judge' : player;
      const said = followUp(engine.viewPrompt(duel, viewer)!, m.pending);
      if (said !== null && engine.refusal(duel, said) === null) return said;
    }
  }
  const judge = judged(engine, m, duel);
  const last = judge.chain.at(-1);
  return autoAnswer(prompt, {
    policy: settings.windows[player],
    zones: settings.zones,
    passing: m.passing[player],
    askedInVain: askedInVain(m, player),
    passedAlready: () => passedAlready(engine, m, prompt),
    freeSoon:
      judge.turnPlayer === player && prompt.window?.box === 'turn-player-chance' && isRoutine(prompt.window),
    ownDoing: (prompt.window?.box === 'chain' ? last?.player : judge.turnPlayer) === player,
    routine: routine(judge),
    could: () => {
      const seen = engine.view(duel, player === 0 ? 1 : 0);
      const pool = hiddenPool(m.setup, seen, player);
      return couldRespond(seen, player, prompt.window!, pool, (code) => engine.card(code));
    },
  });
}

/** Answers what needs no person, until somebody has to be asked or the duel has ended. */
export function settle(engine: Engine, m: Match, settings: Settings): void {
  for (let i = 0; i < PATIENCE; i++) {
    const prompt = engine.prompt(duelOf(m));
    if (!prompt) return;
    const answer = unasked(engine, m, prompt, settings);
    if (answer === null) return;
    step(engine, m, prompt, { answer, auto: true });
  }
  throw new Error(`The duel went on for ${PATIENCE} answers without asking anybody`);
}

/** A person's answer, and everything that follows from it by itself. */
export function answer(engine: Engine, m: Match, given: Answer, settings: Settings): void {
  const prompt = engine.prompt(duelOf(m));
  if (!prompt) throw new Error('The duel has ended');
  step(engine, m, prompt, { answer: given, auto: false });
  settle(engine, m, settings);
}

/**
 * Carries out answers as they were given once.
 * @returns how many of them could be: all, or those before the first that the rules no longer take
 */
export function replay(engine: Engine, m: Match, answers: readonly Given[]): number {
  for (const [i, given] of answers.entries()) {
    const prompt = engine.prompt(duelOf(m));
    if (!prompt || engine.refusal(duelOf(m), given.answer) !== null) return i;
    step(engine, m, prompt, given);
  }
  return answers.length;
}

function givenAt(tree: trees.Tree, id: number): Given {
  const { answer, auto, fix } = tree.nodes[id].decision!;
  return { answer, auto, ...(fix ? { fix } : {}) };
}

/** The answers that led to where the match stands. */
export const answersOf = ({ tree }: Match): Given[] =>
  trees
    .path(tree, tree.at)
    .slice(1)
    .map((id) => givenAt(tree, id));

/** The answers given since node `from`, the last one being that which was carried out when something failed. */
export function triedSince({ tree, trying }: Match, from: number): Given[] {
  const given = from < tree.nodes.length ? trees.undone(tree, tree.at, from) : [];
  return [...given.map((id) => givenAt(tree, id)), ...(trying ? [trying] : [])];
}

/** The answers that began what the present question belongs to, newest last; null if nothing is half made. */
export function halfMade(m: Match, prompt: Prompt): { from: number; steps: number[] } | null {
  if (['act', 'respond', 'trigger', 'order'].includes(prompt.kind)) return null;
  const steps: number[] = [];
  for (let id = m.tree.at; id > 0; id = m.tree.nodes[id].parent) {
    const d = m.tree.nodes[id].decision!;
    steps.unshift(id);
    if (d.player !== prompt.player) return null;
    if (d.kind === 'act' || d.kind === 'respond') {
      return d.auto ? null : { from: m.tree.nodes[id].parent, steps };
    }
  }
  return null;
}

export function stepsOf(m: Match, ids: readonly number[]) {
  return ids.map((id) => ({
    decision: m.tree.nodes[id].decision!,
    events: m.positions.events(m.tree, id).all as readonly DuelEvent[],
  }));
}

/** What of a match is kept: all of it; the line to where it stands, if its lines are too many; else the position. */
function keptOf(m: Match, duel: Duel): Pick<Match, 'root' | 'tree' | 'hashes'> {
  if (m.tree.nodes.length <= LIMITS.decisions) return m;
  const { tree, ids } = trees.stem(m.tree);
  if (ids.length > LIMITS.decisions) return { root: duel, tree: trees.seedling, hashes: new Map() };
  const hashes = new Map(ids.flatMap((id, i) => (m.hashes.has(id) ? [[i, m.hashes.get(id)!] as const] : [])));
  return { root: m.root, tree, hashes };
}

/** The match as it is kept: never more of it than is read again. */
export function toRecord(engine: Engine, m: Match): DuelRecord {
  const duel = duelOf(m);
  const { root, tree, hashes } = keptOf(m, duel);
  const onLine = new Set(trees.line(tree));
  return {
    version: RECORD_VERSION,
    setup: m.setup,
    names: m.names,
    hands: m.hands,
    root: root as DuelRecord['root'],
    decisions: writeDecisions(tree),
    at: tree.at,
    left: tree.left,
    over: m.over,
    hashes: [...hashes].filter(([id]) => onLine.has(id)).map(([node, h]) => ({ node, ...h })),
    snapshot: duel as unknown as DuelRecord['snapshot'],
    hash: engine.hash(duel),
  };
}

/** Where a record stopped following the engine that reads it: the last turn that still agreed. */
export interface Restored {
  match: Match;
  /** False if the decisions no longer lead where they led, so that only the position could be kept. */
  whole: boolean;
  diverged: number | null;
}

/** @throws if it is not what the engine would go on with */
function trusted(engine: Engine, position: DuelRecord['root']): Duel | undefined {
  if (position === null) return undefined;
  if (!engine.isDuel(position)) throw new Error('What was kept is no duel');
  return position;
}

/** The rest of the line on which a match stands. What fails there fails again when somebody goes there. */
function* goAhead({ tree, positions }: Match): Work<void> {
  try {
    yield* positions.approach(tree, trees.tip(tree, tree.at));
  } catch {
    // Nobody has gone there yet.
  }
}

/** @throws if neither the decisions nor the snapshot can be used */
export function* fromRecord(engine: Engine, record: DuelRecord): Work<Restored> {
  let diverged: number | null = null;
  try {
    const match = newMatch(engine, record.setup, record.names, record.hands, trusted(engine, record.root));
    match.tree = readTree(record);
    match.over = record.over;
    const { tree, positions } = match;
    for (const { node, turn, hash } of record.hashes) {
      match.hashes.set(node, { turn, hash });
      if (diverged !== null) continue;
      if (engine.hash(yield* positions.approach(tree, node)) !== hash) diverged = turn;
    }
    const here = engine.hash(yield* positions.approach(tree, tree.at));
    if (diverged === null && here === record.hash) {
      yield* goAhead(match);
      return { match, whole: true, diverged };
    }
    const stood = trusted(engine, record.snapshot)!;
    if (here !== record.hash && here === engine.hash(stood)) {
      // It stands where it stood: only the hashes were reckoned otherwise, by another version.
      for (const [node, { turn }] of match.hashes)
        match.hashes.set(node, { turn, hash: engine.hash(yield* positions.approach(tree, node)) });
      return { match, whole: true, diverged: null };
    }
  } catch {
    // The decisions do not replay; what stood on the table is still there.
  }
  const root = structuredClone(trusted(engine, record.snapshot)!);
  if (engine.hash(root) !== record.hash) throw new Error('Neither decisions nor snapshot can be used');
  engine.prompt(root);
  const match = newMatch(engine, record.setup, record.names, record.hands, root);
  match.over = record.over;
  return { match, whole: false, diverged };
}
