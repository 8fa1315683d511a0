/** One attack: declared, answered, replayed if the opposing monsters have changed, then its Damage Step. */

import type { Cost, Scope } from '../definition.ts';
import { beginBatch, happen, tell } from '../events.ts';
import type { Game } from '../game.ts';
import { attackForbiddenBy, attackTargets } from '../legality/moves.ts';
import { chooseCards, option, PASS, type Question, question } from '../question.ts';
import { closeWindow, idOf, other, refOf } from '../state/duel.ts';
import type { AttackFrame } from '../state/frames.ts';
import { pickable } from '../words/picking.ts';
import { type Procedure, pop, push } from './procedure.ts';
import { openWindow } from './window.ts';

function rivals(g: Game, f: AttackFrame): number {
  let n = 0;
  for (const id of g.side(other(f.player)).monsters) if (id >= 0) n++;
  return n;
}

/** Can the declared attack still go on? */
function stands(g: Game, f: AttackFrame): boolean {
  const { attack } = g.duel;
  if (attack === null || attack.stopped || !g.alive(attack.attacker)) return false;
  const c = g.card(idOf(attack.attacker));
  if (c.zone !== 'monster' || c.controller !== f.player || !c.faceUp || c.defense) return false;
  return attackForbiddenBy(g, f.player, c.id) < 0;
}

function needsReplay(g: Game, f: AttackFrame): boolean {
  const { attack } = g.duel;
  if (attack === null) return false;
  if (rivals(g, f) !== attack.count) return true;
  if (attack.target < 0) return false;
  const t = g.card(idOf(attack.target));
  return !g.alive(attack.target) || t.zone !== 'monster' || t.controller === f.player;
}

function replayQuestion(g: Game, f: AttackFrame): Question {
  const targets = attackTargets(g, f.player, f.card);
  const q = question(f.player, 'act', 'replay', [
    ...targets.map((on) => option('attack', f.card, -1, on)),
    PASS,
  ]);
  q.card = refOf(g.card(f.card));
  q.mayDecline = true;
  q.why = 'replay';
  return q;
}

/** The next thing that declaring this attack costs, read for the one who pays it. */
function costOf(g: Game, f: AttackFrame): { cost: Cost; s: Scope } | undefined {
  const due = g.derived.attackCosts(f.card)[f.next];
  return due && { cost: due.cost, s: { ...due.s, vars: { ...due.s.vars }, player: f.player } };
}

export const attack: Procedure<AttackFrame> = {
  cost: {
    ask: (g, f) => {
      const due = costOf(g, f);
      if (!due?.cost.pick) return null;
      const { pick } = due.cost;
      const n = pick.min(g, due.s);
      return chooseCards(
        f.player,
        pick.purpose,
        pickable(g, due.s, pick),
        n,
        n,
        refOf(g.card(due.s.card)),
        -1,
      );
    },
    go: (g, f, picked) => {
      const due = costOf(g, f);
      if (due === undefined) {
        f.at = 'declare';
        return;
      }
      f.next++;
      g.by = refOf(g.card(due.s.card));
      g.byPlayer = f.player;
      beginBatch(g);
      due.cost.pay(
        g,
        due.s,
        picked.map((o) => o.card),
      );
    },
  },
  declare: (g, f) => {
    const { duel } = g;
    const c = g.card(f.card);
    c.attacks = c.attackTurn === duel.turn ? c.attacks + 1 : 1;
    c.attackTurn = duel.turn;
    g.side(f.player).attacks++;
    const target = f.on < 0 ? -1 : refOf(g.card(f.on));
    duel.attack = { attacker: refOf(c), target, count: rivals(g, f), stopped: false };
    g.stir();
    beginBatch(g);
    happen(g, 'attack', { player: f.player, card: refOf(c), other: target, how: target < 0 ? 'direct' : '' });
    f.at = 'window';
  },
  window: (g, f) => {
    f.at = 'replay';
    openWindow(g);
  },
  replay: {
    ask: (g, f) => (stands(g, f) && needsReplay(g, f) ? replayQuestion(g, f) : null),
    go: (g, f, picked) => {
      const { attack: a } = g.duel;
      if (a === null || !stands(g, f)) {
        tell(g, 'attack-stopped', { player: f.player, card: f.card });
        f.at = 'end';
        return;
      }
      f.at = 'damage';
      if (picked.length === 0) return;
      if (picked[0].do === 'pass') {
        tell(g, 'attack-stopped', { player: f.player, card: f.card, how: 'replay' });
        f.at = 'end';
        return;
      }
      a.target = picked[0].on < 0 ? -1 : refOf(g.card(picked[0].on));
      a.count = rivals(g, f);
      g.stir();
      tell(g, 'attack', {
        player: f.player,
        card: f.card,
        how: 'replay',
        ...(a.target >= 0 ? { other: picked[0].on } : {}),
      });
    },
  },
  damage: (g, f) => {
    f.at = 'end';
    push(g, { proc: 'damageStep', at: 'start' });
  },
  end: (g) => {
    g.duel.attack = null;
    closeWindow(g.duel);
    g.stir();
    pop(g);
  },
};
