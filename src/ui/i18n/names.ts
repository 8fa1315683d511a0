/** Names that sentences need: of players, and of cards as far as the reader may know them. */
import type { CardView, Player, View, Viewer } from '../../engine/contract.ts';
import { t } from './core.ts';

export interface Names {
  players: readonly [string, string];
  /** Who reads. */
  viewer: Viewer;
  /** Name of a card by its id in the reader's view, or null when the reader may not know it. */
  nameOf(card: number): string | null;
  /** Name of a card by passcode, or null when there is no such card. */
  titleOf(passcode: number): string | null;
  /** Name of the card of a chain link, counted from 0. */
  linkName(link: number): string | null;
}

/** Every card of a view, wherever it lies. */
export function cardsIn(view: View): CardView[] {
  const all: CardView[] = [];
  for (const side of view.sides) {
    all.push(...side.hand, ...side.graveyard, ...side.banished, ...side.fusion);
    for (const card of [...side.monsters, ...side.spells, side.field]) if (card) all.push(card);
  }
  return all;
}

/** Names as a view gives them; `also` are names of cards that the view no longer shows, by id. */
export function namesFrom(
  view: View,
  players: readonly [string, string],
  titleOf: (passcode: number) => string | null,
  also: Readonly<Record<number, number>> = {},
): Names {
  const passcodes = new Map<number, number>();
  for (const [id, passcode] of Object.entries(also)) passcodes.set(Number(id), passcode);
  for (const card of cardsIn(view)) if (card.passcode) passcodes.set(card.id, card.passcode);
  for (const link of view.chain) if (link.passcode) passcodes.set(link.card, link.passcode);
  return {
    players,
    viewer: view.viewer,
    titleOf,
    nameOf: (card) => titleOf(passcodes.get(card) ?? 0),
    linkName: (link) => titleOf(view.chain[link]?.passcode ?? 0),
  };
}

/** The same names, and those of cards that a question shows. */
export function withNames(names: Names, cards: readonly CardView[]): Names {
  const shown = new Map(cards.map((card) => [card.id, card.passcode]));
  return { ...names, nameOf: (card) => names.nameOf(card) ?? names.titleOf(shown.get(card) ?? 0) };
}

/** Name of a card, or "a Set card" when the reader may not know it. */
export function cardName(names: Names, card: number): string {
  if (card < 0) return t('no-card');
  return names.nameOf(card) ?? t('set-card');
}

export function playerName(names: Names, player: Player): string {
  return names.players[player];
}

/** "Ada’s". */
export const possessive = (name: string): string => t('possessive', { name });

/** "A, B and C", or the same with "or". */
export function list(items: readonly string[], join: 'and' | 'or' = 'and'): string {
  if (items.length <= 1) return items[0] ?? '';
  let rest = t(join, { first: items[items.length - 2], last: items[items.length - 1] });
  for (let i = items.length - 3; i >= 0; i--) rest = t('comma', { first: items[i], rest });
  return rest;
}

/** "X and 2 Set cards": equal names are counted together; null is a card that the reader may not know. */
export function nameList(items: readonly (string | null)[], hidden: Hidden = 'set-card'): string {
  const counts = new Map<string | null, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return list(
    [...counts].map(([name, count]) => {
      if (name === null) return t(`unknown.${hidden}`, { count });
      return count > 1 ? t('twice', { count, name }) : name;
    }),
  );
}

/** What a card is called that the reader may not know: on the field, or elsewhere. */
export type Hidden = 'set-card' | 'some-card';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
