/** The engine's only door as a type; `createEngine` in index.ts makes it. */
import type {
  Action,
  Answer,
  DuelEvent,
  Prompt,
  Requirement,
  Setup,
  SetupFault,
  View,
  Viewer,
  Why,
} from './contract.ts';
import type { CardDef } from './definition.ts';
import type { Question } from './question.ts';
import type { Duel } from './state/duel.ts';

export interface Engine {
  /** Definition of a card by passcode, or undefined. */
  card(passcode: number): CardDef | undefined;
  /** What is wrong with a setup; empty when `create` will take it. */
  check(setup: Setup): SetupFault[];
  /**
   * Starts a duel and runs it to its first prompt.
   * @param ids filled with board card `key` -> card id, if given
   * @throws SetupError with the faults of `check`
   */
  create(setup: Setup, ids?: Map<string, number>): Duel;
  /** Is this a duel that can be gone on with? For what has been kept elsewhere: nothing else asks, and duels are trusted. */
  isDuel(value: unknown): value is Duel;
  /** The open question with cards by lasting id; null when the duel has ended. */
  prompt(duel: Duel): Prompt | null;
  /**
   * The open question itself, without the prompt built around it: for search, fuzzing and benchmarks. Read only, and only until
   * the next `play`.
   */
  question(duel: Duel): Question | null;
  /** The open question as `viewer` may see it: cards by view id, hidden names left out. Somebody who is not asked sees only the options that betray no hidden card. */
  viewPrompt(duel: Duel, viewer: Viewer): Prompt | null;
  /** Why an answer would be refused, or null if it is legal. */
  refusal(duel: Duel, answer: Answer): Why | null;
  /** Carries out an answer on a copy. @throws DecisionError, and nothing has changed */
  decide(duel: Duel, answer: Answer): { duel: Duel; events: DuelEvent[] };
  /** The in-place form of `decide`, without events: for search, fuzzing and benchmarks. */
  play(duel: Duel, answer: Answer): void;
  /**
   * As `play`, and on past every question that leaves no choice, such as windows in which nobody has anything to answer.
   * @throws DecisionError, and nothing has changed
   */
  playOn(duel: Duel, answer: Answer): void;
  /** Every requirement of an action, met or not, the decisive unmet one first; nothing the viewer may not know. Cards by view id. */
  explain(duel: Duel, viewer: Viewer, action: Action): Requirement[];
  /** What somebody might try with a card now, legal or not (for menus and the inspector). Card by view id. */
  attempts(duel: Duel, viewer: Viewer, card: number): Action[];
  view(duel: Duel, viewer: Viewer): View;
  viewEvents(duel: Duel, viewer: Viewer, events: readonly DuelEvent[]): DuelEvent[];
  clone(duel: Duel): Duel;
  /** 32-bit hash of everything that matters, as 8 hex digits. */
  hash(duel: Duel): string;
  /** Fixes the next random outcomes (`heads`, `tails`, 1..6), in place. */
  fix(duel: Duel, tosses: readonly (string | number)[]): void;
  /** Fixed outcomes not used yet. */
  unused(duel: Duel): readonly (string | number)[];
}

/** An answer the rules do not allow; the duel is unchanged. */
export class DecisionError extends Error {
  readonly why: Why;
  constructor(why: Why) {
    super(`${why.code} ${JSON.stringify(why.facts)}`);
    this.name = 'DecisionError';
    this.why = why;
  }
}

/** A setup the rules do not allow. */
export class SetupError extends Error {
  readonly faults: readonly SetupFault[];
  constructor(faults: readonly SetupFault[]) {
    super(faults.map((f) => `${f.where}: ${f.code} ${JSON.stringify(f.facts)}`).join('; '));
    this.name = 'SetupError';
    this.faults = faults;
  }
}

/** Where the rules were when they failed: facts, for those who look for the mistake. */
export interface FailedWhere {
  /** Steps that were carried out since the last answer. */
  steps: number;
  turn: number;
  phase: string;
  /** What was under way, the innermost first, as `procedure.step`, with the card's name where it is an effect. */
  frames: readonly string[];
}

/** The rules went on and on without asking anybody: a mistake of theirs or of a card, never of an answer. The duel is spoilt. */
export class EngineError extends Error {
  readonly where: FailedWhere;
  constructor(where: FailedWhere) {
    super(`no question after ${where.steps} steps, in turn ${where.turn}: ${where.frames.join(' < ')}`);
    this.name = 'EngineError';
    this.where = where;
  }
}
