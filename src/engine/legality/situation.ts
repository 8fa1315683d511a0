/** What kind of moment this is: an open state, a response window, or a chain being built. Read off the stack. */
import type { Player } from '../contract.ts';
import type { Game } from '../game.ts';
import type { Frame } from '../state/frames.ts';
import type { Check } from './check.ts';

export type Mode = 'open' | 'window' | 'chain' | 'busy';

/** Mode of the moment, by the frame that asks or would ask. */
export function modeOf(g: Game): Mode {
  const { stack } = g.duel;
  const top: Frame | undefined = stack[stack.length - 1];
  if (top === undefined) return 'busy';
  switch (top.proc) {
    case 'phase':
    case 'battlePhase':
      return top.at === 'open' ? 'open' : 'busy';
    case 'window':
      return top.at === 'turnPlayer' || top.at === 'opponent' ? 'window' : 'busy';
    case 'chain':
      return top.at === 'ask' ? 'chain' : 'busy';
    case 'triggers':
      return 'chain';
    default:
      return 'busy';
  }
}

/** Is it this player's own chance in the window, before anybody has responded? */
export function isTurnPlayersChance(g: Game, player: Player): boolean {
  const { stack, turnPlayer } = g.duel;
  const top = stack[stack.length - 1];
  return top.proc === 'window' && top.at === 'turnPlayer' && top.kind === 'open' && player === turnPlayer;
}

/** The turn player may act: no chain is being built and no response is being asked for. */
export function nothingGoingOn(g: Game, check: Check): boolean {
  const mode = modeOf(g);
  if (!check.explaining) return check.fails('timing', mode === 'open');
  const { chain, window, resolving } = g.duel;
  const link = chain.length - 1;
  const idle = mode === 'busy' ? 'question' : 'window';
  const detail = resolving >= 0 ? 'resolving' : link >= 0 ? 'chain' : idle;
  const f = { link: resolving >= 0 ? resolving : link, event: window[0]?.kind };
  return check.fails('timing', mode === 'open', `timing.open.${detail}`, f);
}
