/** After each step: what depends on the field falls, in the same batch as its cause. */
import type { Game } from '../game.ts';
import { idOf } from '../state/duel.ts';
import { destroyAll } from '../steps/destroy.ts';
import { fits } from '../words/picking.ts';
import { push } from './procedure.ts';

export function settle(g: Game): void {
  g.unsettled = false;
  dropEquips(g);
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

/** An Equip Card without its monster, or on one it may not be on, is destroyed. */
function dropEquips(g: Game): void {
  const { duel } = g;
  let fallen: number[] | null = null;
  for (let p = 0; p < 2; p++) {
    for (const id of duel.sides[p].spells) {
      if (id < 0 || holds(g, id)) continue;
      fallen ??= [];
      fallen.push(id);
    }
  }
  if (fallen !== null) destroyAll(g, fallen, 'rule');
}

function holds(g: Game, id: number): boolean {
  const c = g.card(id);
  if (!c.faceUp) return true;
  const def = g.def(id);
  const isEquip = def.property === 'equip' || c.equippedTo >= 0;
  if (!isEquip || g.isUnresolved(c)) return true;
  if (!g.alive(c.equippedTo)) return false;
  const monster = g.card(idOf(c.equippedTo));
  if (monster.zone !== 'monster' || !monster.faceUp) return false;
  const activation = def.effects.find((e) => e.equipTo !== null);
  if (!activation?.equipTo) return true;
  return fits(
    g,
    { player: c.controller, card: id, vars: {}, event: null, link: -1 },
    activation.equipTo,
    monster.id,
  );
}
