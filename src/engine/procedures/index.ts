/** All procedures by the name that frames carry. */
import type { Frame } from '../state/frames.ts';
import { activate } from './activate.ts';
import { attack } from './attack.ts';
import { battlePhase } from './battle-phase.ts';
import { chain, link } from './chain.ts';
import { damageStep } from './damage-step.ts';
import { effect } from './effect.ts';
import { handLimit } from './hand-limit.ts';
import { maintenance } from './maintenance.ts';
import { phase } from './phase.ts';
import type { Procedure, ProcedureStep } from './procedure.ts';
import { ruleSummon } from './rule-summon.ts';
import { specialSummon } from './special-summon.ts';
import { flipSummon, setSpell, summon } from './summon.ts';
import { triggers } from './triggers.ts';
import { duel, turn } from './turn.ts';
import { window } from './window.ts';

type All = { [P in Frame['proc']]: Procedure<Extract<Frame, { proc: P }>> };

/** The most frequent ones first. */
const all: All = {
  phase,
  window,
  turn,
  activate,
  battlePhase,
  chain,
  damageStep,
  summon,
  triggers,
  effect,
  duel,
  attack,
  link,
  setSpell,
  handLimit,
  specialSummon,
  flipSummon,
  ruleSummon,
  maintenance,
};

/** A frame's `proc` and `at` belong together; the union cannot say so to the compiler. */
export const procedures = all as unknown as Record<string, Record<string, ProcedureStep<Frame>>>;

/** Steps of a procedure beside their names: a few names are compared sooner than one of many is looked up. */
interface Table {
  names: readonly string[];
  steps: readonly ProcedureStep<Frame>[];
}

const tables: readonly [name: string, Table][] = Object.entries(procedures).map(([name, steps]) => [
  name,
  { names: Object.keys(steps), steps: Object.values(steps) },
]);
const procs = tables.map(([name]) => name);
const tableAt = tables.map(([, table]) => table);

/** The step of its procedure that a frame has come to. */
export function nextStep(f: Frame): ProcedureStep<Frame> {
  const { proc, at } = f;
  const { names, steps } = tableAt[find(procs, proc)];
  return steps[find(names, at)];
}

/** @throws Error for what there is not, instead of looking for ever */
function find(names: readonly string[], name: string): number {
  for (let i = 0; i < names.length; i++) if (names[i] === name) return i;
  throw new Error(`no procedure or step ${name}`);
}
