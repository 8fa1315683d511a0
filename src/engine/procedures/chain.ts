/** A chain: built link by link, asking the player who did not add the last one first; then resolved from the last link back. */
import type { Option, Player } from '../contract.ts';
import type { EffectDef } from '../definition.ts';
import { happen, tell } from '../events.ts';
import type { Game } from '../game.ts';
import { respondOptions } from '../legality/options.ts';
import { isSpentBy, staysOnField } from '../legality/spent.ts';
import { respondQuestion } from '../question.ts';
import { closeWindow, idOf, type Link, other } from '../state/duel.ts';
import type { ChainFrame, LinkFrame } from '../state/frames.ts';
import { sendTo } from '../state/zones.ts';
import { fits } from '../words/picking.ts';
import { beginActivation } from './activate.ts';
import { type Procedure, pop, push } from './procedure.ts';
import { checkVictory } from './victory.ts';

/** Starts a chain with the activation that the player has just picked. */
export function openChain(g: Game, player: Player, option: Option): void {
  push(g, { proc: 'chain', at: 'ask', player: other(player), passes: 0 });
  beginActivation(g, player, option.card, option.effect);
}

export const chain: Procedure<ChainFrame> = {
  ask: {
    ask: (g, f) => respondQuestion(f.player, 'chain', respondOptions(g, f.player)),
    go: (g, f, [option]) => {
      if (option.do === 'pass') {
        f.passes++;
        if (f.passes === 2) f.at = 'resolve';
        else f.player = other(f.player);
        return;
      }
      const { player } = f;
      f.passes = 0;
      f.player = other(player);
      beginActivation(g, player, option.card, option.effect);
    },
  },
  resolve: (g, f) => {
    const { duel } = g;
    // A Duel can be won between two links, never inside one; the rest is dropped.
    if (duel.resolving >= 0 && checkVictory(g)) return;
    const next = duel.resolving < 0 ? duel.chain.length - 1 : duel.resolving - 1;
    if (duel.resolving < 0) closeWindow(duel);
    if (next < 0) {
      duel.resolving = -1;
      f.at = 'clean';
      return;
    }
    resolveLink(g, next);
  },
  clean: (g) => {
    putAwaySpent(g);
    tell(g, 'chain-end', {});
    g.duel.chain = [];
    g.touch();
    pop(g);
  },
};

function resolveLink(g: Game, index: number): void {
  const { duel } = g;
  const link = duel.chain[index];
  duel.resolving = index;
  // Links whose activation was negated are passed over: nothing happens, not even a resolution.
  if (link.state === 'activation-negated') return;
  // A link that resolves counts as something that happened, even without effect.
  duel.last = ++duel.batch;
  push(g, { proc: 'link', at: 'begin' });
  blame(g, link);
  happen(g, 'resolve', { player: link.player, card: link.card }, 3);
}

/** What happens now has the link as its cause. */
function blame(g: Game, link: Link): void {
  g.by = link.card;
  g.byEffect = link.effect;
  g.byLink = g.duel.resolving;
  g.byPlayer = link.player;
}

/** Why the effect disappears, or null; settles which targets are left. */
function failing(g: Game, link: Link, effect: EffectDef): string | null {
  if (isGone(g, link)) return 'card-gone';
  if (effect.targets.length === 0) return null;
  link.vars.target = link.targets.filter((ref) => stillFits(g, link, ref));
  if (link.targets.length === 0 || link.vars.target.length > 0) return null;
  const which = link.targets.length > 1 ? 'targets' : 'target';
  return link.targets.some((ref) => g.alive(ref)) ? `${which}-unfit` : `${which}-gone`;
}

/** A link has come to its end. Only a card whose own activation has begins to act. */
function markEnd(g: Game, link: Link): void {
  if (link.isCard) g.touch();
  else g.stir();
}

function fizzle(g: Game, link: Link, because: string): void {
  link.state = 'fizzled';
  link.because = because;
  markEnd(g, link);
  const { player, effect, targets } = link;
  const other = because !== 'card-gone' && targets.length > 0 ? { other: idOf(targets[0]) } : {};
  tell(
    g,
    'fizzle',
    { player, card: idOf(link.card), effect, link: g.duel.resolving, how: because, ...other },
    3,
  );
}

/** Is the effect of a card face-up on the field negated at this moment? */
function isNegated(g: Game, link: Link): boolean {
  if (link.state === 'effect-negated') return true;
  const c = g.card(idOf(link.card));
  if (!g.alive(link.card)) return false;
  const muted = c.muted === link.card;
  if (!muted && (!c.faceUp || (c.zone !== 'spell' && c.zone !== 'field' && c.zone !== 'monster')))
    return false;
  const by = muted ? c.id : g.derived.negatedBy(c.id);
  if (by < 0) return false;
  link.state = 'effect-negated';
  link.negatedBy = g.duel.cards[by].moves * 4096 + by;
  g.touch();
  tell(g, 'negate', { player: link.player, card: c.id, link: g.duel.resolving, how: 'effect', by }, 3);
  return true;
}

/** Cards that stay on the field must still be there, for their activation as for a later use of them; spent ones need not. */
function isGone(g: Game, link: Link): boolean {
  const def = g.defs[link.def];
  const { remains, from } = def.effects[link.effect];
  const stays = def.kind !== 'monster' && (staysOnField(def.property) || remains);
  if (!stays || !(link.isCard || from.every((z) => z === 'spell' || z === 'field'))) return false;
  const c = g.card(idOf(link.card));
  return !g.alive(link.card) || !c.faceUp;
}

function stillFits(g: Game, link: Link, ref: number): boolean {
  if (!g.alive(ref)) return false;
  const effect = g.defs[link.def].effects[link.effect];
  const scope = {
    player: link.player,
    card: idOf(link.card),
    vars: link.vars,
    event: link.event,
    link: g.duel.resolving,
  };
  return effect.targets.some((pick) => fits(g, scope, pick.from, idOf(ref)));
}

/** Cards that have done their work go to the Graveyard together when the chain has ended. */
function putAwaySpent(g: Game): void {
  const { duel } = g;
  duel.batch++;
  g.leftovers = true;
  for (const l of duel.chain) if (isSpentBy(g, l)) sendTo(g, idOf(l.card), 'graveyard', 'spent');
  g.leftovers = false;
}

export const link: Procedure<LinkFrame> = {
  begin: (g, f) => {
    f.at = 'end';
    const l = g.duel.chain[g.duel.resolving];
    const effect = g.defs[l.def].effects[l.effect];
    if (isNegated(g, l)) return;
    const failed = failing(g, l, effect);
    if (failed !== null) {
      fizzle(g, l, failed);
      return;
    }
    l.state = 'resolving';
    push(g, {
      proc: 'effect',
      at: 'step',
      pc: 0,
      player: l.player,
      card: idOf(l.card),
      ref: l.card,
      def: l.def,
      effect: l.effect,
      link: g.duel.resolving,
      vars: { ...l.vars },
      event: l.event,
      sameBatch: false,
    });
  },
  end: (g) => {
    const l = g.duel.chain[g.duel.resolving];
    if (l.state === 'resolving') l.state = 'resolved';
    markEnd(g, l);
    replaceFieldSpell(g, l);
    blame(g, l);
    happen(g, 'resolved', { player: l.player, card: l.card, how: l.isCard ? 'card' : 'effect' });
    pop(g);
  },
};

/** One active Field Spell on the table: the opponent's falls when the new one has resolved. */
function replaceFieldSpell(g: Game, link: Link): void {
  const { duel } = g;
  if (!link.isCard || link.state !== 'resolved' || !g.profile.oneFieldSpell) return;
  const c = g.card(idOf(link.card));
  if (c.zone !== 'field' || !g.alive(link.card)) return;
  const rival = duel.sides[other(c.controller)].field;
  if (rival < 0 || !g.card(rival).faceUp) return;
  happen(g, 'destroy', { card: duel.cards[rival].moves * 4096 + rival, reason: 'rule' });
  sendTo(g, rival, 'graveyard', 'rule');
}
