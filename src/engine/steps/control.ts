/** Control of monsters: taking it, giving it back. */
import type { Player } from '../contract.ts';
import type { Cards, CardTest, Step } from '../definition.ts';
import { happen } from '../events.ts';
import type { Game } from '../game.ts';
import { idOf, refOf } from '../state/duel.ts';
import { freeZone, lift, place, put } from '../state/zones.ts';
import { living } from '../words/picking.ts';
import { destroyAll } from './destroy.ts';

/** Moves a monster to a player's side, in its present position. Without a free zone there it is destroyed if `orDestroy`. */
export function giveControl(g: Game, id: number, to: Player, orDestroy: boolean): void {
  const c = g.card(id);
  if (c.zone !== 'monster' || c.controller === to) return;
  if (g.derived.prevented('change-control', id) >= 0) return;
  const zone = freeZone(g.side(to).monsters);
  if (zone < 0) {
    if (orDestroy) destroyAll(g, [id], 'rule');
    return;
  }
  put(g, id, to, 'monster', zone, c.faceUp, c.defense);
  happen(g, 'control', { player: to, card: refOf(c) });
}

/** The effect's player takes control. Keeps the monsters as `into`, for giving them back. */
export function takeControl(cards: Cards, { into = 'taken' } = {}): Step {
  return {
    verb: 'control',
    run: (g, s) => {
      s.vars[into] = [];
      for (const id of living(g, cards(g, s))) {
        giveControl(g, id, s.player, false);
        const c = g.card(id);
        if (c.controller !== s.player) continue;
        c.takenBy = s.ref;
        s.vars[into].push(refOf(c));
      }
    },
  };
}

/** Can control of the tested monster switch? */
export const canSwitchControl: CardTest = (g, _s, id) => g.derived.prevented('change-control', id) < 0;

/**
 * Two monsters of different controllers change sides, each into the other's zone; neither moves if one of them cannot, or if
 * the effect on one of them is lost. Keeps both as `into`.
 */
export function swapControl(a: Cards, b: Cards, { into = 'swapped' } = {}): Step {
  return {
    verb: 'control',
    run: (g, s) => {
      s.vars[into] = [];
      const ids = living(g, [...a(g, s), ...b(g, s)]);
      if (ids.length !== 2) return;
      const [one, two] = ids.map((id) => g.card(id));
      if (one.controller === two.controller || one.zone !== 'monster' || two.zone !== 'monster') return;
      if (!canSwitchControl(g, s, one.id) || !canSwitchControl(g, s, two.id)) return;
      const places = [one, two].map((c) => ({ player: c.controller, index: c.index }));
      lift(g, one);
      lift(g, two);
      for (const [c, { player, index }] of [
        [one, places[1]],
        [two, places[0]],
      ] as const) {
        place(g, c, player, index);
        c.takenBy = s.ref;
        s.vars[into].push(refOf(c));
      }
      for (const c of [one, two]) happen(g, 'control', { player: c.controller, card: refOf(c) });
    },
  };
}

/** Gives back to the owner what this effect took, unless another effect has taken it since. */
export function returnControl(cards: Cards): Step {
  return {
    verb: 'control',
    run: (g, s) => {
      for (const ref of cards(g, s)) {
        if (!g.alive(ref)) continue;
        const c = g.card(idOf(ref));
        if (c.takenBy !== s.ref) continue;
        c.takenBy = -1;
        // It may be another card's from now on, though it stays where it is.
        g.touch();
        giveControl(g, c.id, c.owner, true);
      }
    },
  };
}
