/** After each step: what depends on the field falls, in the same batch as its cause. */
import type { Player } from '../contract.ts';
import type { Game } from '../game.ts';
import { activationScope } from '../legality/scope.ts';
import { type Card, idOf, refOf } from '../state/duel.ts';
import { giveControl } from '../steps/control.ts';
import { addCounters } from '../steps/counters.ts';
import { destroyAll } from '../steps/destroy.ts';
import { fits } from '../words/picking.ts';
import { push } from './procedure.ts';

export function settle(g: Game): void {
  g.unsettled = false;
  if (g.catalog.equips || g.catalog.attaches) dropEquips(g);
  if (g.catalog.controls) settleControl(g);
  if (g.catalog.counts && g.catalog.negates) dropCounters(g);
  const { reactions } = g.duel;
  if (reactions.length === 0) return;
  g.duel.reactions = [];
  for (let i = reactions.length - 1; i >= 0; i--) {
    const r = reactions[i];
    push(g, {
      proc: 'effect',
      at: 'step',
      pc: 0,
      player: r.player,
      card: idOf(r.card),
      ref: r.card,
      def: g.duel.cards[idOf(r.card)].def,
      effect: r.effect,
      link: -1,
      vars: { ...r.binds },
      event: r.event,
      sameBatch: true,
    });
  }
}

/** Monsters go to whoever has control of them by a card that lasts, and back to their owners when that ends. */
function settleControl(g: Game): void {
  const { derived, duel } = g;
  const any = derived.controlsAny();
  for (let p = 0; p < 2; p++) {
    for (const id of duel.sides[p].monsters) {
      if (id < 0 || (!any && duel.cards[id].heldBy < 0)) continue;
      settleHolder(g, duel.cards[id], derived.controlOf(id));
    }
  }
}

function settleHolder(g: Game, c: Card, holder: { by: number; player: Player } | null): void {
  if (holder === null) {
    if (c.heldBy < 0) return;
    c.heldBy = -1;
    // What another effect has taken meanwhile stays there.
    if (c.takenBy < 0) giveControl(g, c.id, c.owner, true);
    return;
  }
  const ref = refOf(g.card(holder.by));
  if (c.heldBy !== ref) c.takenBy = -1;
  c.heldBy = ref;
  if (c.takenBy < 0) giveControl(g, c.id, holder.player, false);
}

/** A monster whose effects are negated loses the Spell Counters that it holds by them. */
function dropCounters(g: Game): void {
  const { cards, sides } = g.duel;
  for (let p = 0; p < 2; p++) {
    const { monsters } = sides[p];
    for (let i = 0; i < 5; i++) {
      if (monsters[i] < 0) continue;
      const c = cards[monsters[i]];
      if (c.counters?.spell && c.faceUp && g.derived.negated(c.id))
        addCounters(g, refOf(c), 'spell', -c.counters.spell);
    }
  }
}

/** An Equip Card without its monster, or on one it may not be on, is destroyed. */
function dropEquips(g: Game): void {
  const equips = g.equips.now();
  let fallen: number[] | null = null;
  for (let i = 0; i < equips.length; i++) {
    if (holds(g, equips[i])) continue;
    fallen ??= [];
    fallen.push(equips[i]);
  }
  if (fallen !== null) destroyAll(g, fallen, 'rule');
}

function holds(g: Game, id: number): boolean {
  const c = g.card(id);
  // A monster that was taken face-down stays so as an Equip Card.
  if (!c.faceUp && c.equippedTo < 0) return true;
  return isOnItsMonster(g, c) || g.isUnresolved(c);
}

function isOnItsMonster(g: Game, c: Card): boolean {
  if (!g.alive(c.equippedTo)) return false;
  const monster = g.card(idOf(c.equippedTo));
  if (monster.zone !== 'monster' || !monster.faceUp) return false;
  const to = g.catalog.equipTo[c.id];
  if (to === null) return true;
  SCOPE.player = c.controller;
  SCOPE.card = c.id;
  return fits(g, SCOPE, to, monster.id);
}

/** One for all: only looked at. */
const SCOPE = activationScope(0, -1);
