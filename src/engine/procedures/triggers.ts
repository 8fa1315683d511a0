/** Simultaneous triggers go on one chain: the turn player's first, each player ordering their own; then it is built further. */
import type { Player } from '../contract.ts';
import type { Game } from '../game.ts';
import { option, PASS, question } from '../question.ts';
import { idOf, other, type Pending } from '../state/duel.ts';
import type { TriggersFrame } from '../state/frames.ts';
import { canTrigger } from '../triggers/collect.ts';
import { beginActivation } from './activate.ts';
import { type Procedure, pop, push } from './procedure.ts';

const effectOf = (g: Game, p: Pending) => g.defs[g.duel.cards[idOf(p.card)].def].effects[p.effect];

/** The player's next trigger that has not been decided. */
const nextOf = (f: TriggersFrame): number => f.waiting.findIndex((p) => p.player === f.player);

function take(f: TriggersFrame, index: number, use: boolean): void {
  const [p] = f.waiting.splice(index, 1);
  if (use) f.chosen.push(p);
}

/** Orders make a difference only between different effects or different facts; equal copies need none. */
const needOrder = (f: TriggersFrame): boolean => f.chosen.length > 1;

export const triggers: Procedure<TriggersFrame> = {
  collect: (_g, f) => {
    f.at = 'offer';
  },
  offer: {
    ask: (g, f) => {
      const next = nextOf(f);
      if (next < 0) return null;
      const p = f.waiting[next];
      if (!effectOf(g, p).youCan) return null;
      const q = question(f.player, 'trigger', 'trigger', [option('activate', idOf(p.card), p.effect), PASS]);
      q.mayDecline = true;
      q.card = p.card;
      q.effect = p.effect;
      q.why = 'trigger';
      q.facts = {
        event: effectOf(g, p).on?.label,
        ...(p.event.card >= 0 ? { other: idOf(p.event.card) } : {}),
      };
      return q;
    },
    go: (_g, f, picked) => {
      const next = nextOf(f);
      if (next < 0) f.at = 'order';
      else take(f, next, picked.length === 0 || picked[0].do !== 'pass');
    },
  },
  order: {
    ask: (_g, f) => {
      if (!needOrder(f)) return null;
      const q = question(
        f.player,
        'order',
        'trigger-order',
        f.chosen.map((p) => option('link', idOf(p.card), p.effect)),
      );
      q.min = q.max = f.chosen.length;
      q.why = 'order';
      return q;
    },
    go: (g, f, picked) => {
      if (picked.length > 0) {
        const left = [...f.chosen];
        f.chosen = g.picks.map((i) => left[i]);
      }
      f.at = 'link';
    },
  },
  link: (g, f) => {
    const p = f.chosen.shift();
    if (p === undefined) {
      f.at = 'switch';
      return;
    }
    // A trigger put on before may have changed what this one needs.
    if (!canTrigger(g, p)) return;
    beginActivation(g, f.player, idOf(p.card), p.effect, p.event, p.binds);
  },
  switch: (g, f) => {
    const second: Player = other(g.duel.turnPlayer);
    if (f.player === second) f.at = 'build';
    else {
      f.player = second;
      f.at = 'offer';
    }
  },
  build: (g) => {
    pop(g);
    const { chain } = g.duel;
    if (chain.length > 0)
      push(g, { proc: 'chain', at: 'ask', player: other(chain[chain.length - 1].player), passes: 0 });
  },
};
