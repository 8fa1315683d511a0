/** Makes all the checks while a duel is played: before each answer, on the way to the next question, and at the end. */
import {
  type Answer,
  DecisionError,
  type Duel,
  type DuelEvent,
  type Engine,
  type Setup,
} from '../engine/index.ts';
import { Afresh } from './afresh.ts';
import { checkAgreement } from './agreement.ts';
import { anyAnswer } from './answering.ts';
import { checkOffered, checkRefused, checkSurrender, wrongAnswers } from './answers.ts';
import { Broken, CHECKS, type CheckName, must } from './broken.ts';
import type { Roll } from './chance.ts';
import { checkForced } from './forced.ts';
import { checkLasting } from './lasting.ts';
import { checkLifePoints, checkPlaces } from './places.ts';
import { checkQuestion, type Question } from './question.ts';
import { checkReplay, type Given } from './replay.ts';
import type { Schedule } from './schedule.ts';
import { Secrecy } from './secrecy/secrecy.ts';
import { Twins } from './twin.ts';

/** How often each check was made. */
export type Counts = Record<CheckName, number>;

export const noCounts = (): Counts =>
  Object.fromEntries(Object.keys(CHECKS).map((name) => [name, 0])) as Counts;

/** First length of a record at which it is replayed. */
const FIRST_REPLAY = 20;

export interface Means {
  engine: Engine;
  schedule: Schedule;
  /** Chance of its own: which checks are made, and what is tried. */
  roll: Roll;
  /** Counted up as checks are made. */
  counts: Counts;
}

export class Inspector {
  /** Every answer given, the one under way last; and what chance was to bring before it, if that was fixed. */
  readonly record: Given[] = [];
  readonly duel: Duel;
  readonly #setup: Setup;
  readonly #means: Means;
  readonly #twins: Twins;
  readonly #secrecy: Secrecy;
  readonly #afresh: Afresh;
  #fixed: (string | number)[] = [];
  #replayAt = FIRST_REPLAY;
  #turn = -1;

  /** Begins the duel. @throws Broken */
  constructor(setup: Setup, means: Means) {
    this.#setup = setup;
    this.#means = means;
    this.duel = guarded(() => means.engine.create(setup));
    this.#twins = new Twins(means.engine);
    this.#secrecy = new Secrecy(means.engine, this.duel);
    this.#afresh = new Afresh(means.engine);
  }

  /** Looks at the duel as it stands, at a question or at its end. @throws Broken */
  meet(): void {
    guarded(() => {
      this.#meet();
    });
  }

  /** Answers the open question. @returns what happened, as the judge sees it. @throws Broken */
  answer(answer: Answer): DuelEvent[] {
    this.record.push({ answer, ...(this.#fixed.length > 0 ? { fix: this.#fixed } : {}) });
    this.#fixed = [];
    return guarded(() => {
      const anew = this.#due('afresh') ? this.#afresh.expect(this.duel, answer) : null;
      const events = this.#twins.answer(this.duel, answer);
      this.#count('decide');
      anew?.();
      if (anew !== null) this.#count('afresh');
      this.#secrecy.checkEvents(this.duel, events);
      this.#count('events');
      return events;
    });
  }

  /** Fixes the next outcomes of chance, before the answer that brings them. */
  fix(outcomes: readonly (string | number)[]): void {
    this.#fixed = [...outcomes];
    this.#means.engine.fix(this.duel, outcomes);
    this.#twins.meet(this.duel, true);
  }

  #count(...names: CheckName[]): void {
    for (const name of names) this.#means.counts[name]++;
  }

  #due(name: Exclude<keyof Schedule, 'tries'>): boolean {
    const n = this.#means.schedule[name];
    return n <= 1 || this.#means.roll(n) === 0;
  }

  #meet(): void {
    const { engine, roll } = this.#means;
    const { duel, record } = this;
    checkPlaces(engine, duel);
    checkLifePoints(duel);
    checkQuestion(engine, duel);
    this.#count('places', 'life-points', 'question');
    const trial = this.#due('trial');
    const clone = this.#due('clone');
    const afresh = trial || clone || this.#due('json');
    this.#twins.meet(duel, afresh);
    if (afresh) this.#count('json', 'hash');
    this.#secrecy.look(duel);
    if (duel.turn !== this.#turn) {
      this.#turn = duel.turn;
      if (record.length > 0) {
        checkLasting(duel);
        this.#count('lasting');
      }
    }
    if (this.#due('hidden')) {
      this.#secrecy.checkShown(duel);
      this.#count('hidden');
    }
    const q = engine.question(duel);
    if (q !== null && clone) {
      this.#twins.checkClone(duel, anyAnswer(q, roll));
      this.#count('clone');
    }
    if (q !== null && trial) this.#tryOut(q);
    if (q !== null && record.length < this.#replayAt) return;
    this.#replayAt = record.length * 2 + roll(record.length + 1);
    checkReplay(engine, this.#setup, record, duel);
    this.#count('replay');
  }

  /** Gives all sorts of answers to copies, and wrong ones to the duel itself. */
  #tryOut(q: Question): void {
    const { engine, roll } = this.#means;
    const { duel } = this;
    checkOffered(engine, duel, this.#offered(q));
    if (roll(8) === 0) checkSurrender(engine, duel);
    checkRefused(engine, duel, wrongAnswers(q, roll));
    checkForced(engine, duel, anyAnswer(q, roll));
    must('sound', engine.isDuel(duel), () => 'the engine does not take the duel for one');
    checkAgreement(engine, duel);
    this.#twins.checkUntouched(duel);
    this.#count('offered', 'refused', 'forced', 'sound', 'agreement', 'untouched');
  }

  /** Some of the answers offered: single options, or sets. */
  #offered(q: Question): number[][] {
    const { schedule, roll } = this.#means;
    const single = q.min === 1 && q.max === 1 && q.valid === null;
    if (!single) return Array.from({ length: Math.min(schedule.tries, 8) }, () => anyAnswer(q, roll));
    const left = [...q.options.keys()];
    const out: number[][] = [];
    while (left.length > 0 && out.length < schedule.tries) out.push(left.splice(roll(left.length), 1));
    return out;
  }
}

/** Anything thrown that is no broken promise is one all the same. */
function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Broken) throw error;
    if (error instanceof DecisionError)
      throw new Broken('offered', `a legal answer was refused: ${error.message}`);
    throw new Broken('crash', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
