/** In the End Phase the turn player discards down to the hand limit. */
import { beginBatch } from '../events.ts';
import { chooseCards } from '../question.ts';
import type { HandLimitFrame } from '../state/frames.ts';
import { discardAll } from '../steps/discard.ts';
import { type Procedure, pop } from './procedure.ts';

export const handLimit: Procedure<HandLimitFrame> = {
  ask: {
    ask: (g, f) => {
      const { hand } = g.side(f.player);
      const over = hand.length - g.profile.handLimit;
      if (over <= 0) return null;
      const q = chooseCards(f.player, 'hand-limit', hand, over, over, -1, -1);
      q.facts = { need: over, have: hand.length };
      return q;
    },
    go: (g, f, picked) => {
      pop(g);
      if (picked.length === 0) return;
      beginBatch(g);
      discardAll(
        g,
        f.player,
        picked.map((o) => o.card),
        'rule',
      );
    },
  },
};
