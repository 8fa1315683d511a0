/** Events: facts with causes, handed to triggers and answers, and to those who ask for a public account. */
import { articleOf } from './articles.ts';
import type { DuelEvent, EventKind, MoveReason, Player, Zone } from './contract.ts';
import type { Game } from './game.ts';
import { type Card, type Happening, idOf } from './state/duel.ts';

/** Begins a new batch: what follows happens later than what went before. */
export function beginBatch(g: Game): void {
  g.duel.batch++;
}

/** Bits of the players who know which card this is where it lies now. */
export function knownTo(g: Game, c: Card): number {
  switch (c.zone) {
    case 'graveyard':
    case 'banished':
      return 3;
    case 'monster':
    case 'spell':
    case 'field':
      return c.faceUp ? 3 : 1 << c.controller;
    case 'hand':
      return g.derived.handRevealed(c.owner) ? 3 : 1 << c.owner;
    case 'fusion':
      return 1 << c.owner;
    default:
      return 0;
  }
}

interface Parts {
  player?: Player;
  card?: number;
  was?: number;
  other?: number;
  from?: Zone;
  to?: Zone;
  reason?: MoveReason;
  how?: string;
  amount?: number;
  /** Further cards (ids) for the account. */
  cards?: number[];
}

const NOTHING: Parts = {};

/**
 * Something has happened. It joins the running sequence, wakes triggers and reactions, and is reported if anybody listens.
 * @param known bits of the players who knew the cards before it happened
 */
export function happen(g: Game, kind: EventKind, parts: Parts = NOTHING, known = 0): Happening {
  const d = g.duel;
  const card = parts.card ?? -1;
  const event: Happening = {
    kind,
    batch: d.batch,
    player: parts.player ?? (card >= 0 ? d.cards[idOf(card)].controller : d.turnPlayer),
    card,
    was: parts.was ?? card,
    other: parts.other ?? -1,
    from: parts.from ?? 'none',
    to: parts.to ?? 'none',
    reason: parts.reason ?? 'rule',
    how: parts.how ?? '',
    amount: parts.amount ?? 0,
    by: g.by,
    effect: g.byEffect,
    link: g.byLink,
    byPlayer: g.byPlayer,
  };
  if (!g.leftovers) d.last = d.batch;
  // A first element by itself: an empty array that is pushed to reserves room for sixteen.
  if (d.happened.length === 0) d.happened = [event];
  else d.happened.push(event);
  g.listeners.hear(event);
  if (g.sink !== null) report(g, event, known, parts.cards);
  return event;
}

/**
 * An event that only the account needs; no trigger listens to it.
 * @param known as in `happen`; of the other card it mentions one knows no more than where that lies now
 */
export function tell(g: Game, kind: EventKind, extra: Partial<DuelEvent>, known = 0): void {
  if (g.sink === null) return;
  const event: DuelEvent & Secrets = {
    kind,
    batch: g.duel.batch,
    article: articleOf(kind, extra.how),
    names: {},
    known: {},
    tags: {},
    ...extra,
  };
  if (g.by >= 0 && event.by === undefined) {
    event.by = idOf(g.by);
    event.effect = g.byEffect;
    if (g.byLink >= 0) event.link = g.byLink;
  }
  for (const id of mentioned(event)) name(g, event, id, id === event.other ? 0 : known);
  g.sink.push(event);
}

/** What a view of the event must not pass on: who knew each card, and its tag at that time. */
export interface Secrets {
  known: Record<number, number>;
  tags: Record<number, number>;
}

function report(g: Game, h: Happening, known: number, cards: number[] | undefined): void {
  const e: Partial<DuelEvent> = { player: h.player };
  e.article = articleOf(h.kind, h.how || h.reason);
  if (h.card >= 0) {
    const c = g.card(idOf(h.card));
    e.card = c.id;
    e.position = c.defense ? 'defense' : 'attack';
    e.faceUp = c.faceUp;
    if (h.kind === 'set') e.article = articleOf('set', c.zone);
  }
  if (h.other >= 0) e.other = idOf(h.other);
  if (h.from !== 'none') e.from = h.from;
  if (h.to !== 'none') e.to = h.to;
  if (h.kind === 'move' || h.kind === 'destroy') e.reason = h.reason;
  if (h.how !== '') e.how = h.how;
  if (cards) e.cards = cards;
  if (h.amount !== 0) e.amount = h.amount;
  if (h.kind === 'phase' || h.kind === 'turn') e.phase = g.duel.phase;
  if (h.kind === 'phase' && h.how === 'battle-end') e.step = 'end';
  tell(g, h.kind, e, known);
}

function name(g: Game, e: DuelEvent & Secrets, id: number, known: number): void {
  const c = g.card(id);
  e.names[id] = g.duel.passcodes[c.def];
  e.tags[id] = c.tag;
  // Being put face-down or into a hidden zone is known to whoever knew the card before.
  e.known[id] = knownTo(g, c) | known;
  if (c.zone === 'hand') g.glimpsed.push({ event: e, id, known });
}

/** A card that an event has put into a hand. */
export interface Glimpse {
  event: Secrets;
  id: number;
  /** Bits of the players who knew it before. */
  known: number;
}

/** What shows a hand may leave at the very instant at which a card comes there: then nobody has seen that card. */
export function lookAgain(g: Game): void {
  for (const { event, id, known } of g.glimpsed) {
    const c = g.card(id);
    if (c.zone === 'hand') event.known[id] = knownTo(g, c) | known;
  }
  g.glimpsed = [];
}

function mentioned(e: DuelEvent): number[] {
  const ids: number[] = [];
  if (e.card !== undefined && e.card >= 0) ids.push(e.card);
  if (e.other !== undefined && e.other >= 0) ids.push(e.other);
  if (e.by !== undefined && e.by >= 0) ids.push(e.by);
  if (e.cards) ids.push(...e.cards);
  return ids;
}
