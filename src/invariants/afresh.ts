/** What was worked out before is only used as long as it holds: whoever works everything out anew gets to the same duel. */
import { Careful, Stale } from '../engine/careful.ts';
import type { Answer, Duel, Engine } from '../engine/index.ts';
import { alike } from './alike.ts';
import { Broken, must } from './broken.ts';
import { apart, difference } from './twin.ts';

export class Afresh {
  readonly #engine: Engine;
  readonly #careful: Careful;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#careful = new Careful((passcode) => engine.card(passcode)!);
  }

  /**
   * Carries out the answer without trusting what was worked out before. @returns a look at the duel once it has been answered
   * @throws Broken if something was used that no longer held, or changed unmarked; the look throws if the duel has got elsewhere
   */
  expect(duel: Duel, answer: Answer): () => void {
    const engine = this.#engine;
    const expected = this.#play(duel, answer);
    return () => {
      must(
        'afresh',
        alike(expected.duel, duel),
        () => `worked out anew it gets elsewhere: ${apart(expected.duel, duel)}`,
      );
      const [anew, asked] = [expected.prompt, engine.prompt(duel)];
      must(
        'afresh',
        alike(anew, asked),
        () => `worked out anew it asks something else: ${apart(anew, asked)}`,
      );
    };
  }

  #play(duel: Duel, answer: Answer) {
    try {
      return this.#careful.play(duel, answer);
    } catch (error) {
      if (!(error instanceof Stale)) throw error;
      throw new Broken('afresh', `${error.message}: ${difference(error.was, error.is)}`);
    }
  }
}
