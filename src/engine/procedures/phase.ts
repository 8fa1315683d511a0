/** A phase other than the Battle Phase: what falls due, its window, the open state, and the window on leaving it. */
import type { Option, Phase, Player } from '../contract.ts';
import { beginBatch } from '../events.ts';
import type { Game } from '../game.ts';
import { actOptions, ONLY_TO } from '../legality/options.ts';
import { type Question, question } from '../question.ts';
import { idOf, onField, refOf } from '../state/duel.ts';
import type { MaintenanceFrame, PhaseFrame } from '../state/frames.ts';
import { drawCards } from '../steps/draw.ts';
import { takeAction } from './act.ts';
import { runDelayed } from './delayed.ts';
import { type Procedure, push } from './procedure.ts';
import { announce, goOn } from './turn.ts';
import { openLeaving, openTriggers, openWindow } from './window.ts';

const WHY: Record<Phase, string> = {
  draw: 'act.draw',
  standby: 'act.standby',
  main1: 'act.main1',
  battle: 'act.battle',
  main2: 'act.main2',
  end: 'act.end',
};

function act(player: Player, phase: Phase, options: Option[]): Question {
  const q = question(player, 'act', 'act', options);
  q.why = WHY[phase];
  return q;
}

/** In most phases there is nothing to do but to move on: these questions are made once. */
const movingOn = ([0, 1] as const).map((player) => ({
  draw: act(player, 'draw', ONLY_TO.standby),
  standby: act(player, 'standby', ONLY_TO.main1),
  main1: act(player, 'main1', ONLY_TO.end),
  battle: act(player, 'battle', ONLY_TO.end),
  main2: act(player, 'main2', ONLY_TO.end),
  end: act(player, 'end', ONLY_TO.draw),
}));

export function askToAct(g: Game): Question {
  const { turnPlayer, phase } = g.duel;
  const options = actOptions(g);
  const known = movingOn[turnPlayer][phase];
  return known.options === options ? known : act(turnPlayer, phase, options);
}

/** Maintenance costs due in this phase, one question each: the turn player's first, in the order in which the cards turned face-up. */
function dueMaintenance(g: Game): void {
  const { duel } = g;
  if (g.catalog.maintained.length === 0) return;
  const due: MaintenanceFrame[] = [];
  for (const { id, effect } of g.catalog.maintained) {
    const c = g.card(id);
    const m = effect.maintenance;
    if (m === null || m.phase !== duel.phase || !c.faceUp || !onField(c)) continue;
    if (m.whose !== 'either' && (c.controller === duel.turnPlayer) !== (m.whose === 'you')) continue;
    due.push({ proc: 'maintenance', at: 'ask', player: c.controller, card: refOf(c), effect: effect.index });
  }
  const rank = (f: MaintenanceFrame): number => (f.player === duel.turnPlayer ? 0 : 1);
  const since = (f: MaintenanceFrame): number => g.card(idOf(f.card)).since;
  due.sort((a, b) => rank(a) - rank(b) || since(a) - since(b));
  // The last one pushed is asked first.
  for (const f of due.reverse()) push(g, f);
}

function beginWindow(g: Game, f: PhaseFrame): void {
  f.at = 'open';
  openWindow(g);
}

export const phase: Procedure<PhaseFrame> = {
  begin: (g, f) => {
    announce(g, f.phase);
    if (f.phase === 'draw' && (g.duel.turn > 1 || g.profile.firstPlayerDraws)) {
      beginBatch(g);
      drawCards(g, g.duel.turnPlayer, 1);
    }
    if (g.catalog.maintained.length > 0 || g.duel.delayed.length > 0) f.at = 'due';
    else beginWindow(g, f);
  },
  due: (g, f) => {
    f.at = 'window';
    dueMaintenance(g);
    runDelayed(g);
  },
  window: beginWindow,
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
    openLeaving(g);
  },
  finish: (g, f) => {
    f.at = 'done';
    openTriggers(g);
    push(g, { proc: 'handLimit', at: 'ask', player: g.duel.turnPlayer });
  },
  done: (g, f) => goOn(g, f.to),
};
