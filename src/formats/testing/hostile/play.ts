/** What must be possible with any duel that a reader hands out: look at it, play on, keep it. */
import type { Answer, Duel, Engine, Setup, Viewer } from '../../../engine/index.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'judge'];

/** Some answer that the rules take. @param luck shares (of 2^16) that decide which */
export function someAnswer(engine: Engine, duel: Duel, luck: readonly number[]): Answer | null {
  const prompt = engine.prompt(duel);
  if (prompt === null) return null;
  const { options, kind, min, max } = prompt;
  const one = (i: number, of: number) => Math.floor((luck[i % luck.length] * of) / 0x10000);
  if (kind !== 'choose' && kind !== 'order') return one(0, options.length);
  const all = options.map((_, i) => i);
  for (let tries = 0; tries < 40; tries++) {
    const count = kind === 'order' ? all.length : min + ((one(0, max - min + 1) + tries) % (max - min + 1));
    const turned = one(1, all.length) + tries;
    const picks = all.map((i) => all[(i + turned) % all.length]).slice(0, count);
    if (engine.refusal(duel, picks) === null) return picks;
  }
  return null;
}

/** Looks at the duel from every side. @throws if anything about it is amiss */
export function lookAt(engine: Engine, duel: Duel): void {
  for (const viewer of VIEWERS) {
    const view = engine.view(duel, viewer);
    engine.viewPrompt(duel, viewer);
    for (const card of view.sides[0].hand.slice(0, 2)) engine.attempts(duel, viewer, card.id);
  }
  const text = JSON.stringify(duel);
  const back = JSON.parse(text) as Duel;
  if (engine.hash(back) !== engine.hash(duel)) throw new Error('The duel is another one after JSON');
  const asked = (of: Duel): string => JSON.stringify(engine.prompt(of));
  if (asked(back) !== asked(duel)) throw new Error('The duel asks another question after JSON');
}

/** Plays on for a few decisions. @returns what was answered, and where it led */
export function playOn(
  engine: Engine,
  setup: Setup,
  luck: readonly number[],
): { duel: Duel; answers: { answer: Answer }[] } {
  let duel = engine.create(setup);
  const answers: { answer: Answer }[] = [];
  lookAt(engine, duel);
  for (let i = 0; i < luck.length; i++) {
    const answer = someAnswer(engine, duel, luck.slice(i));
    if (answer === null) break;
    duel = engine.decide(duel, answer).duel;
    answers.push({ answer });
  }
  lookAt(engine, duel);
  return { duel, answers };
}
