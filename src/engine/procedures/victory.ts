/** Results of a Duel: Life Points, a due draw that cannot be made, a card that wins. Looked at between links, never inside one. */
import type { Player } from '../contract.ts';
import { tell } from '../events.ts';
import type { Game } from '../game.ts';

/** Ends the Duel if somebody has won. @returns whether it has ended */
export function checkVictory(g: Game): boolean {
  const { duel } = g;
  const [a, b] = duel.sides;
  if (a.lp <= 0 || b.lp <= 0) return end(g, a.lp <= 0, b.lp <= 0, 'life-points');
  if (a.deckedOut || b.deckedOut) return end(g, a.deckedOut, b.deckedOut, 'deck-out');
  return g.catalog.victories.length > 0 && winByCard(g);
}

/** Cards that win by themselves; both players at the same instant is a draw. */
function winByCard(g: Game): boolean {
  const wins: [number, number] = [-1, -1];
  for (const { id, effect } of g.catalog.victories) {
    const c = g.card(id);
    if (!effect.from.includes(c.zone)) continue;
    const scope = { player: c.owner, card: id, vars: {}, event: null, link: -1 };
    if (effect.conditions.every((n) => n.test(g, scope))) wins[c.owner] = id;
  }
  if (wins[0] < 0 && wins[1] < 0) return false;
  if (wins[0] >= 0 && wins[1] >= 0) return end(g, true, true, 'card');
  const player = wins[0] >= 0 ? 0 : 1;
  finish(g, player, 'card');
  tell(g, 'win', { player, how: 'card', by: wins[player] });
  return true;
}

function end(g: Game, aLost: boolean, bLost: boolean, reason: string): boolean {
  const winner = aLost && bLost ? 'draw' : aLost ? 1 : 0;
  finish(g, winner, reason);
  tell(g, 'win', winner === 'draw' ? { how: reason, value: 'draw' } : { player: winner, how: reason });
  return true;
}

function finish(g: Game, winner: Player | 'draw', reason: string): void {
  g.duel.result = { winner, reason };
}

/** A player gives up. */
export function surrender(g: Game, player: Player): void {
  end(g, player === 0, player === 1, 'surrender');
}
