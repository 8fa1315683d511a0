/** Looking ahead in a script: is the question that is open what the next decision, check or word is about? */
import type { Player } from '../../engine/index.ts';
import { isRefusedHere } from './ask.ts';
import { Trial } from './attempt.ts';
import type { Move, Step } from './model.ts';
import { declineOf } from './openings.ts';
import { isWindow, routine } from './routine.ts';
import type { Table } from './table.ts';

type Concern = Extract<Step, { kind: 'decide' | 'can' | 'cannot' }>;

/** No script needs more answers than this between two of its steps. */
export const MAX_ANSWERS = 400;

export class Outlook {
  readonly #table: Table;
  readonly #steps: readonly Step[];
  /** The step being carried out. */
  at = 0;
  /** A check that needs no stop on the way. */
  settled: Step | null = null;

  constructor(table: Table, steps: readonly Step[]) {
    this.#table = table;
    this.#steps = steps;
  }

  /** The next decision, `can` or `cannot`: what the open question could be about. */
  concern(): Concern | null {
    for (const step of this.#steps.slice(this.at + 1)) {
      if (step.kind === 'decide' || step.kind === 'can' || step.kind === 'cannot') return step;
      if (step.kind === 'resolve' || step.kind === 'pass' || step.kind === 'manual') return null;
    }
    return null;
  }

  nextMove(): Move | null {
    const step = this.concern();
    return step?.kind === 'decide' ? step.move : null;
  }

  /** Is the next decision, check or word about the open question itself? */
  isConcerned(): boolean {
    const step = this.concern();
    return step === null ? this.isWordConcerned() : this.#isAbout(step);
  }

  #isAbout(step: Concern): boolean {
    const table = this.#table;
    if (table.prompt?.player !== step.move.player || this.settled === step) return false;
    if (step.kind === 'cannot') return isRefusedHere(table, step.move, step.because);
    const passes = step.kind === 'decide' && step.move.decision.do === 'pass';
    return !(passes && this.#passComesLater(step.move.player)) && fits(table, step.move);
  }

  /** A `pass` declines a question or an optional trigger rather than one of the empty windows before it. */
  #passComesLater(player: Player): boolean {
    const at = this.#table.fork();
    for (let i = 0; i < 4; i++) {
      const { prompt } = at;
      if (prompt === null) return false;
      if (prompt.kind !== 'respond') return i > 0 && prompt.player === player && declineOf(prompt) !== null;
      const answer = prompt.options.length === 1 && at.duel.chain.length === 0 ? routine(at, prompt) : null;
      if (answer === null) return false;
      at.answer(answer);
    }
    return false;
  }

  /** A `resolve` that follows is about the chain or attack that is open, a `pass` about the window. */
  isWordConcerned(): boolean {
    const { duel, prompt } = this.#table;
    const word = this.#steps
      .slice(this.at + 1)
      .find((step) => step.kind !== 'expect' && step.kind !== 'toss' && step.kind !== 'rejects');
    if (word?.kind === 'resolve')
      return prompt?.kind === 'respond' && (duel.chain.length > 0 || duel.attack !== null);
    return word?.kind === 'pass' && prompt !== null && isWindow(prompt);
  }
}

/** The duel as it would be, by routine alone, where `there` holds; null if it does not get there. */
export function ahead(table: Table, there: (at: Table) => boolean): Table | null {
  const at = table.fork();
  for (let i = 0; i < MAX_ANSWERS; i++) {
    const { prompt } = at;
    if (prompt === null) return null;
    if (there(at)) return at;
    const answer = routine(at, prompt);
    if (answer === null) return null;
    at.answer(answer);
  }
  return null;
}

/** Would the decision be an answer, complete or not? */
export const fits = (table: Table, move: Move): boolean => new Trial(move, true).run(table).kind === 'fits';
