/** The Battle Phase: Start Step, Battle Step with its attacks, End Step. */
import { beginBatch, happen, tell } from '../events.ts';
import type { BattlePhaseFrame } from '../state/frames.ts';
import { takeAction } from './act.ts';
import { askToAct } from './phase.ts';
import type { Procedure } from './procedure.ts';
import { announce, goOn } from './turn.ts';
import { openWindow } from './window.ts';

export const battlePhase: Procedure<BattlePhaseFrame> = {
  begin: (g, f) => {
    g.duel.step = 'start';
    announce(g, 'battle');
    f.at = 'battleStep';
    openWindow(g);
  },
  battleStep: (g, f) => {
    g.duel.step = 'battle';
    g.duel.window = [];
    g.touch();
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
    g.duel.window = [];
    openWindow(g, 'leaving', 'opponent');
  },
  endStep: (g, f) => {
    g.duel.step = 'end';
    beginBatch(g);
    g.touch();
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
    duel.lasting = duel.lasting.filter((l) => l.until !== 'battle-phase');
    g.touch();
    goOn(g, f.to);
  },
};
