/**
 * The same duel twice: one is answered in place, the other, written to JSON and read back now and then, the app's way. They never
 * part.
 */
import type { Answer, Duel, DuelEvent, Engine } from '../engine/index.ts';
import { alike } from './alike.ts';
import { Broken, must } from './broken.ts';

export class Twins {
  readonly #engine: Engine;
  /** The duel as it was last written. */
  #text = '';
  /** The other one, and the hash of both at the last question. */
  #twin: Duel | null = null;
  #hash = '';

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /**
   * Meets the duel at a question. @param afresh writes it and reads it back: without anything that was worked out before
   * @throws Broken if that has another hash, or asks another question
   */
  meet(duel: Duel, afresh: boolean): void {
    const engine = this.#engine;
    this.#hash = engine.hash(duel);
    if (!afresh && this.#twin !== null) return;
    this.#text = JSON.stringify(duel);
    const twin = JSON.parse(this.#text) as Duel;
    this.#twin = twin;
    must('hash', engine.hash(twin) === this.#hash, () => 'read back it has another hash');
    const [asked, again] = [duel, twin].map((d) => engine.prompt(d));
    must('json', alike(asked, again), () => `read back it asks something else: ${apart(asked, again)}`);
    const [seen, anew] = [duel, twin].map((d) => engine.view(d, 'judge'));
    must('json', alike(seen, anew), () => `read back it looks different: ${apart(seen, anew)}`);
  }

  /** @throws Broken if the duel is not as it was when it was last met afresh */
  checkUntouched(duel: Duel): void {
    const now = JSON.stringify(duel);
    must('untouched', now === this.#text, () => `it has changed: ${difference(this.#text, now)}`);
  }

  /** A copy of the duel. @throws Broken if it differs, or shares what it should not */
  checkClone(duel: Duel, answer: Answer): void {
    const engine = this.#engine;
    const copy = engine.clone(duel);
    const text = JSON.stringify(copy);
    must('clone', text === this.#text, () => `the clone differs: ${difference(this.#text, text)}`);
    engine.play(copy, answer);
    const now = JSON.stringify(duel);
    must('clone', now === this.#text, () => `playing the clone changed it: ${difference(this.#text, now)}`);
  }

  /**
   * Answers the question in place; the twin is answered too, by the app's way. @returns what happened
   * @throws Broken if they part
   */
  answer(duel: Duel, answer: Answer): DuelEvent[] {
    const engine = this.#engine;
    const twin = this.#twin;
    if (twin === null) throw new Error('the duel has not been met');
    const decided = engine.decide(twin, answer);
    must('decide', engine.hash(twin) === this.#hash, () => 'decide changed the old duel');
    engine.play(duel, answer);
    if (engine.hash(duel) !== engine.hash(decided.duel)) throw this.#parted(duel, decided.duel, answer);
    this.#twin = decided.duel;
    return decided.events;
  }

  /** Which of the ways is to blame: decide, or what JSON does not keep. */
  #parted(played: Duel, decided: Duel, answer: Answer): Broken {
    const engine = this.#engine;
    const where = apart(played, decided);
    const again = JSON.parse(JSON.stringify(this.#twin)) as Duel;
    engine.play(again, answer);
    return engine.hash(again) === engine.hash(decided)
      ? new Broken('json', `read back it goes on differently: ${where}`)
      : new Broken('decide', `decide leads elsewhere than play: ${where}`);
  }
}

/** Where two plain values part. */
export const apart = (a: unknown, b: unknown): string => difference(JSON.stringify(a), JSON.stringify(b));

/** Where two texts part, with some of what stands there. */
export function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${a.slice(from, at + 60)}… and …${b.slice(from, at + 60)}…`;
}
