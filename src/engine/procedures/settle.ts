/** After each step: what depends on the field falls, in the same batch as its cause. */
import type { Player } from '../contract.ts';
import type { Game } from '../game.ts';
import { activationScope } from '../legality/activation.ts';
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
  if (g.catalog.counts) dropCounters(g);
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
  let fallen: number[] | null = null;
  for (let p = 0; p < 2; p++) {
    const { spells } = g.duel.sides[p];
    for (let i = 0; i < 5; i++) {
      const id = spells[i];
      if (id < 0 || !isEquip(g, id) || holds(g, id)) continue;
      fallen ??= [];
      fallen.push(id);
    }
  }
  if (fallen !== null) destroyAll(g, fallen, 'rule');
}

/** Is it an Equip Spell, or a card that has become one? */
const isEquip = (g: Game, id: number): boolean =>
  g.catalog.equipSpells[id] || (g.catalog.attaches && g.duel.cards[id].equippedTo >= 0);

function holds(g: Game, id: number): boolean {
  const c = g.card(id);
  // A monster that was taken face-down stays so as an Equip Card.
  if (!c.faceUp && c.equippedTo < 0) return true;
  if (g.isUnresolved(c)) return true;
  if (!g.alive(c.equippedTo)) return false;
  const monster = g.card(idOf(c.equippedTo));
  if (monster.zone !== 'monster' || !monster.faceUp) return false;
  const to = g.catalog.equipTo[id];
  return to === null || fits(g, activationScope(c.controller, id), to, monster.id);
}
