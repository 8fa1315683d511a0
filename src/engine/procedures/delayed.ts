/** What effects put off until a later phase: carried out when it falls due, without a chain. */
import type { Game } from '../game.ts';
import type { Delayed } from '../state/duel.ts';
import { push } from './procedure.ts';

/** Lays what is due at the beginning of this phase on the stack; drops what has lost its source. */
export function runDelayed(g: Game): void {
  const { duel } = g;
  if (duel.delayed.length === 0) return;
  const kept: Delayed[] = [];
  const due: Delayed[] = [];
  for (const d of duel.delayed) {
    const hits = d.phase === duel.phase && (d.whose === -1 || d.whose === duel.turnPlayer);
    if (!hits) kept.push(d);
    else if (d.count > 1) kept.push({ ...d, count: d.count - 1 });
    else due.push(d);
  }
  duel.delayed = kept;
  for (const d of due.reverse())
    push(g, {
      proc: 'effect',
      at: 'step',
      pc: d.pc,
      player: d.player,
      card: d.source & 4095,
      ref: d.source,
      def: d.def,
      effect: d.effect,
      link: -1,
      vars: d.vars,
      event: null,
      sameBatch: false,
    });
}
