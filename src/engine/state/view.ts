/**
 * What a player may see of a duel. Hidden cards keep only their place and posture; ids are tags, which are renewed when
 * cards are shuffled. The judge sees everything, under lasting ids.
 */
import { articleOf } from '../articles.ts';
import type { CardView, DuelEvent, LinkView, Player, SideView, View, Viewer, Why } from '../contract.ts';
import type { Step } from '../definition.ts';
import { knownTo, type Secrets } from '../events.ts';
import type { Game } from '../game.ts';
import { type Card, idOf, type Link, onField } from './duel.ts';

/** The number under which a viewer knows a card. */
export const viewId = (g: Game, viewer: Viewer, id: number): number =>
  id < 0 ? -1 : viewer === 'judge' ? id : g.card(id).tag;

/** Card with the viewer's number, or -1. */
export function fromViewId(g: Game, viewer: Viewer, shown: number): number {
  if (viewer === 'judge') return shown >= 0 && shown < g.duel.cards.length ? shown : -1;
  const c = g.duel.cards.find((x) => x.tag === shown);
  return c === undefined ? -1 : c.id;
}

/** May the viewer know which card it is? */
export const isKnown = (g: Game, viewer: Viewer, c: Card): boolean =>
  viewer === 'judge' || (knownTo(g, c) & (1 << viewer)) !== 0;

/** @param known whether the viewer knows it, where that is not for its place to say (a Deck being searched) */
export function viewCard(
  g: Game,
  viewer: Viewer,
  id: number,
  known = isKnown(g, viewer, g.card(id)),
): CardView {
  const c = g.card(id);
  const d = g.def(id);
  const shown = known && c.zone === 'monster' && c.faceUp;
  const monster = known && d.kind === 'monster';
  return {
    id: viewId(g, viewer, id),
    passcode: known ? d.passcode : 0,
    owner: c.owner,
    controller: c.controller,
    zone: c.zone,
    index: zoneIndex(g, c),
    faceUp: c.faceUp,
    position: c.defense ? 'defense' : 'attack',
    atk: monster ? (shown ? g.derived.atk(id) : d.atk) : 0,
    def: monster ? (shown ? g.derived.def(id) : d.def) : 0,
    level: monster ? g.derived.level(id) : 0,
    attribute: monster ? (g.derived.attribute(id) as CardView['attribute']) : null,
    race: monster ? g.derived.race(id) : null,
    stats: monster ? g.derived.statLines(id).map((l) => ({ ...l, by: viewId(g, viewer, l.by) })) : [],
    counters: known && c.counters ? { ...c.counters } : {},
    equippedTo: g.alive(c.equippedTo) ? viewId(g, viewer, idOf(c.equippedTo)) : -1,
    negated: c.faceUp && onField(c) && g.derived.negated(id),
    attempted: g.duel.attempt === id,
    attackedThisTurn: c.zone === 'monster' && c.attackTurn === g.duel.turn,
    placedTurn: onField(c) ? c.placed : 0,
    bound: known ? boundIds(g, c).map((b) => viewId(g, viewer, b)) : [],
  };
}

function zoneIndex(g: Game, c: Card): number {
  if (onField(c)) return c.index;
  return c.zone === 'hand' ? g.duel.sides[c.owner].hand.indexOf(c.id) : 0;
}

/** Ids of the cards that this one is bound to and that are still the same. */
function boundIds(g: Game, c: Card): number[] {
  if (c.binds === null) return [];
  return Object.values(c.binds).flatMap((refs) => refs.filter((ref) => g.alive(ref)).map(idOf));
}

function viewSide(g: Game, viewer: Viewer, p: Player): SideView {
  const side = g.duel.sides[p];
  const one = (id: number): CardView => viewCard(g, viewer, id);
  const maybe = (id: number): CardView | null => (id < 0 ? null : one(id));
  const ownFusion = viewer === 'judge' || viewer === p;
  return {
    lp: side.lp,
    hand: side.hand.map(one),
    deck: side.deck.length,
    monsters: side.monsters.map(maybe),
    spells: side.spells.map(maybe),
    field: maybe(side.field),
    graveyard: side.graveyard.map(one),
    banished: side.banished.map(one),
    fusion: ownFusion ? side.fusion.map(one) : [],
    fusionCount: side.fusion.length,
  };
}

/** The number of a card that something points at; of one that has moved on among hidden cards it would betray which it is. */
function pointed(g: Game, viewer: Viewer, ref: number): number {
  const c = g.card(idOf(ref));
  return g.alive(ref) || isKnown(g, viewer, c) ? viewId(g, viewer, c.id) : -1;
}

function viewLink(g: Game, viewer: Viewer, link: Link, index: number): LinkView {
  const { duel } = g;
  const effect = g.defs[link.def].effects[link.effect];
  const targets = link.targets.map(idOf);
  const nameOf = (id: number): number => (isKnown(g, viewer, g.card(id)) ? g.def(id).passcode : 0);
  const frame = duel.stack.find((f) => f.proc === 'effect' && f.link === index);
  const rest =
    frame?.proc === 'effect' ? effect.does.slice(frame.pc) : link.state === 'waiting' ? effect.does : [];
  return {
    index,
    player: link.player,
    card: viewId(g, viewer, idOf(link.card)),
    passcode: duel.passcodes[link.def],
    effect: link.effect,
    speed: link.speed,
    targets: link.targets.map((ref) => pointed(g, viewer, ref)),
    targetNames: targets.map(nameOf),
    cost: link.cost.map((id) => viewId(g, viewer, id)),
    costNames: link.cost.map(nameOf),
    lpPaid: link.lpPaid,
    state: link.state,
    because: whyNot(g, viewer, link),
    steps: certain(rest)
      .filter((s) => !s.quiet)
      .map((s) => s.verb),
    isCard: link.isCard,
  };
}

/** The steps that will come, without those of which something before them decides. */
function certain(rest: readonly Step[]): Step[] {
  const steps: Step[] = [];
  for (let i = 0; i < rest.length; i += 1 + (rest[i].decides ?? 0)) steps.push(rest[i]);
  return steps;
}

/** Why a link was negated or disappeared. */
function whyNot(g: Game, viewer: Viewer, link: Link): Why | null {
  if (link.state === 'fizzled')
    return {
      code: `fizzle.${link.because}`,
      article: articleOf('fizzle', link.because),
      facts: {
        card: viewId(g, viewer, idOf(link.card)),
        ...(link.targets.length > 0 ? { other: pointed(g, viewer, link.targets[0]) } : {}),
      },
    };
  if (link.negatedBy < 0) return null;
  const by = idOf(link.negatedBy);
  const at = g.duel.chain.findIndex((l) => idOf(l.card) === by);
  const facts = {
    by: viewId(g, viewer, by),
    player: g.card(by).controller,
    ...(at >= 0 ? { link: at } : {}),
  };
  const how = link.state === 'effect-negated' ? 'effect' : 'activation';
  return { code: `negate.${link.state}`, article: articleOf('negate', how), facts };
}

export function viewDuel(g: Game, viewer: Viewer): View {
  const { duel } = g;
  const { attack } = duel;
  return {
    viewer,
    turn: duel.turn,
    turnPlayer: duel.turnPlayer,
    phase: duel.phase,
    step: duel.step,
    sides: [viewSide(g, viewer, 0), viewSide(g, viewer, 1)],
    chain: duel.chain.map((link, i) => viewLink(g, viewer, link, i)),
    attack:
      attack === null
        ? null
        : {
            attacker: viewId(g, viewer, idOf(attack.attacker)),
            target: attack.target < 0 ? -1 : viewId(g, viewer, idOf(attack.target)),
          },
    normalSummonUsed: duel.sides[duel.turnPlayer].normalSummons > 0,
    result: duel.result,
  };
}

/** An event as its viewer may know it: numbers by tag as they were then, names only of cards known then. */
export function viewEvent(viewer: Viewer, event: DuelEvent): DuelEvent {
  const { known, tags, ...e } = event as DuelEvent & Secrets;
  if (viewer === 'judge') return { ...e, names: { ...e.names } };
  const bit = 1 << viewer;
  const number = (id: number): number => (id < 0 ? id : (tags[id] ?? -1));
  const names: Record<number, number> = {};
  for (const id of Object.keys(e.names).map(Number))
    names[number(id)] = (known[id] & bit) !== 0 ? e.names[id] : 0;
  const out: DuelEvent = { ...e, names };
  if (e.card !== undefined) out.card = number(e.card);
  if (e.other !== undefined) out.other = number(e.other);
  if (e.by !== undefined) out.by = number(e.by);
  if (e.cards) out.cards = e.cards.map(number);
  return out;
}
