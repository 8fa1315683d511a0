/** Normal and Tribute Summons and Sets, Flip Summons: asked for, paid, attempted, and then successful unless negated. */
import { beginBatch, happen } from '../events.ts';
import { tributable, tributesDo, tributesNeeded } from '../legality/tributes.ts';
import { chooseCards } from '../question.ts';
import { refOf, type SummonHow } from '../state/duel.ts';
import type { FlipSummonFrame, SetSpellFrame, SummonFrame } from '../state/frames.ts';
import { freeZone, put, turnFaceUp } from '../state/zones.ts';
import { tributeAll } from '../steps/tribute.ts';
import { beginAttempt, endAttempt, openAttemptWindow, succeed } from './attempt.ts';
import { type Procedure, pop } from './procedure.ts';
import { positionQuestion, zoneQuestion } from './questions.ts';

export const summon: Procedure<SummonFrame> = {
  tributes: {
    ask: (g, f) => {
      const need = tributesNeeded(g.def(f.card).level);
      if (need === 0) return null;
      const ids = tributable(g, f.player, 'summon');
      const q = chooseCards(
        f.player,
        'tribute',
        ids,
        1,
        Math.min(need, ids.length),
        refOf(g.card(f.card)),
        -1,
      );
      q.valid = (picks) =>
        tributesDo(
          g,
          f.player,
          f.card,
          picks.map((i) => q.options[i].card),
        );
      q.constraint = 'tributes';
      q.facts = { card: f.card, need };
      return q;
    },
    go: (_g, f, picked) => {
      f.tributes = picked.map((o) => o.card);
      f.at = 'position';
    },
  },
  position: {
    ask: (g, f) => {
      const choice = !f.set && g.derived.preventedFor('summon-in-defense', f.player) >= 0;
      return choice ? positionQuestion(g, f.player, f.card) : null;
    },
    go: (_g, f, picked) => {
      if (picked.length > 0) f.defense = picked[0].do === 'defense-position';
      f.at = 'zone';
    },
  },
  zone: {
    ask: (g, f) => zoneQuestion(g, f.player, 'monster', f.card, [], f.tributes),
    go: (g, f, picked) => {
      const { monsters } = g.side(f.player);
      f.zone =
        picked.length > 0
          ? (picked[0].value as number)
          : monsters.findIndex((id) => id === -1 || f.tributes.includes(id));
      f.at = 'attempt';
    },
  },
  attempt: (g, f) => {
    if (f.tributes.length > 0) {
      beginBatch(g);
      tributeAll(g, f.player, f.tributes);
    }
    beginBatch(g);
    put(g, f.card, f.player, 'monster', f.zone, !f.set, f.defense);
    if (!f.granted) g.side(f.player).normalSummons++;
    f.at = 'done';
    if (f.set || f.granted) return;
    beginAttempt(g, f.player, f.card, howOf(f));
    f.at = 'window';
  },
  window: (g, f) => {
    f.at = 'done';
    openAttemptWindow(g);
  },
  done: (g, f) => {
    pop(g);
    if (f.set || f.granted) beginBatch(g);
    else if (!endAttempt(g, f.card)) return;
    if (f.set) happen(g, 'set', { player: f.player, card: refOf(g.card(f.card)) });
    else succeed(g, f.player, f.card, howOf(f));
  },
};

const howOf = (f: SummonFrame): SummonHow => (f.tributes.length > 0 ? 'tribute' : 'normal');

export const flipSummon: Procedure<FlipSummonFrame> = {
  attempt: (g, f) => {
    const c = g.card(f.card);
    beginBatch(g);
    turnFaceUp(g, c);
    c.defense = false;
    c.changedTurn = g.duel.turn;
    beginAttempt(g, f.player, f.card, 'flip');
    f.at = 'window';
  },
  window: (g, f) => {
    f.at = 'done';
    openAttemptWindow(g);
  },
  done: (g, f) => {
    pop(g);
    if (!endAttempt(g, f.card)) return;
    happen(g, 'flip', { player: f.player, card: refOf(g.card(f.card)), how: 'summon' });
    succeed(g, f.player, f.card, 'flip');
  },
};

export const setSpell: Procedure<SetSpellFrame> = {
  zone: {
    ask: (g, f) => (g.def(f.card).property === 'field' ? null : zoneQuestion(g, f.player, 'spell', f.card)),
    go: (g, f, picked) => {
      f.zone = picked.length > 0 ? (picked[0].value as number) : freeZone(g.side(f.player).spells);
      f.at = 'set';
    },
  },
  set: (g, f) => {
    beginBatch(g);
    put(g, f.card, f.player, g.def(f.card).property === 'field' ? 'field' : 'spell', f.zone, false, false);
    pop(g);
    const below = g.duel.stack[g.duel.stack.length - 1];
    if (below.proc === 'effect' && f.into !== '') below.vars[f.into].push(refOf(g.card(f.card)));
    happen(g, 'set', { player: f.player, card: refOf(g.card(f.card)) });
  },
};
