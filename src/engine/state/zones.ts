/** Where cards are: taking them out of one place and putting them into another, with everything that this ends. */
import type { MoveReason, Player, Zone } from '../contract.ts';
import { happen, knownTo } from '../events.ts';
import type { Game } from '../game.ts';
import { type Card, onField, refOf, type Side } from './duel.ts';

/** Which "life" a zone belongs to: moving between two of these makes another card of it. */
const realm = (zone: Zone): Zone => (zone === 'spell' || zone === 'field' ? 'spell' : zone);

export function listOf(side: Side, zone: Zone): number[] {
  switch (zone) {
    case 'deck':
      return side.deck;
    case 'hand':
      return side.hand;
    case 'graveyard':
      return side.graveyard;
    case 'banished':
      return side.banished;
    case 'fusion':
      return side.fusion;
    default:
      throw new Error(`zone ${zone} is no pile`);
  }
}

/** Takes the card out of wherever it is, without saying so. All that moves begins with it, but for cards that are drawn. */
export function lift(g: Game, c: Card): void {
  g.moved++;
  const side = g.duel.sides[onField(c) ? c.controller : c.owner];
  switch (c.zone) {
    case 'monster':
      side.monsters[c.index] = -1;
      break;
    case 'spell':
      side.spells[c.index] = -1;
      break;
    case 'field':
      side.field = -1;
      break;
    case 'none':
      break;
    default: {
      const list = listOf(side, c.zone);
      // Drawn and searched cards are mostly near the end.
      const at = list.lastIndexOf(c.id);
      if (at >= 0) list.splice(at, 1);
      if (c.zone === 'banished' && g.duel.delayed.length > 0) freeKeptZone(g, c);
    }
  }
}

/** Stands in a Monster Zone that waits for a monster to come back: it is neither taken nor free. */
export const KEPT = -2;

/** A monster that goes elsewhere while its zone waits for it frees that zone. */
function freeKeptZone(g: Game, c: Card): void {
  const away = g.duel.delayed.find((d) => d.vars.away?.[0] === refOf(c));
  if (away === undefined) return;
  const [player, index] = away.vars.place;
  g.side(player as Player).monsters[index] = -1;
}

/** First free zone, or -1. */
export const freeZone = (zones: readonly number[]): number => zones.indexOf(-1);

export function freeZones(zones: readonly number[]): number {
  let n = 0;
  for (const id of zones) if (id === -1) n++;
  return n;
}

/** Forgets what only holds while a card stays on the field. */
function strip(c: Card): void {
  c.since = 0;
  c.equippedTo = -1;
  c.counters = null;
  c.binds = null;
  c.notes = null;
  c.takenBy = -1;
  c.heldBy = -1;
  c.used = null;
  c.placed = 0;
  c.summoned = null;
  c.summonedTurn = 0;
  c.attackTurn = 0;
  c.attacks = 0;
  c.changedTurn = 0;
}

/** Is the card removed from play whenever it leaves the field, wherever it was to go? */
function leavesPlay(g: Game, c: Card): boolean {
  if (!onField(c) || !c.faceUp || g.duel.attempt === -2 - c.id || g.silenced.includes(refOf(c))) return false;
  return g.derived.granted('leave-play', c.id) >= 0;
}

/**
 * Moves a card off to a pile: hand, Deck (on top unless `bottom`), Graveyard, banished cards or Fusion Deck of its owner.
 * Tokens vanish instead. Emits `move`.
 */
export function sendTo(g: Game, id: number, whereTo: Zone, reason: MoveReason, how = ''): void {
  const c = g.card(id);
  const to = g.catalog.anyLeavesPlay && leavesPlay(g, c) ? 'banished' : whereTo;
  const { controller } = c;
  // A monster whose Summon was negated comes from nowhere.
  const from = g.duel.attempt === -2 - id ? 'none' : c.zone;
  const known = knownTo(g, c);
  const was = refOf(c);
  const leaves = onField(c);
  lift(g, c);
  const token = g.def(id).frame === 'token';
  const fusion = to === 'hand' || to === 'deck' ? g.def(id).frame === 'fusion' : false;
  c.zone = token ? 'none' : fusion ? 'fusion' : to;
  if (realm(from) !== realm(c.zone)) c.moves++;
  c.sentFrom = from;
  // What negates a monster's effects for having been destroyed follows it to the Graveyard, and no further.
  if (c.muted >= 0) c.muted = c.muted === was && c.zone === 'graveyard' ? refOf(c) : -1;
  c.controller = c.owner;
  c.faceUp = c.zone === 'graveyard' || c.zone === 'banished';
  c.defense = false;
  c.index = 0;
  if (!token) listOf(g.duel.sides[c.owner], c.zone).push(id);
  if (from === 'monster' && c.zone === 'graveyard' && c.owner === controller)
    g.duel.sides[controller].lostMonsterTurn = g.duel.turn;
  if (leaves) g.touch();
  else g.stir();
  // Bindings and counters are read by reactions to the leaving, and forgotten after it.
  happen(g, 'move', { player: controller, card: refOf(c), was, from, to: c.zone, reason, how }, known);
  strip(c);
}

/** Puts a card into a Monster, Spell & Trap or Field Zone. Says nothing: the caller knows what it means. */
export function put(
  g: Game,
  id: number,
  controller: Player,
  zone: 'monster' | 'spell' | 'field',
  index: number,
  faceUp: boolean,
  defense: boolean,
): void {
  const c = g.card(id);
  const { duel } = g;
  lift(g, c);
  const side = duel.sides[controller];
  if (zone === 'field') {
    // Where a new Field Spell may replace the player's own, the old one is gone as the new one is placed.
    if (side.field >= 0) sendTo(g, side.field, 'graveyard', 'rule');
    side.field = id;
  } else (zone === 'monster' ? side.monsters : side.spells)[index] = id;
  if (realm(c.zone) !== realm(zone)) {
    c.moves++;
    strip(c);
    c.placed = duel.turn;
    c.placedBy = controller;
  }
  c.zone = zone;
  c.index = zone === 'field' ? 0 : index;
  c.controller = controller;
  if (faceUp && !c.faceUp) c.since = ++duel.clock;
  else if (faceUp) c.since = c.since || ++duel.clock;
  c.faceUp = faceUp;
  c.defense = defense;
  g.touch();
}

/** Lays a monster that has been lifted from one side into a free zone of a side, as it was: it stays the same card. */
export function place(g: Game, c: Card, controller: Player, index: number): void {
  g.duel.sides[controller].monsters[index] = c.id;
  c.controller = controller;
  c.index = index;
  g.touch();
}

/** Turns a card on the field face-up, in place. */
export function turnFaceUp(g: Game, c: Card): void {
  c.faceUp = true;
  c.since = ++g.duel.clock;
  g.moved++;
  g.touch();
}

/** Turns a monster face-down: lasting changes on it end, counters go. */
export function turnFaceDown(g: Game, c: Card): void {
  c.faceUp = false;
  g.moved++;
  c.counters = null;
  c.notes = null;
  const self = refOf(c);
  const { lasting } = g.duel;
  for (let i = lasting.length - 1; i >= 0; i--) {
    const at = lasting[i].subjects.indexOf(self);
    // A rule for a player goes on meaning the monster.
    if (at < 0 || g.modifier(lasting[i]).kind === 'player') continue;
    lasting[i].subjects.splice(at, 1);
    if (lasting[i].subjects.length === 0) lasting.splice(i, 1);
  }
  g.touch();
}
