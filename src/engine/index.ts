/**
 * The rules engine's door. Pure: no clock, no chance but the duel's own, no card known by name.
 *
 * `const engine = createEngine({ cards })` holds the definitions; a duel is a plain JSON value that every function takes.
 */
import { DecisionError, type Engine, SetupError } from './api.ts';
import { Catalog } from './catalog.ts';
import { valuesNow } from './continuous/changes.ts';
import type { Answer, DuelEvent, Player, Why } from './contract.ts';
import type { CardDef } from './definition.ts';
import { Game } from './game.ts';
import { attemptsWith, explainAction } from './legality/explain.ts';
import { surrender } from './procedures/victory.ts';
import { profileOf } from './profile.ts';
import { picksOf, promptOf } from './prompt.ts';
import { run } from './run.ts';
import { isSound } from './sound/index.ts';
import { checkSetup } from './state/check.ts';
import { cloneDuel } from './state/clone.ts';
import type { Duel } from './state/duel.ts';
import { hashDuel } from './state/hash.ts';
import { makeDuel } from './state/setup.ts';
import { fromViewId, viewDuel, viewEvent, viewId } from './state/view.ts';

const MOST_GAMES = 4;

export interface EngineParts {
  cards: readonly CardDef[];
}

/** @throws Error if two definitions share a passcode */
export function createEngine({ cards }: EngineParts): Engine {
  const library = new Map<number, CardDef>();
  for (const def of cards) {
    if (library.has(def.passcode)) throw new Error(`two cards with passcode ${def.passcode}: ${def.name}`);
    library.set(def.passcode, def);
  }
  /**
   * The games of the last few duels, the latest first: most calls are about the same duel as the last one. No more are kept, and not
   * by a weak map, which would let none of them go before the old generation is collected.
   */
  const games: Game[] = [];

  function definition(passcode: number): CardDef {
    const def = library.get(passcode);
    if (def === undefined) throw new Error(`no definition for card ${passcode}`);
    return def;
  }

  /** The catalog of the duel's cards: the one used last if it fits. */
  function catalogOf(duel: Duel): Catalog {
    const latest = games.at(0);
    if (latest?.catalog.covers(duel)) return latest.catalog;
    const catalog = new Catalog(definition);
    catalog.learn(duel);
    return catalog;
  }

  /** The duel with its caches; its open question is asked again if they were lost. */
  function open(duel: Duel): Game {
    return games.length > 0 && games[0].duel === duel ? games[0] : reopen(duel);
  }

  function reopen(duel: Duel): Game {
    const at = games.findIndex((g) => g.duel === duel);
    const g = at < 0 ? begin(duel) : games[at];
    if (at >= 0) games.splice(at, 1);
    else if (games.length === MOST_GAMES) games.pop();
    games.unshift(g);
    return g;
  }

  function begin(duel: Duel): Game {
    const profile = profileOf(duel.profile);
    if (profile === undefined) throw new Error(`no rule profile ${duel.profile}`);
    const g = new Game(duel, profile, catalogOf(duel));
    // Not kept before: a duel whose question cannot be asked again is not one that has none.
    run(g);
    return g;
  }

  /** Reads from a duel. What was derived of it when that fails may be half made: it is made anew the next time. */
  function read<T>(duel: Duel, from: (g: Game) => T): T {
    try {
      return from(open(duel));
    } catch (error) {
      const at = games.findIndex((g) => g.duel === duel);
      if (at >= 0) games.splice(at, 1);
      throw error;
    }
  }

  function answer(g: Game, given: Answer): void {
    if (isSurrender(given)) {
      if (g.duel.result === null) surrender(g, given.surrender);
      g.question = null;
      return;
    }
    const q = g.question;
    const picks = picksOf(g, given);
    if (!isPicks(picks) || q === null) throw new DecisionError(picks as Why);
    g.picks = picks;
    g.picked = picks.length === 1 ? [q.options[picks[0]]] : picks.map((i) => q.options[i]);
    run(g);
  }

  return {
    card: (passcode) => library.get(passcode),
    check: (setup) => checkSetup(setup, library),
    create(setup, ids) {
      const faults = checkSetup(setup, library);
      if (faults.length > 0) throw new SetupError(faults);
      const duel = makeDuel(setup, library, ids);
      open(duel);
      return duel;
    },
    isDuel: (value) => isSound(value, library),
    prompt: (duel) => read(duel, (g) => promptOf(g, 'judge')),
    question: (duel) => open(duel).question,
    viewPrompt: (duel, viewer) => read(duel, (g) => promptOf(g, viewer)),
    refusal(duel, given) {
      if (isSurrender(given)) return null;
      const picks = picksOf(open(duel), given);
      return isPicks(picks) ? null : picks;
    },
    decide(duel, given) {
      // Refused before anything is copied: the old duel is never touched.
      const refusal = this.refusal(duel, given);
      if (refusal !== null) throw new DecisionError(refusal);
      const next = cloneDuel(duel);
      const g = open(next);
      const events: DuelEvent[] = [];
      g.sink = events;
      g.told = valuesNow(g);
      try {
        answer(g, given);
      } finally {
        g.sink = null;
        g.told = null;
      }
      return { duel: next, events };
    },
    play: (duel, given) => answer(open(duel), given),
    playOn(duel, given) {
      const g = open(duel);
      g.hurried = true;
      try {
        answer(g, given);
      } finally {
        g.hurried = false;
      }
    },
    explain: (duel, viewer, action) =>
      read(duel, (g) => {
        const card = fromViewId(g, viewer, action.card);
        const on = action.on === undefined || action.on < 0 ? action.on : fromViewId(g, viewer, action.on);
        const list = explainAction(g, viewer, { ...action, card, ...(on === undefined ? {} : { on }) });
        if (viewer === 'judge') return list;
        return list.map((r) => ({ ...r, facts: viewFacts(g, viewer, r.facts) }));
      }),
    attempts: (duel, viewer, card) =>
      read(duel, (g) => {
        const id = fromViewId(g, viewer, card);
        return id < 0 ? [] : attemptsWith(g, viewer, id).map((a) => ({ ...a, card }));
      }),
    view: (duel, viewer) => read(duel, (g) => viewDuel(g, viewer)),
    viewEvents: (_duel, viewer, events) => events.map((e) => viewEvent(viewer, e)),
    clone: cloneDuel,
    hash: hashDuel,
    fix(duel, tosses) {
      duel.fixed.push(...tosses);
    },
    unused: (duel) => duel.fixed,
  };
}

/** Answers come from outside: what is no surrender of one of the two players is left to be refused as picks. */
const isSurrender = (given: Answer): given is { surrender: Player } =>
  typeof given === 'object' &&
  given !== null &&
  'surrender' in given &&
  (given.surrender === 0 || given.surrender === 1);

const isPicks = (x: readonly number[] | Why): x is readonly number[] => Array.isArray(x);

function viewFacts(g: Game, viewer: Parameters<typeof viewId>[1], facts: import('./contract.ts').Facts) {
  const out = { ...facts };
  for (const key of ['card', 'other', 'by'] as const) {
    const id = out[key];
    if (id !== undefined) out[key] = viewId(g, viewer, id);
  }
  if (out.cards) out.cards = out.cards.map((id) => viewId(g, viewer, id));
  return out;
}

export type { Engine } from './api.ts';
export { DecisionError, EngineError, type FailedWhere, SetupError } from './api.ts';
export { PROMPT_KINDS } from './contract/prompts.ts';
export { REASON_CODES } from './contract/reasons.ts';
export type * from './contract.ts';
export type { CardDef } from './definition.ts';
export type { Card, Duel } from './state/duel.ts';
export { idOf } from './state/duel.ts';
