/** How a procedure of the rulebook is written: named steps that act, and named steps that ask and then act. */
import type { Option } from '../contract.ts';
import type { Game } from '../game.ts';
import type { Question } from '../question.ts';
import type { Frame } from '../state/frames.ts';

export interface Asking<F> {
  /** The question, built from the duel alone; null where there is nothing to ask. Changes nothing. */
  ask: (g: Game, f: F) => Question | null;
  /** Goes on with the picked options; with none where nothing was asked. */
  go: (g: Game, f: F, picked: readonly Option[]) => void;
}

export type ProcedureStep<F> = ((g: Game, f: F) => void) | Asking<F>;
export type Procedure<F extends Frame> = { [At in F['at']]: ProcedureStep<F> };

/** Removes the frame that is on top; its procedure is over. */
export function pop(g: Game): void {
  g.duel.stack.pop();
}

export function push(g: Game, frame: Frame): void {
  g.duel.stack.push(frame);
}
