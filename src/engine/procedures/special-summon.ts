/** Special Summons by an effect: position and zone of each are asked, then all arrive at one instant. */
import type { Player } from '../contract.ts';
import { beginBatch, happen } from '../events.ts';
import { refOf } from '../state/duel.ts';
import type { SpecialSummonFrame } from '../state/frames.ts';
import { put } from '../state/zones.ts';
import { type Procedure, pop } from './procedure.ts';
import { positionQuestion, zoneQuestion } from './questions.ts';

/** To whose side a card comes: the next one, or the one with this number. */
const sideOf = (f: SpecialSummonFrame, i = f.next): Player => f.sides?.[i] ?? f.player;

/** Zones of that side already given to cards before the next. */
const takenZones = (f: SpecialSummonFrame): number[] => f.zones.filter((_, i) => sideOf(f, i) === sideOf(f));

export const specialSummon: Procedure<SpecialSummonFrame> = {
  position: {
    ask: (g, f) => {
      if (f.position === 'choose') return positionQuestion(g, sideOf(f), f.cards[f.next]);
      if (f.position !== 'attack-or-set') return null;
      return positionQuestion(g, sideOf(f), f.cards[f.next], 'face-down-defense');
    },
    go: (_g, f, picked) => {
      f.defense.push(picked.length > 0 ? picked[0].do !== 'attack-position' : f.position !== 'attack');
      f.at = 'zone';
    },
  },
  zone: {
    ask: (g, f) => zoneQuestion(g, sideOf(f), 'monster', f.cards[f.next], takenZones(f)),
    go: (g, f, picked) => {
      const { monsters } = g.side(sideOf(f));
      const taken = takenZones(f);
      f.zones.push(
        picked.length > 0
          ? (picked[0].value as number)
          : monsters.findIndex((id, i) => id === -1 && !taken.includes(i)),
      );
      f.next++;
      f.at = f.next < f.cards.length ? 'position' : 'arrive';
    },
  },
  arrive: (g, f) => {
    const { position } = f;
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
      const faceUp = position === 'attack-or-set' ? !f.defense[i] : position !== 'face-down-defense';
      put(g, id, sideOf(f, i), 'monster', f.zones[i], faceUp, f.defense[i]);
      const c = g.card(id);
      c.summoned = f.how;
      c.summonedTurn = turn;
      if (f.how === 'ritual' || f.how === 'fusion') c.proper = true;
    });
    f.cards.forEach((id, i) => {
      const player = sideOf(f, i);
      g.side(player).summonedTurn = turn;
      happen(g, 'summon', { player, card: refOf(g.card(id)), how: f.how });
    });
    if (below.proc === 'effect' && f.into !== '') below.vars[f.into] = f.cards.map((id) => refOf(g.card(id)));
  },
};
