/** What the turn player may do besides activating: Summon, Set, Flip Summon, change positions, attack, move on. */
import type { Phase, Player } from '../contract.ts';
import type { EffectDef, SummonWay } from '../definition.ts';
import type { Game } from '../game.ts';
import { type Card, other } from '../state/duel.ts';
import { freeZone } from '../state/zones.ts';
import { enough } from '../words/picking.ts';
import { checkSubstance } from './activation.ts';
import type { Check } from './check.ts';
import { nothingGoingOn } from './situation.ts';
import { canTributeFor, tributesAtHand, tributesBarredBy, tributesNeeded } from './tributes.ts';

const isMain = (phase: Phase): boolean => phase === 'main1' || phase === 'main2';

/** An action of the turn player in a Main Phase, with nothing going on. */
function mainPhaseAction(g: Game, player: Player, check: Check): boolean {
  if (check.free) return false;
  const { duel } = g;
  const f = check.explaining ? { player: duel.turnPlayer, phase: duel.phase } : undefined;
  if (check.fails('wrong-turn', duel.turnPlayer === player, 'wrong-turn.action', f)) return true;
  if (check.fails('wrong-phase', isMain(duel.phase), 'wrong-phase.main', f)) return true;
  return duel.turnPlayer === player && nothingGoingOn(g, check);
}

/** Is it the player's turn, and are they free to act? */
export function checkFree(g: Game, player: Player, check: Check): boolean {
  const f = check.explaining ? { player: g.duel.turnPlayer } : undefined;
  if (check.fails('wrong-turn', g.duel.turnPlayer === player, 'wrong-turn.action', f)) return true;
  return nothingGoingOn(g, check);
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
  if (restricted(g, player, id, set ? 'set' : 'normal', check)) return false;
  const by = g.derived.preventedFor(set ? 'set-monster' : 'normal-summon', player);
  const bar = set ? 'prevented.set-monster' : 'prevented.normal-summon';
  if (check.fails('prevented', by < 0, bar, check.explaining ? { card: id, by } : undefined)) return false;
  if (!set && summonForbidden(g, player, id, check)) return false;
  const need = tributesNeeded(d.level);
  if (need === 0)
    check.fails(
      'zone-full',
      freeZone(side.monsters) >= 0,
      'zone-full.monsters',
      check.explaining ? { card: id, zone: 'monster' } : undefined,
    );
  else {
    const enoughTributes = canTributeFor(g, player, id);
    if (!check.explaining) return !check.fails('cost', enoughTributes);
    const facts = { card: id, need, have: tributesAtHand(g, player, id) };
    const barred = enoughTributes ? null : tributesBarredBy(g, player);
    check.fails('cost', enoughTributes, barred === null ? 'cost.tributes' : 'cost.tributes-barred', {
      ...facts,
      ...barred,
    });
  }
  return check.ok;
}

/** Does the monster's own text stand against its being Summoned (or Set) in this way? */
function restricted(g: Game, player: Player, id: number, way: SummonWay, check: Check): boolean {
  const texts = g.catalog.restricted[g.card(id).def];
  for (let i = 0; i < texts.length; i++) {
    const { bars, conditions } = texts[i];
    if (!bars.includes(way)) continue;
    const scope = check.scope(player, id);
    for (let n = 0; n < conditions.length; n++) {
      const need = conditions[n];
      const facts = check.explaining ? { card: id } : undefined;
      if (check.fails(need.code, need.test(g, scope), need.label, facts)) return true;
    }
  }
  return false;
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
  if (summonForbidden(g, player, id, check)) return false;
  if (restricted(g, player, id, 'special', check)) return false;
  return checkSubstance(g, rule, check.scope(player, id), check);
}

/** Does something forbid the player every kind of Summon? @returns true when going on is pointless */
function summonForbidden(g: Game, player: Player, id: number, check: Check): boolean {
  const by = g.derived.preventedFor('summon', player);
  return check.fails(
    'prevented',
    by < 0,
    'prevented.summon',
    check.explaining ? { card: id, by } : undefined,
  );
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
      side.field < 0 || !g.profile.ownFieldSpellBlocks,
      'zone-full.field',
      check.explaining ? { card: id, zone: 'field', other: side.field } : undefined,
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
  if (check.fails('set-this-turn', !placedByTurnPlayer(g, c), 'set-this-turn.flip', f)) return false;
  if (summonForbidden(g, player, id, check)) return false;
  restricted(g, player, id, 'flip', check);
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
  const f = check.explaining ? { card: id, player: duel.turnPlayer, phase: duel.phase } : undefined;
  const there = c.zone === 'monster' && c.controller === player && c.faceUp && !c.defense;
  if (check.fails('not-in-place', there, 'not-in-place.attacker', f)) return false;
  if (check.fails('wrong-turn', duel.turnPlayer === player, 'wrong-turn.action', f)) return false;
  if (check.fails('first-turn', duel.turn > 1 || g.profile.firstPlayerAttacks, 'first-turn', f)) return false;
  if (check.fails('wrong-phase', duel.phase === 'battle' && duel.step === 'battle', 'wrong-phase.battle', f))
    return false;
  if (nothingGoingOn(g, check)) return false;
  const made = check.explaining ? { card: id, need: attacksAllowed(g, c), have: c.attacks } : undefined;
  if (check.fails('already-attacked', attacksLeft(g, c) > 0, 'already-attacked', made)) return false;
  const by = declaringForbiddenBy(g, player, id);
  if (check.fails('prevented', by < 0, 'prevented.attack', check.explaining ? { card: id, by } : undefined))
    return false;
  checkAttackCosts(g, id, check);
  return check.ok;
}

export function attackForbiddenBy(g: Game, player: Player, id: number): number {
  const by = g.derived.prevented('attack', id);
  return by >= 0 ? by : g.derived.preventedFor('attack', player, id);
}

/** What forbids declaring an attack: also what does not stop an attack that has been declared. */
function declaringForbiddenBy(g: Game, player: Player, id: number): number {
  const by = attackForbiddenBy(g, player, id);
  return by >= 0 ? by : g.derived.prevented('declare-attack', id);
}

/** Attacks that the monster may still declare this turn. */
function attacksLeft(g: Game, c: Card): number {
  const made = c.attackTurn === g.duel.turn ? c.attacks : 0;
  return attacksAllowed(g, c) - made;
}

const attacksAllowed = (g: Game, c: Card): number => (g.derived.granted('second-attack', c.id) >= 0 ? 2 : 1);

/** Can everything that declaring an attack with the monster costs be paid, all together? */
function checkAttackCosts(g: Game, id: number, check: Check): boolean {
  const costs = g.derived.attackCosts(id);
  for (let i = 0; i < costs.length; i++) {
    const { cost, s } = costs[i];
    const payer = { ...s, player: g.card(id).controller };
    let need = cost.need(g, payer);
    for (let j = 0; j < i; j++)
      if (costs[j].cost.label === cost.label)
        need += costs[j].cost.need(g, { ...payer, card: costs[j].s.card });
    const have = cost.have(g, payer);
    const payable =
      have >= need && cost.payable(g, payer) && (cost.pick === null || enough(g, payer, cost.pick));
    const facts = check.explaining
      ? { card: id, by: s.card, player: g.card(s.card).controller, need, have }
      : undefined;
    if (check.fails('cost', payable, `cost.attack-${cost.label}`, facts)) return true;
  }
  return false;
}

/** Targets (ids) of the monster's attack; -1 is a direct attack. */
export function attackTargets(g: Game, player: Player, id: number): number[] {
  const targets: number[] = [];
  let rivals = 0;
  for (const m of g.side(other(player)).monsters) {
    if (m < 0) continue;
    rivals++;
    if (g.derived.prevented('be-attacked', m) < 0 && g.derived.attackBarred(id, m) < 0) targets.push(m);
  }
  const direct = rivals === 0 || g.derived.granted('attack-directly', id) >= 0;
  if (direct && directBarredBy(g, id) < 0) targets.push(-1);
  return targets;
}

/** May the monster attack this target (-1: directly), if it may attack at all? */
export function checkTarget(g: Game, player: Player, id: number, on: number, check: Check): boolean {
  if (on >= 0) {
    const t = g.card(on);
    check.fails(
      'no-target',
      t.zone === 'monster' && t.controller !== player,
      'no-target.attack',
      check.explaining ? { card: id, other: on } : undefined,
    );
    const barred = g.derived.attackBarred(id, on);
    check.fails(
      'no-target',
      barred < 0,
      'no-target.attack-only',
      check.explaining ? { card: id, other: on, by: barred } : undefined,
    );
    const shield = g.derived.prevented('be-attacked', on);
    check.fails(
      'prevented',
      shield < 0,
      'prevented.be-attacked',
      check.explaining ? { card: on, by: shield } : undefined,
    );
    return check.ok;
  }
  const rivals = g.side(other(player)).monsters.filter((m) => m >= 0).length;
  check.fails(
    'no-target',
    rivals === 0 || g.derived.granted('attack-directly', id) >= 0,
    'no-target.direct',
    check.explaining ? { card: id, have: rivals } : undefined,
  );
  const by = directBarredBy(g, id);
  check.fails(
    'prevented',
    by < 0,
    'prevented.attack-directly',
    check.explaining ? { card: id, by } : undefined,
  );
  return check.ok;
}

/** Id of a card that forbids the monster to attack directly, or -1. */
function directBarredBy(g: Game, id: number): number {
  const by = g.derived.prevented('attack-directly', id);
  return by >= 0 ? by : g.derived.attackBarred(id, -1);
}

const FROM: Record<Phase, readonly Phase[]> = {
  draw: ['standby'],
  standby: ['main1'],
  main1: ['battle', 'end'],
  battle: ['main2', 'end'],
  main2: ['end'],
  end: ['draw'],
};

/** Phases that the turn player may go on to from here. */
export function nextPhases(g: Game): readonly Phase[] {
  const { phase } = g.duel;
  return FROM[phase === 'main1' && battleForbidden(g) !== null ? 'main2' : phase];
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
  const f = check.explaining ? { player: duel.turnPlayer, phase } : undefined;
  if (check.fails('wrong-turn', duel.turnPlayer === player, 'wrong-turn.action', f)) return false;
  if (nothingGoingOn(g, check)) return false;
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
  const next = nextPhases(g);
  check.fails(
    'wrong-phase',
    next.includes(phase),
    'wrong-phase.order',
    check.explaining ? { phase: duel.phase, name: next.join() } : undefined,
  );
  return check.ok;
}
