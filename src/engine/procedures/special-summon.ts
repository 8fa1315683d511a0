/** Special Summons by an effect: position and zone of each are asked, then all arrive at one instant. */
import { beginBatch, happen } from '../events.ts';
import { refOf } from '../state/duel.ts';
import type { SpecialSummonFrame } from '../state/frames.ts';
import { put } from '../state/zones.ts';
import { type Procedure, pop } from './procedure.ts';
import { positionQuestion, zoneQuestion } from './questions.ts';

export const specialSummon: Procedure<SpecialSummonFrame> = {
  position: {
    ask: (g, f) => (f.position === 'choose' ? positionQuestion(g, f.player, f.cards[f.next]) : null),
    go: (_g, f, picked) => {
      f.defense.push(picked.length > 0 ? picked[0].do === 'defense-position' : f.position !== 'attack');
      f.at = 'zone';
    },
  },
  zone: {
    ask: (g, f) => zoneQuestion(g, f.player, 'monster', f.cards[f.next], f.zones),
    go: (g, f, picked) => {
      const { monsters } = g.side(f.player);
      f.zones.push(
        picked.length > 0
          ? (picked[0].value as number)
          : monsters.findIndex((id, i) => id < 0 && !f.zones.includes(i)),
      );
      f.next++;
      f.at = f.next < f.cards.length ? 'position' : 'arrive';
    },
  },
  arrive: (g, f) => {
    const faceUp = f.position !== 'face-down-defense';
    const { stack, turn } = g.duel;
    pop(g);
    beginBatch(g);
    // The effect that brings them out, one frame below, is their cause.
    const below = stack[stack.length - 1];
    if (below.proc === 'effect') {
      g.by = below.ref;
      g.byEffect = below.effect;
      g.byLink = below.link;
      g.byPlayer = below.player;
    }
    f.cards.forEach((id, i) => {
      put(g, id, f.player, 'monster', f.zones[i], faceUp, f.defense[i]);
      const c = g.card(id);
      c.summoned = f.how;
      c.summonedTurn = turn;
      if (f.how === 'ritual' || f.how === 'fusion') c.proper = true;
    });
    for (const id of f.cards) happen(g, 'summon', { player: f.player, card: refOf(g.card(id)), how: f.how });
    if (below.proc === 'effect' && f.into !== '') below.vars[f.into] = f.cards.map((id) => refOf(g.card(id)));
  },
};
