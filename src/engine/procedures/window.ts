/**
 * A response window: triggers first, then the turn player's chance, then the opponent's. When a chain has been resolved in
 * it, it begins anew; two passes close it.
 */
import type { Option, Player } from '../contract.ts';
import type { Game } from '../game.ts';
import { respondOptions } from '../legality/options.ts';
import { ONLY_PASS, type Question, respondQuestion } from '../question.ts';
import { answerLast, closeWindow, other } from '../state/duel.ts';
import type { WindowFrame } from '../state/frames.ts';
import { collectTriggers } from '../triggers/collect.ts';
import { openChain } from './chain.ts';
import { type Procedure, pop, push } from './procedure.ts';

export function openWindow(
  g: Game,
  kind: WindowFrame['kind'] = 'open',
  at: WindowFrame['at'] = 'triggers',
): void {
  push(g, { proc: 'window', at, kind, once: kind === 'damage', triggersOnly: false });
}

/** The opponent's chance as a phase or step is left. */
export function openLeaving(g: Game): void {
  closeWindow(g.duel);
  openWindow(g, 'leaving', 'opponent');
  if (g.hurried) passOn(g);
}

/** What a Set has triggered, if anything; nobody may answer the Set itself. */
export function openAfterSet(g: Game): void {
  push(g, { proc: 'window', at: 'triggers', kind: 'open', once: false, triggersOnly: true });
}

/** Only what has triggered, and the chain that it starts. */
export function openTriggers(g: Game): void {
  push(g, { proc: 'window', at: 'triggers', kind: 'damage', once: true, triggersOnly: true });
}

function ask(g: Game, player: Player, f: WindowFrame): Question {
  const options = g.ahead ?? respondOptions(g, player);
  g.ahead = null;
  return respondQuestion(player, f.kind, options);
}

/** @returns whether the player responded */
function respond(g: Game, f: WindowFrame, player: Player, option: Option): boolean {
  if (option.do === 'pass') return false;
  if (f.kind === 'leaving') {
    // The phase does not end: the turn player is free to act again afterwards.
    g.duel.stack[g.duel.stack.length - 2].at = 'open';
    f.kind = 'open';
  }
  f.at = 'chained';
  openChain(g, player, option);
  return true;
}

/** Closes the window where nobody has anything to respond with; leaves it to the one who has. */
function passThrough(g: Game, f: WindowFrame): void {
  const { turnPlayer } = g.duel;
  const options = respondOptions(g, turnPlayer);
  if (options !== ONLY_PASS) {
    g.ahead = options;
    return;
  }
  f.at = 'opponent';
  passOn(g);
}

/** The same for the opponent's chance. */
function passOn(g: Game): void {
  const options = respondOptions(g, other(g.duel.turnPlayer));
  if (options === ONLY_PASS) close(g);
  else g.ahead = options;
}

/** What was not answered now cannot be answered later. */
function close(g: Game): void {
  closeWindow(g.duel);
  pop(g);
}

export const window: Procedure<WindowFrame> = {
  triggers: (g, f) => {
    const { duel } = g;
    if (collectTriggers(g)) {
      f.at = 'chained';
      return;
    }
    if (f.triggersOnly) pop(g);
    else f.at = 'turnPlayer';
    answerLast(duel);
    if (g.hurried && f.at === 'turnPlayer') passThrough(g, f);
  },
  turnPlayer: {
    ask: (g, f) => ask(g, g.duel.turnPlayer, f),
    go: (g, f, [option]) => {
      if (!respond(g, f, g.duel.turnPlayer, option)) f.at = 'opponent';
    },
  },
  opponent: {
    ask: (g, f) => ask(g, other(g.duel.turnPlayer), f),
    go: (g, f, [option]) => {
      if (!respond(g, f, other(g.duel.turnPlayer), option)) close(g);
    },
  },
  chained: (g, f) => {
    if (f.kind === 'attempt') {
      pop(g);
      return;
    }
    // In the Damage Step a moment has one chain; what that chain triggers still follows. Elsewhere both may act on it.
    f.triggersOnly = f.once;
    f.at = 'triggers';
  },
};
