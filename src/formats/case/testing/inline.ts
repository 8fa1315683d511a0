/** Cases written within a test. */
import { cards } from '../../../cards/index.ts';
import { createEngine } from '../../../engine/index.ts';
import { CardIndex, type CaseFile, parseCase, runCase } from '../index.ts';
import { Paranoia } from './paranoia.ts';

export const engine = createEngine({ cards });
const index = new CardIndex(cards);

/** @param body what follows the id and the title */
export function read(body: string): CaseFile {
  const parsed = parseCase(`segoc: 1\nid: x\ntitle: X\n${body}`, index);
  if (!parsed.ok) throw new Error(parsed.problems.map((p) => `${p.line}: ${p.message}`).join('; '));
  return parsed.case;
}

/** Runs a case with all checks of the duel. @returns '' when it holds, else what it says */
export function run(players: string, steps: readonly string[], more = ''): string {
  const list = steps.map((step) => `  - ${step}`).join('\n');
  const file = read(`${more}\nplayers: ${players}\nsteps:\n${list}`);
  return runCase(engine, file, { watcher: new Paranoia() }).message;
}
