/** A Special Summon by the monster's own rule: no chain, but it can be negated while it is attempted. */
import type { EffectDef, Scope } from '../definition.ts';
import { beginBatch } from '../events.ts';
import type { Game } from '../game.ts';
import { activationScope } from '../legality/scope.ts';
import { chooseCards } from '../question.ts';
import { refOf } from '../state/duel.ts';
import type { RuleSummonFrame } from '../state/frames.ts';
import { put } from '../state/zones.ts';
import { costOptions } from '../words/picking.ts';
import { beginAttempt, endAttempt, openAttemptWindow, succeed } from './attempt.ts';
import { type Procedure, pop } from './procedure.ts';
import { positionQuestion, zoneQuestion } from './questions.ts';

const ruleOf = (g: Game, f: RuleSummonFrame): EffectDef => g.def(f.card).effects[f.effect];

export const ruleSummon: Procedure<RuleSummonFrame> = {
  cost: {
    ask: (g, f) => {
      const rule = ruleOf(g, f);
      const cost = rule.cost[f.next];
      if (!cost?.pick) return null;
      const s: Scope = activationScope(f.player, f.card);
      const { pick } = cost;
      const ids = costOptions(g, s, rule, cost);
      const q = chooseCards(
        f.player,
        pick.purpose,
        ids,
        pick.min(g, s),
        Math.min(pick.max(g, s), ids.length),
        refOf(g.card(f.card)),
        f.effect,
      );
      const { valid } = pick;
      if (valid !== null) {
        q.valid = (picks) =>
          valid(
            g,
            s,
            picks.map((i) => q.options[i].card),
          );
        q.constraint = pick.purpose;
      }
      q.mayDecline = false;
      return q;
    },
    go: (g, f, picked) => {
      if (f.next < ruleOf(g, f).cost.length) {
        f.costs.push(picked.map((o) => o.card));
        f.next++;
      }
      if (f.next >= ruleOf(g, f).cost.length) f.at = 'position';
    },
  },
  position: {
    ask: (g, f) => positionQuestion(g, f.player, f.card),
    go: (_g, f, picked) => {
      f.defense = picked[0]?.do === 'defense-position';
      f.at = 'zone';
    },
  },
  zone: {
    ask: (g, f) => zoneQuestion(g, f.player, 'monster', f.card, [], f.costs.flat()),
    go: (g, f, picked) => {
      const gone = f.costs.flat();
      f.zone =
        picked.length > 0
          ? (picked[0].value as number)
          : g.side(f.player).monsters.findIndex((id) => id === -1 || gone.includes(id));
      f.at = 'attempt';
    },
  },
  attempt: (g, f) => {
    const s: Scope = { ...activationScope(f.player, f.card), vars: {} };
    g.by = refOf(g.card(f.card));
    g.byEffect = f.effect;
    g.byPlayer = f.player;
    beginBatch(g);
    ruleOf(g, f).cost.forEach((cost, i) => {
      cost.pay(g, s, f.costs[i]);
    });
    beginBatch(g);
    put(g, f.card, f.player, 'monster', f.zone, true, f.defense);
    beginAttempt(g, f.player, f.card, 'special');
    f.at = 'window';
  },
  window: (g, f) => {
    f.at = 'done';
    openAttemptWindow(g);
  },
  done: (g, f) => {
    pop(g);
    if (!endAttempt(g, f.card)) return;
    g.card(f.card).proper = true;
    succeed(g, f.player, f.card, 'special');
  },
};
