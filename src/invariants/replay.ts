/** A record says it all: set-up and answers. */
import type { Answer, Duel, Engine, Setup } from '../engine/index.ts';
import { must } from './broken.ts';
import { difference } from './twin.ts';

/** An answer, and outcomes of chance that were fixed just before it. */
export interface Given {
  answer: Answer;
  fix?: readonly (string | number)[];
}

/** Plays the record from its set-up. @throws Broken unless it leads to the duel */
export function checkReplay(engine: Engine, setup: Setup, record: readonly Given[], duel: Duel): void {
  const again = engine.create(setup);
  for (const { answer, fix } of record) {
    if (fix) engine.fix(again, fix);
    engine.play(again, answer);
  }
  const [a, b] = [JSON.stringify(duel), JSON.stringify(again)];
  must('replay', a === b, () => `the record leads elsewhere: ${difference(a, b)}`);
  must('replay', engine.hash(duel) === engine.hash(again), () => 'the record leads to another hash');
}
