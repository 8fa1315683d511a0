/** An effect being carried out, instruction by instruction. */
import type { Option } from '../contract.ts';
import type { Step } from '../definition.ts';
import { beginBatch } from '../events.ts';
import type { Game } from '../game.ts';
import type { EffectFrame } from '../state/frames.ts';
import { type Procedure, pop } from './procedure.ts';

const stepOf = (g: Game, f: EffectFrame): Step | undefined => g.defs[f.def].effects[f.effect].does[f.pc];

export const effect: Procedure<EffectFrame> = {
  step: {
    ask: (g, f) => {
      const step = stepOf(g, f);
      return step?.ask ? step.ask(g, f) : null;
    },
    go: (g, f, picked: readonly Option[]) => {
      const step = stepOf(g, f);
      if (step === undefined) {
        pop(g);
        return;
      }
      f.pc++;
      g.by = f.ref;
      g.byEffect = f.effect;
      g.byLink = f.link;
      g.byPlayer = f.player;
      if (!f.sameBatch && !step.quiet) beginBatch(g);
      const skip = step.run(g, f, picked, step);
      if (typeof skip === 'number') f.pc = Math.min(f.pc + skip, Number.MAX_SAFE_INTEGER);
    },
  },
};
