/** Looking for cards: what a query finds, what may be picked of it, what can be paid. */
import type { Player, Zone } from '../contract.ts';
import type { CardQuery, CardTest, Cost, EffectDef, Pick, Scope } from '../definition.ts';
import { tell } from '../events.ts';
import type { Game } from '../game.ts';
import { type Card, idOf, onField, other, refOf, type Side } from '../state/duel.ts';

const NOWHERE: readonly number[] = [];

/** Ids in a zone; -1 and -2 in places where nothing is. */
function lying(side: Side, zone: Zone): readonly number[] {
  switch (zone) {
    case 'monster':
      return side.monsters;
    case 'spell':
      return side.spells;
    case 'hand':
      return side.hand;
    case 'graveyard':
      return side.graveyard;
    case 'deck':
      return side.deck;
    case 'field':
      return side.field < 0 ? NOWHERE : [side.field];
    case 'banished':
      return side.banished;
    case 'fusion':
      return side.fusion;
    default:
      return NOWHERE;
  }
}

function visit(g: Game, s: Scope, q: CardQuery, player: Player, fn: (id: number) => boolean): boolean {
  const { attempt, sides } = g.duel;
  const { zones, test } = q;
  for (let z = 0; z < zones.length; z++) {
    const ids = lying(sides[player], zones[z]);
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i];
      if (id >= 0 && id !== attempt && test(g, s, id) && fn(id)) return true;
    }
  }
  return false;
}

/** Tries the cards that the query means now, those of the first player first, until one satisfies. @returns whether one did */
function search(g: Game, s: Scope, q: CardQuery, fn: (id: number) => boolean): boolean {
  if (visit(g, s, q, q.of === 'opponent' ? other(s.player) : s.player, fn)) return true;
  return q.of === 'either' && visit(g, s, q, other(s.player), fn);
}

/** Ids of all cards that the query means now. */
export function candidates(g: Game, s: Scope, q: CardQuery): number[] {
  const found: number[] = [];
  search(g, s, q, (id) => {
    found.push(id);
    return false;
  });
  return found;
}

const anyone = (): boolean => true;

export const exists = (g: Game, s: Scope, q: CardQuery): boolean => search(g, s, q, anyone);

export function countOf(g: Game, s: Scope, q: CardQuery): number {
  let n = 0;
  search(g, s, q, () => {
    n++;
    return false;
  });
  return n;
}

/** Is there another card that the query finds and that stands so to the tested one? */
export const hasAnother =
  (q: CardQuery, so: (g: Game, another: number, tested: number) => boolean): CardTest =>
  (g, s, id) =>
    search(g, s, q, (rival) => rival !== id && so(g, rival, id));
/** Has the tested card the lowest ATK of those that the query finds? */
export const lowestAtk =
  (among: CardQuery): CardTest =>
  (g, s, id) => {
    const atk = g.derived.atk(id);
    return !search(g, s, among, (rival) => g.derived.atk(rival) < atk);
  };

/** Does this very card (by id) still fit the query? */
export function fits(g: Game, s: Scope, q: CardQuery, id: number): boolean {
  const c = g.card(id);
  if (!q.zones.includes(c.zone)) return false;
  const holder = onField(c) ? c.controller : c.owner;
  if (q.of !== 'either' && holder !== (q.of === 'you' ? s.player : other(s.player))) return false;
  return q.test(g, s, id);
}

const isDoomedRef = (g: Game, ref: number): boolean => g.duel.battle?.doomed.includes(ref) ?? false;
const isDoomed = (g: Game, c: Card): boolean => isDoomedRef(g, refOf(c));

/** Is the card open to being picked at all? */
export function mayPick(g: Game, pick: Pick, id: number): boolean {
  const c = g.card(id);
  // A monster destroyed by battle only waits for the end of the Damage Step: nothing moves it.
  if (g.duel.battle !== null && c.zone === 'monster' && isDoomed(g, c)) return false;
  // What protects from being targeted protects on the field.
  return pick.purpose !== 'target' || !onField(c) || g.derived.prevented('be-targeted', id) < 0;
}

/** Cards that may be picked; fillers only where nothing else is left. */
export function pickable(g: Game, s: Scope, pick: Pick): number[] {
  const found: number[] = [];
  let fillers = 0;
  search(g, s, pick.from, (id) => {
    if (mayPick(g, pick, id)) {
      found.push(id);
      if (g.def(id).traits.includes('Blank')) fillers++;
    }
    return false;
  });
  return fillers === 0 ? found : spareFillers(g, s, pick, found);
}

/** Those of the cards (ids) that are no fillers, if they will do. */
export function spareFillers(g: Game, s: Scope, pick: Pick, ids: readonly number[]): number[] {
  const real = ids.filter((id) => !g.def(id).traits.includes('Blank'));
  return real.length >= Math.max(1, pick.min(g, s)) && someSet(g, s, pick, real) ? real : [...ids];
}

/** Are there enough cards for the pick? */
export function enough(g: Game, s: Scope, pick: Pick): boolean {
  const need = pick.min(g, s);
  if (need === 0) return true;
  if (need === 1 && pick.valid === null) return search(g, s, pick.from, (id) => mayPick(g, pick, id));
  const found = pickable(g, s, pick);
  return found.length >= need && (pick.valid === null || someSet(g, s, pick, found));
}

/** Is there a set of the right size that satisfies the pick's constraint? */
export function someSet(g: Game, s: Scope, pick: Pick, ids: readonly number[]): boolean {
  const { valid } = pick;
  if (valid === null) return true;
  const max = Math.min(pick.max(g, s), ids.length);
  const chosen: number[] = [];
  const grow = (from: number): boolean => {
    if (chosen.length >= pick.min(g, s) && valid(g, s, chosen)) return true;
    if (chosen.length === max) return false;
    for (let i = from; i < ids.length; i++) {
      chosen.push(ids[i]);
      if (grow(i + 1)) return true;
      chosen.pop();
    }
    return false;
  };
  return grow(0);
}

/**
 * Cards that can be given up for a cost: those that leave a target to be chosen.
 * What is paid is gone before targets are looked at, so a lone monster cannot be both.
 */
export function costOptions(g: Game, s: Scope, effect: EffectDef, cost: Cost): number[] {
  if (cost.pick === null) return [];
  const found = pickable(g, s, cost.pick);
  if (effect.targets.length === 0) return found;
  return found.filter((id) => leavesTargets(g, s, effect, id));
}

function leavesTargets(g: Game, s: Scope, effect: EffectDef, paid: number): boolean {
  for (const pick of effect.targets) {
    const need = pick.min(g, s);
    if (need === 0) continue;
    let left = 0;
    if (!search(g, s, pick.from, (id) => id !== paid && mayPick(g, pick, id) && ++left >= need)) return false;
  }
  return true;
}

export function payable(g: Game, s: Scope, effect: EffectDef, cost: Cost): boolean {
  if (!cost.payable(g, s)) return false;
  const { pick } = cost;
  if (pick === null) return true;
  const found = costOptions(g, s, effect, cost);
  return found.length >= pick.min(g, s) && someSet(g, s, pick, found);
}

/** References that still mean the same cards, as ids; not those that only wait to leave, destroyed by battle. */
export function living(g: Game, refs: readonly number[]): number[] {
  const ids: number[] = [];
  for (const r of refs) if (g.alive(r) && !isDoomedRef(g, r) && !isShielded(g, idOf(r))) ids.push(idOf(r));
  return ids;
}

/** Is the monster unaffected by the card whose effect is being carried out? It was chosen all the same; the effect on it is lost. */
function isShielded(g: Game, id: number): boolean {
  if (g.by < 0) return false;
  const by = g.derived.unaffectedBy(id, idOf(g.by), g.byPlayer);
  if (by < 0) return false;
  tell(g, 'unaffected', { player: g.card(id).controller, card: id, other: by });
  return true;
}
