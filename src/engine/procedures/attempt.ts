/** A Summon being attempted: it can still be negated, and only then has it happened. */
import type { Player } from '../contract.ts';
import { beginBatch, happen } from '../events.ts';
import type { Game } from '../game.ts';
import { refOf, type SummonHow } from '../state/duel.ts';
import { openWindow } from './window.ts';

/** Says that the Summon is attempted. */
export function beginAttempt(g: Game, player: Player, id: number, how: SummonHow): void {
  g.duel.attempt = id;
  happen(g, 'attempt', { player, card: refOf(g.card(id)), how });
}

/** Only what negates the Summon may begin a chain here. */
export function openAttemptWindow(g: Game): void {
  g.duel.window = g.duel.happened.filter((e) => e.kind === 'attempt');
  openWindow(g, 'attempt', 'turnPlayer');
}

/** Ends the attempt. @returns whether the Summon goes on; then a new batch has begun */
export function endAttempt(g: Game, id: number): boolean {
  const negated = g.duel.attempt !== id;
  g.duel.attempt = -1;
  if (negated) return false;
  beginBatch(g);
  g.touch();
  return true;
}

/** The Summon has happened. */
export function succeed(g: Game, player: Player, id: number, how: SummonHow): void {
  const c = g.card(id);
  c.summoned = how;
  c.summonedTurn = g.duel.turn;
  g.side(player).summonedTurn = g.duel.turn;
  g.stir();
  happen(g, 'summon', { player, card: refOf(c), how });
}
