/** Tributes: how many a monster needs, which may be given, and which sets of them will do. */
import type { Player } from '../contract.ts';
import type { Game } from '../game.ts';
import { idOf } from '../state/duel.ts';
import { freeZone } from '../state/zones.ts';

/** 1 at Level 5 or 6, 2 from Level 7. */
export const tributesNeeded = (level: number): number => (level >= 7 ? 2 : level >= 5 ? 1 : 0);

export type TributeUse = 'summon' | 'cost' | 'ritual';

/** Monster that this player's next Tribute must include, as an id, or -1. */
export function mustTribute(g: Game, player: Player): number {
  const lasting = g.derived.lastingFor('must-tribute', player);
  if (lasting === null || !g.alive(lasting.subjects[0])) return -1;
  const id = idOf(lasting.subjects[0]);
  return g.card(id).zone === 'monster' ? id : -1;
}

/** Ids of monsters that the player may Tribute. */
export function tributable(g: Game, player: Player, use: TributeUse): number[] {
  const found: number[] = [];
  for (const id of g.side(player).monsters) if (id >= 0 && mayTribute(g, id, use)) found.push(id);
  const must = mustTribute(g, player);
  if (must >= 0 && !found.includes(must) && mayTribute(g, must, use)) found.push(must);
  return found;
}

export function mayTribute(g: Game, id: number, use: TributeUse): boolean {
  if (id === g.duel.attempt) return false;
  const c = g.card(id);
  if (g.duel.battle?.doomed.includes(c.moves * 4096 + id)) return false;
  return use !== 'summon' || g.derived.prevented('tribute-for-summon', id) < 0;
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
  const must = mustTribute(g, player);
  if (must >= 0 && picks.length > 0 && !picks.includes(must)) return false;
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
