/** A monster that is removed from play for a while; its zone waits for it. */
import type { Phase } from '../contract.ts';
import type { Cards, Step, Who } from '../definition.ts';
import { happen } from '../events.ts';
import { idOf, refOf } from '../state/duel.ts';
import { KEPT, put, sendTo } from '../state/zones.ts';
import { living } from '../words/picking.ts';
import { later } from './flow.ts';

/** Removes the first monster meant; nothing else may use its zone until it is back. */
function goAway(cards: Cards): Step {
  return {
    verb: 'banish',
    run: (g, s) => {
      s.vars.away = [];
      const [id] = living(g, cards(g, s));
      if (id === undefined) return;
      const { controller, index, faceUp, defense } = g.card(id);
      sendTo(g, id, 'banished', 'effect', 'banish');
      const c = g.card(id);
      if (c.zone !== 'banished') return;
      s.vars.away = [refOf(c)];
      s.vars.place = [controller, index, faceUp ? 1 : 0, defense ? 1 : 0];
      g.side(controller).monsters[index] = KEPT;
    },
  };
}

/** Back it comes as it left: no Summon, and nobody has placed it this turn. */
const comeBack: Step = {
  verb: 'come-back',
  run: (g, s) => {
    const [ref] = s.vars.away;
    if (ref === undefined || !g.alive(ref)) return;
    const [player, index, faceUp, defense] = s.vars.place;
    const c = g.card(idOf(ref));
    g.side(player as 0 | 1).monsters[index] = -1;
    put(g, c.id, player as 0 | 1, 'monster', index, faceUp === 1, defense === 1);
    c.placed = 0;
    happen(g, 'move', {
      card: refOf(c),
      was: ref,
      from: 'banished',
      to: 'monster',
      reason: 'effect',
      how: 'come-back',
    });
  },
};

/** Removes a monster from play until the beginning of that phase. */
export const banishUntil = (cards: Cards, phase: Phase, whose: Who): Step[] => [
  goAway(cards),
  ...later(phase, whose, comeBack),
];
