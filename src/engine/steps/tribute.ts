/** Tribute: monsters given up, for a Summon, a cost or a Ritual. */
import type { Player } from '../contract.ts';
import type { Step } from '../definition.ts';
import { happen } from '../events.ts';
import type { Game } from '../game.ts';
import { idOf, refOf } from '../state/duel.ts';
import { sendTo } from '../state/zones.ts';
import { lower, type What } from '../words/lowering.ts';
import { living } from '../words/picking.ts';
import { endLasting } from './lasting.ts';

/** Tributes monsters (ids) at one instant; one that had to be among them is settled by it. */
export function tributeAll(g: Game, player: Player, ids: readonly number[]): void {
  const must = g.derived
    .lastingFor('must-tribute', player)
    .filter((l) => l.subjects.some((ref) => !g.alive(ref) || ids.includes(idOf(ref))));
  for (const id of ids) {
    happen(g, 'tribute', { player, card: refOf(g.card(id)) }, 3);
    sendTo(g, id, 'graveyard', 'tribute', 'tribute');
  }
  endLasting(g, (l) => must.includes(l));
}

/** Tributes the monsters meant, by effect. `into` keeps those that were. */
export function tribute(what: What, { into = 'tributed' } = {}): Step[] {
  const { before, cards } = lower(what, 'tribute');
  return [
    ...before,
    {
      verb: 'tribute',
      run: (g, s) => {
        const ids = living(g, cards(g, s)).filter((id) => g.card(id).zone === 'monster');
        tributeAll(g, s.player, ids);
        s.vars[into] = ids.map((id) => refOf(g.card(id)));
      },
    },
  ];
}
