/**
 * Activating an effect: declare an option, choose costs, choose targets; only when all is known, place the card, pay, and make
 * the chain link.
 */
import type { Player } from '../contract.ts';
import type { EffectDef, Scope } from '../definition.ts';
import { beginBatch, happen, tell } from '../events.ts';
import type { Game } from '../game.ts';
import { canUseWithFlip, noteUse } from '../legality/activation.ts';
import { answered } from '../legality/timing.ts';
import { chooseCards, confirm, option as makeOption, type Question, question } from '../question.ts';
import { type Happening, refOf } from '../state/duel.ts';
import type { ActivateFrame } from '../state/frames.ts';
import { freeZone, put, turnFaceUp } from '../state/zones.ts';
import { beginLasting } from '../steps/lasting.ts';
import { costOptions, pickable } from '../words/picking.ts';
import { type Procedure, pop, push } from './procedure.ts';
import { zoneQuestion } from './questions.ts';

/** Puts the activation on the stack; what it answers is settled now, before anything changes. */
export function beginActivation(
  g: Game,
  player: Player,
  card: number,
  effect: number,
  event: Happening | null = null,
  binds: Record<string, number[]> | null = null,
): void {
  const def = g.def(card).effects[effect];
  const scope: Scope = { player, card, vars: {}, event, link: -1 };
  push(g, {
    proc: 'activate',
    at: 'with',
    player,
    card,
    effect,
    isCard: def.kind === 'activation',
    next: 0,
    costs: [],
    targets: [],
    vars: { ...binds },
    event: event ?? answered(g, def, scope),
    link: -1,
    zone: -1,
  });
}

const effectOf = (g: Game, f: ActivateFrame): EffectDef => g.def(f.card).effects[f.effect];

/** Cards already taken for an earlier cost or target are no longer offered. */
const taken = (f: ActivateFrame, id: number): boolean =>
  f.targets.includes(id) || f.costs.some((c) => c.includes(id));

function pickQuestion(
  g: Game,
  f: ActivateFrame,
  ids: number[],
  pick: NonNullable<EffectDef['targets'][number]>,
): Question {
  const s: Scope = f;
  const max = Math.min(pick.max(g, s), ids.length);
  const q = chooseCards(
    f.player,
    pick.purpose,
    ids,
    pick.min(g, s),
    max,
    g.duel.cards[f.card].moves * 4096 + f.card,
    f.effect,
  );
  const { valid } = pick;
  if (valid !== null) {
    q.valid = (picks) =>
      valid(
        g,
        s,
        picks.map((i) => q.options[i].card),
      );
    q.constraint = pick.purpose;
  }
  // Choosing nothing is not the same as not activating: a target "up to" may be none.
  q.mayDecline = false;
  return q;
}

/** The effect that may be used in the very link that turns the card up, if it could be used now. */
function flipUse(g: Game, f: ActivateFrame): EffectDef | undefined {
  if (!f.isCard) return undefined;
  return g.def(f.card).effects.find((e) => e.withFlip && canUseWithFlip(g, f.player, f.card, e));
}

export const activate: Procedure<ActivateFrame> = {
  with: {
    ask: (g, f) => {
      const use = flipUse(g, f);
      return use ? confirm(f.player, 'with-effect', refOf(g.card(f.card)), use.index) : null;
    },
    go: (g, f, picked) => {
      f.at = 'option';
      if (picked[0]?.do !== 'yes') return;
      const use = flipUse(g, f);
      if (use === undefined) return;
      f.effect = use.index;
      f.event = answered(g, use, f);
    },
  },
  option: {
    ask: (g, f) => {
      const { options } = effectOf(g, f);
      if (options.length === 0) return null;
      const open = options.filter((o) => o.test(g, f)).map((o) => makeOption('value', -1, -1, -1, o.code));
      const q = question(f.player, 'option', 'effect-option', open);
      q.card = refOf(g.card(f.card));
      q.effect = f.effect;
      return q;
    },
    go: (g, f, picked) => {
      if (picked.length > 0)
        f.vars.option = [effectOf(g, f).options.findIndex((o) => o.code === picked[0].value)];
      f.at = 'cost';
    },
  },
  cost: {
    ask: (g, f) => {
      const effect = effectOf(g, f);
      const cost = effect.cost[f.next];
      if (!cost?.pick) return null;
      const ids = costOptions(g, f, effect, cost).filter((id) => !taken(f, id));
      return pickQuestion(g, f, ids, cost.pick);
    },
    go: (g, f, picked) => {
      if (f.next < effectOf(g, f).cost.length) {
        f.costs.push(picked.map((o) => o.card));
        if (picked.length > 0)
          f.vars.given = [...(f.vars.given ?? []), ...picked.map((o) => refOf(g.card(o.card)))];
        f.next++;
      }
      if (f.next < effectOf(g, f).cost.length) return;
      f.next = 0;
      f.at = 'target';
    },
  },
  target: {
    ask: (g, f) => {
      const pick = effectOf(g, f).targets[f.next];
      if (pick === undefined) return null;
      const ids = pickable(g, f, pick).filter((id) => !taken(f, id));
      return pickQuestion(g, f, ids, pick);
    },
    go: (g, f, picked) => {
      for (const o of picked) f.targets.push(o.card);
      f.next++;
      if (f.next < effectOf(g, f).targets.length) return;
      f.at = 'place';
    },
  },
  place: {
    ask: (g, f) => {
      const c = g.card(f.card);
      if (!f.isCard || c.zone !== 'hand' || g.def(f.card).property === 'field') return null;
      return zoneQuestion(g, f.player, 'spell', c.id);
    },
    go: (g, f, picked) => {
      f.zone = picked.length > 0 ? (picked[0].value as number) : freeZone(g.side(f.player).spells);
      f.at = 'pay';
    },
  },
  pay: (g, f) => {
    const effect = effectOf(g, f);
    const c = g.card(f.card);
    beginBatch(g);
    if (f.isCard) {
      if (c.zone === 'hand') {
        const field = g.def(f.card).property === 'field';
        put(g, c.id, f.player, field ? 'field' : 'spell', f.zone, true, false);
      } else turnFaceUp(g, c);
    }
    if (effect.perTurn > 0) noteUse(g, c, effect);
    if (effect.vow)
      beginLasting(g, {
        def: c.def,
        effect: f.effect,
        modifier: 0,
        source: refOf(c),
        player: f.player,
        subjects: [],
        until: 'turn',
        amount: 0,
        pc: -1,
      });
    pay(g, f, effect);
    f.at = 'link';
  },
  link: (g, f) => {
    const effect = effectOf(g, f);
    const c = g.card(f.card);
    const { duel } = g;
    const targets = f.targets.map((id) => refOf(g.card(id)));
    duel.chain.push({
      player: f.player,
      card: refOf(c),
      def: c.def,
      effect: f.effect,
      speed: effect.speed,
      isCard: f.isCard,
      targets,
      cost: f.costs.length === 0 ? [] : f.costs.flat(),
      lpPaid: f.vars.lp?.[0] ?? 0,
      since: ++duel.clock,
      vars: f.vars,
      event: f.event,
      state: 'waiting',
      negatedBy: -1,
      because: '',
    });
    g.by = refOf(c);
    g.byEffect = f.effect;
    g.byLink = duel.chain.length - 1;
    g.byPlayer = f.player;
    duel.batch++;
    happen(g, 'activate', { player: f.player, card: refOf(c), how: f.isCard ? 'card' : 'effect' }, 3);
    if (targets.length > 0) tell(g, 'target', { player: f.player, cards: f.targets });
    g.touch();
    pop(g);
  },
};

function pay(g: Game, f: ActivateFrame, effect: EffectDef): void {
  g.by = refOf(g.card(f.card));
  g.byEffect = f.effect;
  g.byLink = g.duel.chain.length;
  g.byPlayer = f.player;
  const s: Scope = f;
  effect.cost.forEach((cost, i) => {
    cost.pay(g, s, f.costs[i]);
  });
}
