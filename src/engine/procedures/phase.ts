/** A phase other than the Battle Phase: what falls due, its window, the open state, and the window on leaving it. */
import type { Option } from '../contract.ts';
import { beginBatch } from '../events.ts';
import type { Game } from '../game.ts';
import { actOptions } from '../legality/options.ts';
import { type Question, question } from '../question.ts';
import { onField, refOf } from '../state/duel.ts';
import type { PhaseFrame } from '../state/frames.ts';
import { drawCards } from '../steps/draw.ts';
import { takeAction } from './act.ts';
import { runDelayed } from './delayed.ts';
import { type Procedure, push } from './procedure.ts';
import { announce, goOn } from './turn.ts';
import { openTriggers, openWindow } from './window.ts';

export function askToAct(g: Game): Question {
  const q = question(g.duel.turnPlayer, 'act', 'act', actOptions(g));
  q.why = `act.${g.duel.phase}`;
  return q;
}

/** Maintenance costs due in this phase, one question each. */
function dueMaintenance(g: Game): void {
  const { duel } = g;
  for (const { id, effect } of g.catalog.maintained) {
    const c = g.card(id);
    const due = effect.maintenance;
    if (due === null || due.phase !== duel.phase || !c.faceUp || !onField(c)) continue;
    if (due.whose !== 'either' && (c.controller === duel.turnPlayer) !== (due.whose === 'you')) continue;
    push(g, { proc: 'maintenance', at: 'ask', player: c.controller, card: refOf(c), effect: effect.index });
  }
}

export const phase: Procedure<PhaseFrame> = {
  begin: (g, f) => {
    announce(g, f.phase);
    f.at = 'due';
    if (f.phase === 'draw' && (g.duel.turn > 1 || g.profile.firstPlayerDraws)) {
      beginBatch(g);
      drawCards(g, g.duel.turnPlayer, 1);
    }
  },
  due: (g, f) => {
    f.at = 'window';
    dueMaintenance(g);
    runDelayed(g);
  },
  window: (g, f) => {
    f.at = 'open';
    openWindow(g);
  },
  open: {
    ask: (g) => askToAct(g),
    go: (g, f, [option]: readonly Option[]) => {
      if (option.do === 'phase') {
        f.to = option.value as PhaseFrame['to'];
        f.at = 'leave';
      } else takeAction(g, option);
    },
  },
  leave: (g, f) => {
    f.at = f.phase === 'end' ? 'finish' : 'done';
    g.duel.window = [];
    openWindow(g, 'leaving', 'opponent');
  },
  finish: (g, f) => {
    f.at = 'done';
    openTriggers(g);
    push(g, { proc: 'handLimit', at: 'ask', player: g.duel.turnPlayer });
  },
  done: (g, f) => goOn(g, f.to),
};
