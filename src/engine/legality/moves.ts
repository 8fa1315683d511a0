/** What the turn player may do besides activating: Summon, Set, Flip Summon, change positions, attack, move on. */
import type { Phase, Player } from '../contract.ts';
import type { EffectDef } from '../definition.ts';
import type { Game } from '../game.ts';
import { type Card, other } from '../state/duel.ts';
import { freeZone } from '../state/zones.ts';
import { enough } from '../words/picking.ts';
import { activationScope, checkSubstance } from './activation.ts';
import type { Check } from './check.ts';
import { modeOf } from './situation.ts';
import { canTributeFor, tributesAtHand, tributesNeeded } from './tributes.ts';

const isMain = (phase: Phase): boolean => phase === 'main1' || phase === 'main2';

/** An action of the turn player in a Main Phase, with nothing going on. */
function mainPhaseAction(g: Game, player: Player, check: Check): boolean {
  const { duel } = g;
  const f = check.explaining ? { player, phase: duel.phase } : undefined;
  if (check.fails('wrong-turn', duel.turnPlayer === player, 'wrong-turn.action', f)) return true;
  if (check.fails('wrong-phase', isMain(duel.phase), 'wrong-phase.main', f)) return true;
  return check.fails('timing', modeOf(g) === 'open' || duel.turnPlayer !== player, 'timing.open', f);
}

/** Cards that a Normal Summon or Set is not for. */
function ordinary(g: Game, id: number): boolean {
  const d = g.def(id);
  return (
    d.kind === 'monster' &&
    d.frame !== 'ritual' &&
    d.frame !== 'fusion' &&
    !d.traits.includes('Special Summon only')
  );
}

/** Normal Summon or Set of a monster from the hand. `granted`: by an effect that allows one more. */
export function checkSummon(
  g: Game,
  player: Player,
  id: number,
  set: boolean,
  check: Check,
  granted = false,
): boolean {
  const c = g.card(id);
  const side = g.side(player);
  const d = g.def(id);
  const f = check.explaining ? { card: id, player } : undefined;
  if (check.fails('not-in-place', c.zone === 'hand' && c.owner === player, 'not-in-place.hand', f))
    return false;
  if (!granted) {
    if (mainPhaseAction(g, player, check)) return false;
    if (check.fails('summon-used', side.normalSummons < 1, 'summon-used', f)) return false;
  }
  if (check.fails('condition', ordinary(g, id), 'condition.special-only', f)) return false;
  const what = set ? 'set-monster' : 'normal-summon';
  const by = g.derived.preventedFor(what, player);
  if (check.fails('prevented', by < 0, `prevented.${what}`, check.explaining ? { card: id, by } : undefined))
    return false;
  const need = tributesNeeded(d.level);
  if (need === 0)
    check.fails(
      'zone-full',
      freeZone(side.monsters) >= 0,
      'zone-full.monsters',
      check.explaining ? { card: id, zone: 'monster' } : undefined,
    );
  else
    check.fails(
      'cost',
      canTributeFor(g, player, id),
      'cost.tributes',
      check.explaining ? { card: id, need, have: tributesAtHand(g, player, id) } : undefined,
    );
  return check.ok;
}

/** A Special Summon by the monster's own rule. */
export function checkSpecial(g: Game, player: Player, id: number, rule: EffectDef, check: Check): boolean {
  const c = g.card(id);
  const f = check.explaining ? { card: id, player } : undefined;
  if (check.fails('not-in-place', rule.from.includes(c.zone) && c.owner === player, 'not-in-place.hand', f))
    return false;
  if (mainPhaseAction(g, player, check)) return false;
  const by = g.derived.preventedFor('special-summon', player);
  if (
    check.fails(
      'prevented',
      by < 0,
      'prevented.special-summon',
      check.explaining ? { card: id, by } : undefined,
    )
  )
    return false;
  const freed = rule.cost.some((cost) => cost.label === 'tribute');
  const room = freed || freeZone(g.side(player).monsters) >= 0;
  if (
    check.fails(
      'zone-full',
      room,
      'zone-full.monsters',
      check.explaining ? { card: id, zone: 'monster' } : undefined,
    )
  )
    return false;
  return checkSubstance(g, rule, activationScope(player, id), check);
}

/** Setting a Spell or Trap Card from the hand. */
export function checkSetSpell(g: Game, player: Player, id: number, check: Check, granted = false): boolean {
  const c = g.card(id);
  const side = g.side(player);
  const f = check.explaining ? { card: id, player } : undefined;
  if (check.fails('not-in-place', c.zone === 'hand' && c.owner === player, 'not-in-place.hand', f))
    return false;
  if (!granted && mainPhaseAction(g, player, check)) return false;
  if (g.def(id).property === 'field')
    check.fails(
      'zone-full',
      side.field < 0,
      'zone-full.field',
      check.explaining ? { card: id, zone: 'field' } : undefined,
    );
  else
    check.fails(
      'zone-full',
      freeZone(side.spells) >= 0,
      'zone-full.spells',
      check.explaining ? { card: id, zone: 'spell' } : undefined,
    );
  return check.ok;
}

/** What a Flip Summon and a manual change of position have in common. */
function checkChange(g: Game, player: Player, c: Card, check: Check): boolean {
  const f = check.explaining ? { card: c.id, player } : undefined;
  if (check.fails('not-in-place', c.zone === 'monster' && c.controller === player, 'not-in-place.monster', f))
    return true;
  if (mainPhaseAction(g, player, check)) return true;
  const { turn } = g.duel;
  if (check.fails('already-changed', c.changedTurn !== turn, 'already-changed', f)) return true;
  if (check.fails('already-attacked', c.attackTurn !== turn, 'already-attacked.change', f)) return true;
  const by = g.derived.prevented('change-position', c.id);
  return check.fails(
    'prevented',
    by < 0,
    'prevented.change-position',
    check.explaining ? { card: c.id, by } : undefined,
  );
}

/** Was the monster placed in this turn by the turn player? One placed by the opponent may be turned. */
function placedByTurnPlayer(g: Game, c: Card): boolean {
  return c.placed === g.duel.turn && c.placedBy === g.duel.turnPlayer;
}

export function checkFlip(g: Game, player: Player, id: number, check: Check): boolean {
  const c = g.card(id);
  const f = check.explaining ? { card: id, player } : undefined;
  if (check.fails('not-in-place', !c.faceUp && c.zone === 'monster', 'not-in-place.face-down', f))
    return false;
  if (checkChange(g, player, c, check)) return false;
  check.fails('set-this-turn', !placedByTurnPlayer(g, c), 'set-this-turn.flip', f);
  return check.ok;
}

export function checkTurn(g: Game, player: Player, id: number, check: Check): boolean {
  const c = g.card(id);
  const f = check.explaining ? { card: id, player } : undefined;
  if (check.fails('not-in-place', c.faceUp && c.zone === 'monster', 'not-in-place.face-up', f)) return false;
  if (checkChange(g, player, c, check)) return false;
  check.fails('summoned-this-turn', !placedByTurnPlayer(g, c), 'summoned-this-turn', f);
  return check.ok;
}

/** May the monster declare an attack at all? */
export function checkAttacker(g: Game, player: Player, id: number, check: Check): boolean {
  const { duel } = g;
  const c = g.card(id);
  const f = check.explaining ? { card: id, player, phase: duel.phase } : undefined;
  const there = c.zone === 'monster' && c.controller === player && c.faceUp && !c.defense;
  if (check.fails('not-in-place', there, 'not-in-place.attacker', f)) return false;
  if (check.fails('wrong-turn', duel.turnPlayer === player, 'wrong-turn.action', f)) return false;
  if (check.fails('first-turn', duel.turn > 1 || g.profile.firstPlayerAttacks, 'first-turn', f)) return false;
  if (check.fails('wrong-phase', duel.phase === 'battle' && duel.step === 'battle', 'wrong-phase.battle', f))
    return false;
  if (check.fails('timing', modeOf(g) === 'open', 'timing.open', f)) return false;
  if (check.fails('already-attacked', attacksLeft(g, c) > 0, 'already-attacked', f)) return false;
  const by = attackForbiddenBy(g, player, id);
  if (check.fails('prevented', by < 0, 'prevented.attack', check.explaining ? { card: id, by } : undefined))
    return false;
  checkAttackCosts(g, id, check);
  return check.ok;
}

export function attackForbiddenBy(g: Game, player: Player, id: number): number {
  const by = g.derived.prevented('attack', id);
  return by >= 0 ? by : g.derived.preventedFor('attack', player, id);
}

/** Attacks that the monster may still declare this turn. */
function attacksLeft(g: Game, c: Card): number {
  const made = c.attackTurn === g.duel.turn ? c.attacks : 0;
  return (g.derived.granted('second-attack', c.id) >= 0 ? 2 : 1) - made;
}

/** Can everything that declaring an attack with the monster costs be paid? */
function checkAttackCosts(g: Game, id: number, check: Check): boolean {
  for (const { cost, s } of g.derived.attackCosts(id)) {
    const payer = { ...s, player: g.card(id).controller };
    const facts = check.explaining
      ? { card: id, by: s.card, need: cost.need(g, payer), have: cost.have(g, payer) }
      : undefined;
    const payable = cost.payable(g, payer) && (cost.pick === null || enough(g, payer, cost.pick));
    if (check.fails('cost', payable, `cost.${cost.label}`, facts)) return true;
  }
  return false;
}

/** Targets (ids) of the monster's attack; -1 is a direct attack. */
export function attackTargets(g: Game, player: Player, id: number): number[] {
  const targets: number[] = [];
  for (const m of g.side(other(player)).monsters) if (m >= 0) targets.push(m);
  if (targets.length === 0 && g.derived.prevented('attack-directly', id) < 0) targets.push(-1);
  return targets;
}

/** May the monster attack this target (-1: directly)? */
export function checkAttack(g: Game, player: Player, id: number, on: number, check: Check): boolean {
  if (!checkAttacker(g, player, id, check) && !check.explaining) return false;
  if (on >= 0) {
    const t = g.card(on);
    check.fails(
      'no-target',
      t.zone === 'monster' && t.controller !== player,
      'no-target.attack',
      check.explaining ? { card: id, other: on } : undefined,
    );
    return check.ok;
  }
  const rivals = g.side(other(player)).monsters.filter((m) => m >= 0).length;
  check.fails(
    'no-target',
    rivals === 0,
    'no-target.direct',
    check.explaining ? { card: id, have: rivals } : undefined,
  );
  const by = g.derived.prevented('attack-directly', id);
  check.fails(
    'prevented',
    by < 0,
    'prevented.attack-directly',
    check.explaining ? { card: id, by } : undefined,
  );
  return check.ok;
}

/** Phases that the turn player may go on to from here. */
export function nextPhases(g: Game): Phase[] {
  const { duel } = g;
  switch (duel.phase) {
    case 'draw':
      return ['standby'];
    case 'standby':
      return ['main1'];
    case 'main1':
      return battleForbidden(g) === null ? ['battle', 'end'] : ['end'];
    case 'battle':
      return ['main2', 'end'];
    default:
      return duel.phase === 'main2' ? ['end'] : ['draw'];
  }
}

/** Why there is no Battle Phase this turn: a code, or null if there is one. */
export function battleForbidden(g: Game): { code: 'first-turn' | 'prevented'; by: number } | null {
  const { duel } = g;
  if (duel.turn === 1 && !g.profile.firstPlayerAttacks) return { code: 'first-turn', by: -1 };
  const by = g.derived.preventedFor('battle-phase', duel.turnPlayer);
  return by >= 0 ? { code: 'prevented', by } : null;
}

export function checkPhase(g: Game, player: Player, phase: Phase, check: Check): boolean {
  const { duel } = g;
  const f = check.explaining ? { player, phase } : undefined;
  if (check.fails('wrong-turn', duel.turnPlayer === player, 'wrong-turn.action', f)) return false;
  if (check.fails('timing', modeOf(g) === 'open', 'timing.open', f)) return false;
  if (phase === 'battle' && duel.phase === 'main1') {
    const bar = battleForbidden(g);
    if (bar) {
      check.fails(
        bar.code,
        false,
        `${bar.code}.battle`,
        check.explaining ? { player, phase, by: bar.by } : undefined,
      );
      return false;
    }
  }
  check.fails('wrong-phase', nextPhases(g).includes(phase), 'wrong-phase.order', f);
  return check.ok;
}
