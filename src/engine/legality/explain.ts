/** Requirements of actions, and what somebody might try with a card: for menus, the inspector, and refusals. */
import type { Action, Player, Requirement, Viewer } from '../contract.ts';
import type { EffectDef } from '../definition.ts';
import type { Game } from '../game.ts';
import { idOf, onField, other, refOf } from '../state/duel.ts';
import { isKnown } from '../state/view.ts';
import { fits } from '../words/picking.ts';
import { checkActivation } from './activation.ts';
import { type Check, explaining } from './check.ts';
import {
  attackTargets,
  checkAttacker,
  checkFlip,
  checkFree,
  checkPhase,
  checkSetSpell,
  checkSpecial,
  checkSummon,
  checkTarget,
  checkTurn,
} from './moves.ts';
import { permissionOpen } from './options.ts';
import { activationScope } from './scope.ts';
import { answered } from './timing.ts';

/**
 * Requirements of the action by the card's controller (by the viewer, where either player may use it), unmet ones first in the
 * order in which they decide. Cards by lasting id.
 */
export function explainAction(g: Game, viewer: Viewer, action: Action): Requirement[] {
  const check = explaining();
  collect(g, viewer, action, check);
  for (const { facts, code } of check.list)
    if (code === 'prevented' && facts.by !== undefined && facts.by >= 0)
      facts.player = g.card(facts.by).controller;
  return [...check.list.filter((r) => !r.met), ...check.list.filter((r) => r.met)];
}

function collect(g: Game, viewer: Viewer, a: Action, check: Check): void {
  if (a.do === 'phase') {
    if (a.phase) checkPhase(g, g.duel.turnPlayer, a.phase, check);
    return;
  }
  const c = g.card(a.card);
  const player = onField(c) ? c.controller : c.owner;
  switch (a.do) {
    case 'summon':
      checkSummon(g, player, a.card, false, check, isGranted(g, player));
      return;
    case 'set':
      if (g.def(a.card).kind === 'monster') checkSummon(g, player, a.card, true, check, isGranted(g, player));
      else checkSetSpell(g, player, a.card, check);
      return;
    case 'special': {
      const rule = g.def(a.card).effects.find((e) => e.kind === 'summoning');
      if (rule === undefined)
        check.fails('not-in-place', false, 'not-in-place.no-own-summon', { card: a.card });
      else checkSpecial(g, player, a.card, rule, check);
      return;
    }
    case 'flip':
      checkFlip(g, player, a.card, check);
      return;
    case 'turn':
      checkTurn(g, player, a.card, check);
      return;
    case 'attack':
      explainAttack(g, player, a.card, a.on, check);
      return;
    case 'activate':
      explainActivation(g, a, userOf(g, viewer, a, player), check);
      return;
    case 'use': {
      const index = g.duel.lasting.findIndex((l) => l.pc >= 0 && (l.source & 4095) === a.card);
      checkFree(g, index < 0 ? player : g.duel.lasting[index].player, check);
      check.fails('condition', index >= 0 && permissionOpen(g, index), 'condition.permission', {
        card: a.card,
      });
      return;
    }
    default:
      check.fails('not-in-place', false, 'not-in-place.hand', { card: a.card });
  }
}

/** Is the player asked for a Summon or Set that an effect allows them as it resolves? */
const isGranted = (g: Game, player: Player): boolean =>
  g.question?.purpose === 'granted-summon' && g.question.player === player;

/** With no target given it is about the first that there is, or that there might be. */
function explainAttack(g: Game, player: Player, id: number, on: number | undefined, check: Check): void {
  const replayed = g.question?.purpose === 'replay' && idOf(g.question.card) === id;
  if (!replayed) checkAttacker(g, player, id, check);
  if (on !== undefined) checkTarget(g, player, id, on, check);
  else if (check.ok) {
    const rival = g.side(other(player)).monsters.find((m) => m >= 0);
    checkTarget(g, player, id, attackTargets(g, player, id)[0] ?? rival ?? -1, check);
  }
}

/** Who would use the effect: the viewer, where either player may. */
function userOf(g: Game, viewer: Viewer, a: Action, controller: Player): Player {
  if (g.def(a.card).effects[a.effect ?? 0]?.usedBy !== 'either') return controller;
  return a.player ?? (viewer === 'judge' ? controller : viewer);
}

function explainActivation(g: Game, a: Action, player: Player, check: Check): void {
  const effect = g.def(a.card).effects[a.effect ?? 0];
  if (effect === undefined) {
    check.fails('not-in-place', false, 'not-in-place.no-effect', { card: a.card });
    return;
  }
  checkActivation(g, player, a.card, effect, check);
  explainQuestion(g, effect, check);
  if (a.on === undefined || a.on < 0 || effect.targets.length === 0) return;
  const target = a.on;
  const by = g.derived.prevented('be-targeted', target);
  check.fails('prevented', by < 0, 'prevented.be-targeted', { card: target, by });
  const s = activationScope(player, a.card);
  s.event = answered(g, effect, s);
  const fit = effect.targets.some((pick) => fits(g, s, pick.from, target));
  check.fails('no-target', fit, 'no-target.this', { card: a.card, other: target });
}

/** What a player is being asked comes before anything else; only a question to act or respond leaves it open what to do. */
function explainQuestion(g: Game, effect: EffectDef, check: Check): void {
  const { question, duel } = g;
  if (question === null || duel.resolving >= 0 || effect.kind === 'trigger' || effect.kind === 'flip') return;
  const free = question.kind === 'respond' || question.purpose === 'act';
  if (!free) check.fails('timing', false, 'timing.open.question');
}

/** Actions worth showing for a card where it lies; legal or not. Nothing for cards the viewer does not know. */
export function attemptsWith(g: Game, viewer: Viewer, id: number): Action[] {
  const c = g.card(id);
  if (!isKnown(g, viewer, c)) return [];
  const player = onField(c) ? c.controller : c.owner;
  const d = g.def(id);
  const out: Action[] = [];
  if (viewer !== 'judge' && player !== viewer) {
    if (onField(c) && c.faceUp)
      for (const e of d.effects)
        if (e.usedBy === 'either') out.push({ do: 'activate', card: id, effect: e.index });
    return out;
  }
  if (c.zone === 'hand') {
    if (d.effects.some((e) => e.kind === 'summoning')) out.push({ do: 'special', card: id });
    if (d.kind === 'monster') out.push({ do: 'summon', card: id }, { do: 'set', card: id });
    else out.push({ do: 'set', card: id });
  }
  if (c.zone === 'monster') {
    out.push(c.faceUp ? { do: 'turn', card: id } : { do: 'flip', card: id });
    if (c.faceUp && !c.defense) out.push({ do: 'attack', card: id });
  }
  for (const e of d.effects) {
    const byHand = e.kind === 'activation' || e.kind === 'ignition' || e.kind === 'quick';
    if (!byHand || !e.from.includes(c.zone)) continue;
    if (e.kind === 'activation' && onField(c) && c.faceUp) continue;
    out.push({ do: 'activate', card: id, effect: e.index });
  }
  for (const m of g.duel.missed)
    if (m.card === refOf(c)) out.push({ do: 'activate', card: id, effect: m.effect });
  if (g.duel.lasting.some((l) => l.pc >= 0 && l.player === player && (l.source & 4095) === id))
    out.push({ do: 'use', card: id });
  return out;
}
