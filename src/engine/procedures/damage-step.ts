/**
 * The Damage Step: start, the attacked monster turned up, before damage calculation, during it, the calculation, triggers of
 * the damage, flip effects and what comes after calculation, and at the end the destroyed monsters go to the Graveyard.
 */
import type { Player } from '../contract.ts';
import { beginBatch, happen } from '../events.ts';
import type { Game } from '../game.ts';
import { outcomeOf } from '../legality/outcome.ts';
import { type Battle, type Card, closeWindow, idOf, other, refOf } from '../state/duel.ts';
import type { DamageStepFrame } from '../state/frames.ts';
import { sendTo, turnFaceUp } from '../state/zones.ts';
import { destroyAll } from '../steps/destroy.ts';
import { endLasting } from '../steps/lasting.ts';
import { inflictDamage } from '../steps/life-points.ts';
import { type Procedure, pop } from './procedure.ts';
import { openTriggers, openWindow } from './window.ts';

function battleOf(g: Game): Battle {
  const { battle } = g.duel;
  if (battle === null) throw new Error('no battle');
  return battle;
}

/** Are both monsters still there to fight? */
function isOn(g: Game, b: Battle): boolean {
  if (!g.alive(b.attacker)) return false;
  const a = g.card(idOf(b.attacker));
  if (a.zone !== 'monster' || a.defense || !a.faceUp || a.controller !== g.duel.turnPlayer) return false;
  if (b.target < 0) return true;
  if (!g.alive(b.target)) return false;
  const t = g.card(idOf(b.target));
  return t.zone === 'monster' && t.controller !== a.controller;
}

function moment(g: Game, at: Battle['moment']): void {
  battleOf(g).moment = at;
  closeWindow(g.duel);
  g.stir();
}

export const damageStep: Procedure<DamageStepFrame> = {
  start: (g, f) => {
    const { duel } = g;
    if (duel.attack === null) throw new Error('no attack');
    const { attacker, target } = duel.attack;
    duel.step = 'damage';
    duel.battle = { attacker, target, moment: 'start', doomed: [], exiled: [], held: [] };
    beginBatch(g);
    g.stir();
    happen(g, 'damage-step', { player: duel.turnPlayer, card: attacker, other: target, how: 'start' });
    f.at = 'reveal';
    // The start has a window only for what triggers at it.
    openTriggers(g);
  },
  reveal: (g, f) => {
    const b = battleOf(g);
    if (!isOn(g, b)) {
      f.at = 'afterTriggers';
      return;
    }
    if (b.target >= 0) revealTarget(g, b, g.card(idOf(b.target)));
    f.at = 'before';
  },
  before: (g, f) => {
    moment(g, 'before');
    f.at = 'during';
    openWindow(g, 'damage', 'triggers');
  },
  during: (g, f) => {
    if (!isOn(g, battleOf(g))) {
      f.at = 'afterTriggers';
      return;
    }
    moment(g, 'during');
    f.at = 'calculate';
    openWindow(g, 'damage', 'turnPlayer');
  },
  calculate: (g, f) => {
    const b = battleOf(g);
    if (!isOn(g, b)) {
      f.at = 'afterTriggers';
      return;
    }
    moment(g, 'calculated');
    beginBatch(g);
    g.by = b.attacker;
    calculate(g, b);
    endLasting(g, (l) => l.until === 'battle');
    f.at = 'damageTriggers';
  },
  damageTriggers: (g, f) => {
    f.at = 'afterTriggers';
    const b = battleOf(g);
    b.moment = 'after';
    g.stir();
    openTriggers(g);
  },
  afterTriggers: (g, f) => {
    const b = battleOf(g);
    f.at = 'end';
    if (b.moment === 'after') {
      beginBatch(g);
      happen(g, 'damage-step', {
        player: g.duel.turnPlayer,
        card: b.attacker,
        other: b.target,
        how: 'after',
      });
    }
    b.moment = 'after';
    g.stir();
    for (const p of b.held) g.duel.pending.push({ ...p, event: { ...p.event, batch: g.duel.last } });
    b.held = [];
    openTriggers(g);
  },
  end: (g, f) => {
    const b = battleOf(g);
    b.moment = 'end';
    g.stir();
    f.at = 'endTriggers';
    const fallen = b.doomed.filter((ref) => g.alive(ref));
    b.doomed = [];
    if (fallen.length === 0) return;
    beginBatch(g);
    for (const ref of fallen) {
      const rival = ref === b.attacker ? b.target : b.attacker;
      g.by = rival;
      g.byPlayer = other(g.card(idOf(ref)).controller);
      happen(g, 'destroy', { card: ref, other: rival, reason: 'battle' });
      sendTo(g, idOf(ref), b.exiled.includes(ref) ? 'banished' : 'graveyard', 'battle', 'destroyed');
    }
  },
  endTriggers: (g, f) => {
    f.at = 'over';
    openTriggers(g);
  },
  over: (g) => {
    g.duel.battle = null;
    g.duel.step = 'battle';
    g.stir();
    pop(g);
  },
};

/** A face-down monster that is attacked turns up; its flip effect waits until after damage calculation. */
function revealTarget(g: Game, b: Battle, t: Card): void {
  if (t.faceUp) return;
  const { duel } = g;
  const before = duel.pending.length;
  beginBatch(g);
  turnFaceUp(g, t);
  happen(g, 'flip', { player: t.controller, card: refOf(t), how: 'battle' });
  b.held = duel.pending.splice(before);
}

function calculate(g: Game, b: Battle): void {
  const { attackerFalls, targetFalls, damage, damaged, by } = outcomeOf(g, b);
  battleDamage(g, damaged, damage, g.card(by));
  if (targetFalls) doom(g, b, g.card(idOf(b.target)));
  if (attackerFalls) doom(g, b, g.card(idOf(b.attacker)));
}

/** Marks a monster as destroyed by battle; it stays until the end of the step. What steps in for it falls at once. */
function doom(g: Game, b: Battle, c: Card): void {
  if (g.derived.preventedFor('battle-destruction', c.controller) >= 0) return;
  if (g.derived.prevented('battle-destruction', c.id) >= 0) return;
  const stead = g.derived.insteadOf(c.id, 'battle');
  if (stead !== null) {
    destroyAll(g, stead, 'effect');
    return;
  }
  b.doomed.push(refOf(c));
  const rival = refOf(c) === b.attacker ? b.target : b.attacker;
  if (g.derived.granted('banish-by-battle', idOf(rival)) >= 0) b.exiled.push(refOf(c));
}

function battleDamage(g: Game, player: Player, amount: number, by: Card): void {
  if (amount <= 0 || g.derived.preventedFor('battle-damage', player) >= 0) return;
  g.by = refOf(by);
  g.byPlayer = by.controller;
  inflictDamage(g, player, amount, 'battle');
}
