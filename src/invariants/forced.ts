/** Playing on past questions that leave no choice is no more than giving the only answers there are. */
import type { Answer, Duel, Engine } from '../engine/index.ts';
import { must } from './broken.ts';
import type { Question } from './question.ts';
import { difference } from './twin.ts';

/** More forced answers in a row than any duel has. */
const MOST = 5000;

/** Must everything offered be taken, in whatever order? Then there is one answer. */
const onlyAnswer = ({ kind, options, min, max }: Question): number[] | null => {
  const all = [...options.keys()];
  const forced = min === all.length && max === all.length && (kind !== 'order' || all.length === 1);
  return forced ? all : null;
};

/** Plays on with the answer, on copies. @throws Broken unless the same answers given one by one lead to the same question */
export function checkForced(engine: Engine, duel: Duel, answer: Answer): void {
  const hurried = engine.clone(duel);
  engine.playOn(hurried, answer);
  const patient = engine.clone(duel);
  engine.play(patient, answer);
  for (let i = 0; i < MOST; i++) {
    const q = engine.question(patient);
    const only = q === null ? null : onlyAnswer(q);
    if (only === null) break;
    engine.play(patient, only);
  }
  must(
    'forced',
    engine.hash(hurried) === engine.hash(patient),
    () => `playing on leads elsewhere: ${difference(JSON.stringify(patient), JSON.stringify(hurried))}`,
  );
  const [a, b] = [patient, hurried].map((d) => JSON.stringify(engine.prompt(d)));
  must('forced', a === b, () => `played on, another question is asked: ${difference(a, b)}`);
}
