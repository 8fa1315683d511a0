/** Turns and chains come to an end once their players want it. */
import type { Duel } from '../engine/index.ts';
import { must } from './broken.ts';

/** After so many decisions in one turn its players want an end of it ... */
const LONG_TURN = 600;
/** ... and with so many more it has come. */
const TO_END = 600;
/** Nobody builds a longer chain: each card can be used in it once or twice. */
const LONGEST_CHAIN = 200;

export class Ends {
  #turn = -1;
  #decisions = 0;

  /** Do the players want an end of the turn by now? They are to answer accordingly. */
  get tired(): boolean {
    return this.#decisions > LONG_TURN;
  }

  /** To be called at every question. @throws Broken if the turn or the chain goes on and on */
  check({ turn, chain }: Pick<Duel, 'turn' | 'chain'>): void {
    this.#decisions = turn === this.#turn ? this.#decisions + 1 : 0;
    this.#turn = turn;
    must(
      'ends',
      this.#decisions <= LONG_TURN + TO_END,
      () => `turn ${turn} does not end though its players have wanted it for ${TO_END} decisions`,
    );
    must('ends', chain.length <= LONGEST_CHAIN, () => `a chain of ${chain.length} links`);
  }
}
