/** A maintenance cost that has fallen due: paid, or what happens without. Not an activation, and not negated with the card. */
import { beginBatch } from '../events.ts';
import { confirm } from '../question.ts';
import { idOf } from '../state/duel.ts';
import type { MaintenanceFrame } from '../state/frames.ts';
import { type Procedure, pop, push } from './procedure.ts';

export const maintenance: Procedure<MaintenanceFrame> = {
  ask: {
    ask: (g, f) => {
      const due = g.alive(f.card) ? g.def(idOf(f.card)).effects[f.effect].maintenance : null;
      if (!due?.mayDecline) return null;
      const s = { player: f.player, card: idOf(f.card), vars: {}, event: null, link: -1 };
      if (!due.pay.payable(g, s)) return null;
      const q = confirm(f.player, 'maintenance', f.card, f.effect);
      q.facts = { card: idOf(f.card), need: due.pay.need(g, s) };
      return q;
    },
    go: (g, f, picked) => {
      pop(g);
      if (!g.alive(f.card)) return;
      const id = idOf(f.card);
      const def = g.duel.cards[id].def;
      const due = g.defs[def].effects[f.effect].maintenance;
      if (due === null) return;
      const s = { player: f.player, card: id, vars: {}, event: null, link: -1 };
      g.by = f.card;
      g.byEffect = f.effect;
      g.byPlayer = f.player;
      beginBatch(g);
      const pays = due.pay.payable(g, s) && (!due.mayDecline || picked[0]?.do === 'yes');
      if (pays) {
        due.pay.pay(g, s, []);
        return;
      }
      push(g, {
        proc: 'effect',
        at: 'step',
        pc: 0,
        player: f.player,
        card: id,
        ref: f.card,
        def,
        effect: f.effect,
        link: -1,
        vars: {},
        event: null,
        sameBatch: true,
      });
    },
  },
};
