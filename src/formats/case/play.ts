/** Plays a case step by step: what the words of a script do between the decisions that it writes down. */
import type { Answer, DuelEvent, Phase, Player, Prompt } from '../../engine/index.ts';
import { can, cannot, reasonTexts, rejects } from './ask.ts';
import { type Attempt, Trial } from './attempt.ts';
import { mismatch } from './expect.ts';
import type { CaseFile, Decision, Move, Step } from './model.ts';
import { declineOf, isOpen } from './openings.ts';
import { ahead, fits, MAX_ANSWERS, Outlook } from './outlook.ts';
import { isFree, isWindow, routine } from './routine.ts';
import { moveText, promptText } from './sentences.ts';
import { settledLink } from './settle.ts';
import type { Table } from './table.ts';

/** A step that did not go as it should. */
export class StepFailure extends Error {
  readonly expected: string;
  readonly got: string;
  constructor(expected: string, got: string) {
    super(`expected ${expected}, got ${got}`);
    this.name = 'StepFailure';
    this.expected = expected;
    this.got = got;
  }
}

export class Play {
  readonly table: Table;
  readonly #steps: readonly Step[];
  readonly #outlook: Outlook;
  /** Where the turn player was going when somebody answered on the way. */
  #interrupted: { turn: number; phase: Phase } | null = null;
  /** Triggers taken up, whose costs and targets the script has named before they are asked for. */
  #promises: { move: Move; since: number }[] = [];

  constructor(table: Table, file: CaseFile) {
    this.table = table;
    this.#steps = file.steps;
    this.#outlook = new Outlook(table, file.steps);
  }

  /** @throws StepFailure */
  step(index: number): void {
    this.#outlook.at = index;
    const step = this.#steps[index];
    this.#carryOut(step);
    const exact = step.kind === 'decide' && step.move.decision.do === 'answer';
    if (!exact && (step.kind === 'decide' || step.kind === 'resolve' || step.kind === 'pass')) this.#infer();
    if (this.#promises.length > 0) this.#checkPromises();
  }

  /** After the last step: what was named for a trigger must have come up. @throws StepFailure */
  finish(): void {
    const [left] = this.#promises;
    if (left !== undefined)
      throw new StepFailure(moveText(left.move), promptText(this.table, this.table.prompt));
  }

  /** What has exactly one possibility is no question, unless the script names it all the same. */
  #infer(): void {
    const { table } = this;
    for (let i = 0; i < MAX_ANSWERS; i++) {
      const { prompt } = table;
      if (prompt === null || isOpen(prompt) || isWindow(prompt)) return;
      if (this.#keepPromise()) continue;
      if (this.#outlook.isConcerned()) return;
      const answer = declineOf(prompt) === null ? routine(table, prompt) : null;
      if (answer === null) return;
      table.answer(answer);
    }
  }

  #carryOut(step: Step): void {
    const { table } = this;
    switch (step.kind) {
      case 'decide':
        this.#decide(step.move);
        return;
      case 'resolve':
        this.#resolve();
        return;
      case 'pass':
        this.#pass();
        return;
      case 'toss':
        table.fix(step.outcomes);
        return;
      case 'expect':
        for (const check of step.checks) {
          const wrong = mismatch(table, check);
          if (wrong !== null) throw new StepFailure(wrong.expected, wrong.got);
        }
        return;
      case 'can':
        judge(`can ${moveText(step.move)}`, can(table, step.move));
        return;
      case 'cannot': {
        const why =
          step.because === null
            ? ''
            : ` because ${step.because}${step.by === null ? '' : ` by ${step.by.text}`}`;
        judge(`cannot ${moveText(step.move)}${why}`, cannot(table, step.move, step.because, step.by));
        return;
      }
      case 'rejects':
        judge(`rejects ${moveText(step.move)}`, rejects(table, step.move));
        return;
      case 'manual':
        throw new StepFailure(`manual: ${step.what}`, 'manual steps are not carried out by this version');
    }
  }

  // -------------------------------------------------------------- decisions

  #decide(move: Move): void {
    const { decision } = move;
    if (decision.do === 'answer') {
      this.#answer(move, decision.answer);
      return;
    }
    const goes = (decision.do === 'phase' || decision.do === 'endTurn') && this.#goOn(move, decision);
    if (!goes) this.#give(move);
  }

  /** Gives exactly this answer to exactly the open question. */
  #answer(move: Move, answer: Answer): void {
    const { table } = this;
    const { prompt } = table;
    const surrender = typeof answer === 'object' && 'surrender' in answer;
    if (prompt === null || (!surrender && prompt.player !== move.player))
      throw new StepFailure(moveText(move), promptText(table, prompt));
    const refused = table.engine.refusal(table.duel, answer);
    if (refused !== null)
      throw new StepFailure(moveText(move), `a refusal: ${refused.code}; ${promptText(table, prompt)}`);
    table.answer(answer);
  }

  /** Gives the decision at the earliest question that it answers; windows on the way there pass. */
  #give(move: Move): void {
    const { table } = this;
    let miss: Attempt | null = null;
    const reasons = () => reasonTexts(start, move);
    const start = table.fork();
    for (let i = 0; i < MAX_ANSWERS; i++) {
      if (this.#keepPromise()) continue;
      const { prompt } = table;
      if (prompt === null) break;
      const attempt = new Trial(move, false, this.#outlook.nextMove()?.decision ?? null).run(table);
      if (attempt.kind === 'fits') {
        for (const answer of attempt.answers) table.answer(answer);
        if (attempt.pending) this.#promises.push({ move, since: start.log.length });
        return;
      }
      if (attempt.kind === 'refused') throw new StepFailure(moveText(move), attempt.reason);
      if (miss === null || attempt.stage !== 'option') miss = attempt;
      const answer = routine(table, prompt) ?? this.#resumed(prompt);
      if (answer === null) break;
      table.answer(answer);
    }
    const { prompt } = table;
    const asked =
      prompt !== null && !isFree(table, prompt)
        ? `${promptText(table, prompt)}, which must be answered first`
        : '';
    const near = miss?.kind === 'misfit' && miss.stage !== 'option' ? miss.reason : '';
    const why = near || reasons() || (miss?.kind === 'misfit' ? miss.reason : '');
    throw new StepFailure(
      moveText(move),
      prompt === null ? 'the duel has ended' : `a refusal: ${asked || why}`,
    );
  }

  /** Answers what a trigger asks for that was taken up together with others. */
  #keepPromise(): boolean {
    const { table } = this;
    const kind = table.prompt?.kind;
    if (kind !== 'choose' && kind !== 'option' && kind !== 'confirm') return false;
    for (const { move } of this.#promises) {
      const attempt = new Trial(move, false).run(table);
      if (attempt.kind !== 'fits') continue;
      for (const answer of attempt.answers) table.answer(answer);
      return true;
    }
    return false;
  }

  /** What was named for a trigger beforehand must be what its link shows. */
  #checkPromises(): void {
    this.#promises = this.#promises.filter(({ move, since }) => {
      const { decision } = move;
      const wrong = decision.do === 'activate' ? settledLink(this.table, decision, since) : null;
      if (typeof wrong === 'string') throw new StepFailure(moveText(move), `a refusal: ${wrong}`);
      return wrong === undefined;
    });
  }

  /** Goes on to where the turn player was going before somebody answered. */
  #resumed(prompt: Prompt): Answer | null {
    const to = this.#interrupted;
    this.#interrupted = null;
    if (to === null || !isOpen(prompt) || this.table.duel.turn !== to.turn) return null;
    const at = prompt.options.findIndex((o) => o.do === 'phase' && o.value === to.phase);
    return at < 0 ? null : at;
  }

  // -------------------------------------------------------------- moving on

  /**
   * To a phase, or to the next player's Main Phase 1. Windows on the way pass; one that the next decision answers stops it, but
   * a chain that stands where it leads is answered rather than the leaving.
   * @returns false if there is no way there
   */
  #goOn({ player }: Move, decision: Decision & { do: 'phase' | 'endTurn' }): boolean {
    const { table } = this;
    const to: Phase = decision.do === 'phase' ? decision.phase : 'end';
    const { turn } = table.duel;
    if (table.duel.turnPlayer !== player) return false;
    if (table.duel.phase !== to || decision.do === 'phase') {
      if (!this.#announce(player, to)) return false;
      if (this.#isAnsweredOnTheWay(to)) {
        this.#interrupted = { turn, phase: to };
        return true;
      }
      this.#advance(() => table.duel.phase === to || table.duel.turn !== turn, false);
    }
    if (decision.do === 'endTurn') {
      this.#outlook.settled = this.#settleCheck(turn);
      this.#advance(() => isNextTurn(table, turn), true);
      this.#outlook.settled = null;
    }
    return true;
  }

  /** Picks the way to the phase, through others if need be. */
  #announce(player: Player, to: Phase): boolean {
    const { table } = this;
    for (let i = 0; i < MAX_ANSWERS; i++) {
      const { prompt } = table;
      if (prompt === null || table.duel.turnPlayer !== player) return false;
      const at = isOpen(prompt) ? prompt.options.findIndex((o) => o.do === 'phase' && o.value === to) : -1;
      if (at >= 0) {
        table.answer(at);
        return true;
      }
      const answer = routine(table, prompt);
      if (answer === null) return false;
      table.answer(answer);
    }
    return false;
  }

  /** Does the next decision answer the leaving, rather than a chain or trigger that waits in that phase? */
  #isAnsweredOnTheWay(to: Phase): boolean {
    const move = this.#outlook.nextMove();
    if (move === null || !fits(this.table, move)) return false;
    const waits = (at: Table) =>
      at.duel.phase === to && (at.duel.chain.length > 0 || at.prompt?.kind === 'trigger') && fits(at, move);
    const there = ahead(
      this.table,
      (at) => waits(at) || (at.duel.phase === to && at.prompt !== null && isOpen(at.prompt)),
    );
    return there === null || !waits(there);
  }

  /** A check that holds where the turn leads is made there, not on the way. */
  #settleCheck(turn: number): Step | null {
    const step = this.#outlook.concern();
    const there = step === null ? null : ahead(this.table, (at) => isNextTurn(at, turn));
    if (step === null || there === null) return null;
    const holds =
      step.kind === 'can'
        ? can(there, step.move).holds
        : step.kind === 'cannot' && cannot(there, step.move, step.because, step.by).holds;
    return holds ? step : null;
  }

  /** Answers by routine until `there` holds, a question needs a decision, or the next step is concerned. */
  #advance(there: (prompt: Prompt) => boolean, stopping: boolean): void {
    const { table } = this;
    for (let i = 0; i < MAX_ANSWERS; i++) {
      if (this.#keepPromise()) continue;
      const { prompt } = table;
      if (prompt === null || there(prompt)) return;
      if (stopping && this.#outlook.isConcerned()) return;
      if (!isWindow(prompt) && !isOpen(prompt) && this.#outlook.isConcerned()) return;
      const answer = routine(table, prompt);
      if (answer === null) return;
      table.answer(answer);
    }
  }

  // -------------------------------------------------------------- words

  /** Both players pass until the open chain or attack has ended, and then until somebody has something to decide. */
  #resolve(): void {
    const { table } = this;
    const { chain, attack } = table.duel;
    if (chain.length > 0) this.#passUntil((events) => events.some((e) => e.kind === 'chain-end'));
    else if (attack !== null) this.#passUntil(() => table.duel.attack === null);
    this.#advance(isOpen, true);
  }

  #passUntil(over: (events: readonly DuelEvent[]) => boolean): void {
    const { table } = this;
    const began = table.duel;
    for (let i = 0; i < MAX_ANSWERS; i++) {
      if (this.#keepPromise()) continue;
      const { prompt } = table;
      if (prompt === null || isFree(table, prompt)) return;
      // Response windows pass whatever comes next; a question or an optional trigger that is answered next does not.
      if (prompt.kind !== 'respond' && this.#outlook.isConcerned()) return;
      // A chain that comes up in the course of an attack is what another `resolve` is about.
      if (began.chain.length === 0 && table.duel.chain.length > 0 && this.#outlook.isWordConcerned()) return;
      const answer = routine(table, prompt);
      if (answer === null || over(table.answer(answer))) return;
    }
  }

  /** Both players decline the open window once. */
  #pass(): void {
    const { table } = this;
    const { prompt } = table;
    const answer = prompt === null || isFree(table, prompt) ? null : routine(table, prompt);
    if (prompt === null || answer === null || (!isWindow(prompt) && !prompt.mayDecline && !isOpen(prompt)))
      throw new StepFailure('a window to pass', promptText(table, prompt));
    table.answer(answer);
    const second = table.prompt;
    if (prompt.kind !== 'respond' || prompt.window?.otherPassed || second === null) return;
    if (second.kind === 'respond' && second.player !== prompt.player && second.window?.otherPassed) {
      const decline = routine(table, second);
      if (decline !== null) table.answer(decline);
    }
  }
}

const isNextTurn = (table: Table, turn: number): boolean =>
  table.duel.turn !== turn && table.prompt !== null && isFree(table, table.prompt);

function judge(expected: string, { holds, got }: { holds: boolean; got: string }): void {
  if (!holds) throw new StepFailure(expected, got);
}
