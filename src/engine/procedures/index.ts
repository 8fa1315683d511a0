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

const all: All = {
  duel,
  turn,
  phase,
  battlePhase,
  window,
  triggers,
  chain,
  activate,
  effect,
  link,
  summon,
  flipSummon,
  ruleSummon,
  specialSummon,
  setSpell,
  attack,
  damageStep,
  handLimit,
  maintenance,
};

/** A frame's `proc` and `at` belong together; the union cannot say so to the compiler. */
export const procedures = all as unknown as Record<string, Record<string, ProcedureStep<Frame>>>;

const { window: windows, phase: phases, turn: turns, chain: chains, battlePhase: battlePhases } = procedures;

/** The step of its procedure that a frame has come to. The most frequent ones are not looked up among all. */
export function nextStep(f: Frame): ProcedureStep<Frame> {
  switch (f.proc) {
    case 'window':
      return windows[f.at];
    case 'phase':
      return phases[f.at];
    case 'turn':
      return turns[f.at];
    case 'chain':
      return chains[f.at];
    case 'battlePhase':
      return battlePhases[f.at];
    default:
      return procedures[f.proc][f.at];
  }
}
