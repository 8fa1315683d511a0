/** The same duel, once kept in memory and once written to JSON and read back at every question: they never part. */
import type { Answer, Duel, DuelEvent, Engine } from '../engine/index.ts';
import { Broken, must } from './broken.ts';

export class Twins {
  readonly #engine: Engine;
  /** The duel at the last question: its text, and the duel read back from it. */
  #text = '';
  #twin: Duel | null = null;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The text of the duel as it was met. */
  get text(): string {
    return this.#text;
  }

  /** Meets the duel at a question: writes it and reads it back. @throws Broken if that asks another question */
  meet(duel: Duel, withHash = false): void {
    const engine = this.#engine;
    this.#text = JSON.stringify(duel);
    const twin = JSON.parse(this.#text) as Duel;
    this.#twin = twin;
    if (withHash) must('hash', engine.hash(twin) === engine.hash(duel), () => 'its hash differs');
    const asked = JSON.stringify(engine.prompt(duel));
    const again = JSON.stringify(engine.prompt(twin));
    must('json', asked === again, () => `read back it asks something else: ${difference(asked, again)}`);
  }

  /** @throws Broken if the duel is not as it was met */
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
    const after = JSON.stringify(twin);
    must(
      'decide',
      after === this.#text,
      () => `decide changed the old duel: ${difference(this.#text, after)}`,
    );
    engine.play(duel, answer);
    const played = JSON.stringify(duel);
    const other = JSON.stringify(decided.duel);
    if (played !== other) throw this.#parted(answer, played, other);
    return decided.events;
  }

  /** Which of the two ways is to blame: JSON, or decide. */
  #parted(answer: Answer, played: string, decided: string): Broken {
    const engine = this.#engine;
    const twin = JSON.parse(this.#text) as Duel;
    engine.play(twin, answer);
    const text = JSON.stringify(twin);
    return text === played
      ? new Broken('decide', `decide leads elsewhere than play: ${difference(played, decided)}`)
      : new Broken('json', `read back it goes on differently: ${difference(played, text)}`);
  }
}

/** Where two texts part, with some of what stands there. */
export function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${a.slice(from, at + 60)}… and …${b.slice(from, at + 60)}…`;
}
