/** The Battle Phase: Start Step, Battle Step with its attacks, End Step. */
import { beginBatch, happen, tell } from '../events.ts';
import { closeWindow } from '../state/duel.ts';
import type { BattlePhaseFrame } from '../state/frames.ts';
import { endLasting } from '../steps/lasting.ts';
import { takeAction } from './act.ts';
import { askToAct } from './phase.ts';
import type { Procedure } from './procedure.ts';
import { announce, goOn } from './turn.ts';
import { openLeaving, openWindow } from './window.ts';

export const battlePhase: Procedure<BattlePhaseFrame> = {
  begin: (g, f) => {
    g.duel.step = 'start';
    announce(g, 'battle');
    f.at = 'battleStep';
    openWindow(g);
  },
  battleStep: (g, f) => {
    g.duel.step = 'battle';
    closeWindow(g.duel);
    g.stir();
    tell(g, 'phase', { player: g.duel.turnPlayer, how: 'battle', step: 'battle' });
    f.at = 'open';
  },
  open: {
    ask: (g) => askToAct(g),
    go: (g, f, [option]) => {
      if (option.do === 'phase') {
        f.to = option.value as BattlePhaseFrame['to'];
        f.at = 'leave';
      } else takeAction(g, option);
    },
  },
  leave: (g, f) => {
    f.at = 'endStep';
    openLeaving(g);
  },
  endStep: (g, f) => {
    g.duel.step = 'end';
    beginBatch(g);
    g.stir();
    happen(g, 'phase', { player: g.duel.turnPlayer, how: 'battle-end' });
    f.at = 'endWindow';
  },
  endWindow: (g, f) => {
    f.at = 'finish';
    openWindow(g);
  },
  finish: (g, f) => {
    const { duel } = g;
    duel.step = null;
    endLasting(g, (l) => l.until === 'battle-phase');
    g.stir();
    goOn(g, f.to);
  },
};
