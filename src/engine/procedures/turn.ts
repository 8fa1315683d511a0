/** The Duel and its turns: opening hands, then phase after phase. */
import type { Phase } from '../contract.ts';
import { beginBatch, happen, tell } from '../events.ts';
import type { Game } from '../game.ts';
import { closeWindow, type Lasting, other } from '../state/duel.ts';
import type { DuelFrame, TurnFrame } from '../state/frames.ts';
import { drawCards } from '../steps/draw.ts';
import { endLasting } from '../steps/lasting.ts';
import { type Procedure, pop, push } from './procedure.ts';

export const duel: Procedure<DuelFrame> = {
  open: (g, f) => {
    const { openingHand } = g.profile;
    beginBatch(g);
    drawCards(g, g.duel.turnPlayer, openingHand);
    drawCards(g, other(g.duel.turnPlayer), openingHand);
    f.at = 'turn';
  },
  turn: (g) => {
    push(g, { proc: 'turn', at: 'begin', to: 'draw' });
  },
};

/** Does the change outlast the turn? Not if all that it is about has left the field. */
function outlasts(g: Game, l: Lasting): boolean {
  switch (l.until) {
    case 'face-up':
      return l.subjects.length === 0 || l.subjects.some((ref) => g.alive(ref));
    case 'equipped':
      return g.alive(l.source);
    default:
      return l.until === 'used';
  }
}

/** What only holds for a turn ends with it. */
function endTurn(g: Game): void {
  const { duel } = g;
  endLasting(g, (l) => !outlasts(g, l));
  for (const side of duel.sides) {
    side.normalSummons = 0;
    side.attacks = 0;
  }
  closeWindow(duel);
  duel.happened = [];
  duel.missed = [];
  g.stir();
}

const skipped = { turn: 'skip-turn', draw: 'skip-draw-phase' } as const;

/** Must the turn player skip this? Whatever said so has come to pass with it. */
function skips(g: Game, what: keyof typeof skipped): boolean {
  const { duel } = g;
  const due = g.derived.lastingFor(skipped[what], duel.turnPlayer);
  if (due.length === 0) return false;
  endLasting(g, (l) => due.includes(l));
  tell(g, 'skip', { player: duel.turnPlayer, how: what });
  return true;
}

export const turn: Procedure<TurnFrame> = {
  begin: (g, f) => {
    const { duel } = g;
    duel.turn++;
    if (duel.turn > 1) duel.turnPlayer = other(duel.turnPlayer);
    while (skips(g, 'turn')) duel.turnPlayer = other(duel.turnPlayer);
    duel.turnClock = duel.clock;
    duel.phase = 'draw';
    g.stir();
    tell(g, 'turn', { player: duel.turnPlayer, amount: duel.turn });
    f.to = skips(g, 'draw') ? 'standby' : 'draw';
    f.at = 'next';
  },
  next: (g, f) => {
    const phase = f.to;
    if (phase === 'end') f.at = 'end';
    if (phase === 'battle') push(g, { proc: 'battlePhase', at: 'begin', to: 'end' });
    else push(g, { proc: 'phase', at: 'begin', phase, to: 'end' });
  },
  end: (g) => {
    endTurn(g);
    pop(g);
  },
};

/** The phase on top is over: its turn goes on to another. */
export function goOn(g: Game, to: Phase): void {
  pop(g);
  const below = g.duel.stack[g.duel.stack.length - 1];
  if (below.proc !== 'turn') throw new Error(`a phase lies on ${below.proc}`);
  if (below.at !== 'end') below.to = to;
}

/** Begins a phase or says so of a step. */
export function announce(g: Game, phase: Phase): void {
  g.duel.phase = phase;
  beginBatch(g);
  g.stir();
  happen(g, 'phase', { player: g.duel.turnPlayer, how: phase });
}
