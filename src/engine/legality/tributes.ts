/** Tributes: how many a monster needs, which may be given, and which sets of them will do. */
import type { Player } from '../contract.ts';
import type { Game } from '../game.ts';
import { idOf } from '../state/duel.ts';
import { freeZone } from '../state/zones.ts';

/** 1 at Level 5 or 6, 2 from Level 7. */
export const tributesNeeded = (level: number): number => (level >= 7 ? 2 : level >= 5 ? 1 : 0);

export type TributeUse = 'summon' | 'cost' | 'ritual';

const NONE: readonly number[] = [];

/** Monsters (ids) that this player's next Tribute must include. */
export function mustTribute(g: Game, player: Player): readonly number[] {
  const lasting = g.derived.lastingFor('must-tribute', player);
  if (lasting.length === 0) return NONE;
  const ids: number[] = [];
  for (const l of lasting) {
    const [ref] = l.subjects;
    if (g.alive(ref) && g.card(idOf(ref)).zone === 'monster' && !ids.includes(idOf(ref))) ids.push(idOf(ref));
  }
  return ids;
}

/** Do the Tributes include what they must: all of it, or nothing else if there is less room than that? */
export function includesMust(g: Game, player: Player, picks: readonly number[]): boolean {
  const must = mustTribute(g, player);
  if (must.length === 0) return true;
  let n = 0;
  for (const id of must) if (picks.includes(id)) n++;
  return n === Math.min(must.length, picks.length);
}

/** Ids of monsters that the player may Tribute. */
export function tributable(g: Game, player: Player, use: TributeUse): number[] {
  const found: number[] = [];
  const { monsters } = g.side(player);
  for (let i = 0; i < 5; i++)
    if (monsters[i] >= 0 && mayTribute(g, monsters[i], use)) found.push(monsters[i]);
  for (const id of mustTribute(g, player)) if (!found.includes(id) && mayTribute(g, id, use)) found.push(id);
  return found;
}

/** Is the monster one that the player may Tribute? */
export function isTributable(g: Game, player: Player, id: number, use: TributeUse): boolean {
  const c = g.card(id);
  const own = c.zone === 'monster' && c.controller === player;
  return (own || mustTribute(g, player).includes(id)) && mayTribute(g, id, use);
}

export function mayTribute(g: Game, id: number, use: TributeUse): boolean {
  if (id === g.duel.attempt || g.derived.prevented('be-tributed', id) >= 0) return false;
  const c = g.card(id);
  if (g.duel.battle?.doomed.includes(c.moves * 4096 + id)) return false;
  return use !== 'summon' || g.derived.prevented('tribute-for-summon', id) < 0;
}

/** The card that forbids Tributing monsters of the player, and whose it is; null where nothing forbids it. */
export function tributesBarredBy(g: Game, player: Player): { by: number; player: Player } | null {
  for (const id of g.side(player).monsters) {
    const by = id < 0 ? -1 : g.derived.prevented('be-tributed', id);
    if (by >= 0) return { by, player: g.card(by).controller };
  }
  return null;
}

/** As how many Tributes the monster may count for the Tribute Summon or Set of another. */
function worth(g: Game, id: number, attribute: string | null): number {
  return attribute !== null && g.derived.granted(`double-tribute-${attribute}`, id) >= 0 ? 2 : 1;
}

/** Will these do for the monster: enough, none superfluous, the one that must be among them, and a zone for it? */
export function tributesDo(g: Game, player: Player, card: number, picks: readonly number[]): boolean {
  const d = g.def(card);
  const need = tributesNeeded(d.level);
  if (picks.length > need) return false;
  let sum = 0;
  for (const id of picks) sum += worth(g, id, d.attribute);
  if (sum < need) return false;
  if (!includesMust(g, player, picks)) return false;
  const { monsters } = g.side(player);
  return freeZone(monsters) >= 0 || picks.some((id) => monsters.includes(id));
}

/** Is there any set of Tributes for the monster? */
export function canTributeFor(g: Game, player: Player, card: number): boolean {
  const need = tributesNeeded(g.def(card).level);
  const found = tributable(g, player, 'summon');
  for (let i = 0; i < found.length; i++) {
    if (tributesDo(g, player, card, [found[i]])) return true;
    if (need < 2) continue;
    for (let j = i + 1; j < found.length; j++)
      if (tributesDo(g, player, card, [found[i], found[j]])) return true;
  }
  return false;
}

/** How many Tributes the player could muster for the monster at most. */
export function tributesAtHand(g: Game, player: Player, card: number): number {
  let sum = 0;
  for (const id of tributable(g, player, 'summon')) sum += worth(g, id, g.def(card).attribute);
  return sum;
}
