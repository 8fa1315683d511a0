/** Cards that have been activated and only wait for the chain to end. */
import type { Game } from '../game.ts';
import { idOf, type Link } from '../state/duel.ts';

/** Kinds of Spell and Trap Cards that stay on the field. */
export const staysOnField = (property: string | null): boolean =>
  property === 'continuous' || property === 'equip' || property === 'field';

/** Is the link the activation of a card that goes to the Graveyard when the chain has ended? */
export function isSpentBy(g: Game, link: Link): boolean {
  if (!link.isCard || !g.alive(link.card)) return false;
  const { zone, equippedTo } = g.card(idOf(link.card));
  if (zone !== 'spell' && zone !== 'field') return false;
  const def = g.defs[link.def];
  if (staysOnField(def.property)) return false;
  const { remains } = def.effects[link.effect];
  return remains === 'equipped' ? equippedTo < 0 : !remains;
}

/** Is the card (id) bound for the Graveyard? Then it cannot be returned to the hand or Deck. */
export const isSpent = (g: Game, id: number): boolean =>
  g.duel.chain.some((link) => idOf(link.card) === id && isSpentBy(g, link));
