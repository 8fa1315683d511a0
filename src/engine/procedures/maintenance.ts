/** A maintenance cost that has fallen due: paid, or what happens without. Not an activation, and not negated with the card. */
import type { EffectDef, Scope } from '../definition.ts';
import { beginBatch } from '../events.ts';
import type { Game } from '../game.ts';
import { chooseCards, confirm } from '../question.ts';
import { idOf } from '../state/duel.ts';
import type { MaintenanceFrame } from '../state/frames.ts';
import { costOptions, payable } from '../words/picking.ts';
import { type Procedure, pop, push } from './procedure.ts';

type Due = EffectDef & { maintenance: NonNullable<EffectDef['maintenance']> };

/** The effect that demands it, if the card is still there and nothing lifts the demand. */
function dueOf(g: Game, f: MaintenanceFrame): Due | null {
  if (!g.alive(f.card)) return null;
  const id = idOf(f.card);
  const effect = g.def(id).effects[f.effect];
  if (effect.maintenance === null) return null;
  if (effect.maintenance.pay.label === 'lp' && g.derived.granted('free-upkeep', id) >= 0) return null;
  return effect as Due;
}

const scopeOf = (f: MaintenanceFrame): Scope => ({
  player: f.player,
  card: idOf(f.card),
  vars: {},
  event: null,
  link: -1,
});

function blame(g: Game, f: MaintenanceFrame): void {
  g.by = f.card;
  g.byEffect = f.effect;
  g.byPlayer = f.player;
  beginBatch(g);
}

/** What happens when nothing is paid. */
function goWithout(g: Game, f: MaintenanceFrame): void {
  const id = idOf(f.card);
  blame(g, f);
  push(g, {
    proc: 'effect',
    at: 'step',
    pc: 0,
    player: f.player,
    card: id,
    ref: f.card,
    def: g.duel.cards[id].def,
    effect: f.effect,
    link: -1,
    vars: {},
    event: null,
    sameBatch: true,
  });
}

export const maintenance: Procedure<MaintenanceFrame> = {
  ask: {
    ask: (g, f) => {
      const due = dueOf(g, f);
      if (!due?.maintenance.mayDecline) return null;
      const s = scopeOf(f);
      const { pay } = due.maintenance;
      if (!payable(g, s, due, pay)) return null;
      const q = confirm(f.player, 'maintenance', f.card, f.effect);
      q.facts = { card: idOf(f.card), need: pay.need(g, s) };
      return q;
    },
    go: (g, f, picked) => {
      const due = dueOf(g, f);
      if (due === null) {
        pop(g);
        return;
      }
      const { pay, mayDecline } = due.maintenance;
      if (payable(g, scopeOf(f), due, pay) && (!mayDecline || picked[0]?.do === 'yes')) {
        f.at = 'pay';
        return;
      }
      pop(g);
      goWithout(g, f);
    },
  },
  pay: {
    ask: (g, f) => {
      const due = dueOf(g, f);
      const pick = due?.maintenance.pay.pick;
      if (!due || !pick) return null;
      const s = scopeOf(f);
      const ids = costOptions(g, s, due, due.maintenance.pay);
      return chooseCards(f.player, pick.purpose, ids, pick.min(g, s), pick.max(g, s), f.card, f.effect);
    },
    go: (g, f, picked) => {
      pop(g);
      blame(g, f);
      dueOf(g, f)?.maintenance.pay.pay(
        g,
        scopeOf(f),
        picked.map((o) => o.card),
      );
    },
  },
};
