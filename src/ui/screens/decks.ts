/** Decks as the start screen offers them. */
import type { DeckList } from '../../engine/contract.ts';
import { factsOf } from '../facts.ts';

export interface OfferedDeck extends DeckList {
  id: string;
  name: string;
  year: number;
}

export const KINDS = ['normal', 'effect', 'fusion', 'ritual', 'spell', 'trap'] as const;
export type Kind = (typeof KINDS)[number];

/** How many cards of each kind, those it has none of left out. */
export function mixOf(deck: DeckList): { kind: Kind; count: number }[] {
  const counts = new Map<Kind, number>();
  for (const passcode of [...deck.main, ...deck.fusion]) {
    const card = factsOf(passcode);
    if (!card) continue;
    const kind =
      card.kind === 'monster' ? (card.frame === 'token' ? 'normal' : (card.frame ?? 'normal')) : card.kind;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return KINDS.flatMap((kind) => {
    const count = counts.get(kind);
    return count ? [{ kind, count }] : [];
  });
}

/** The card that stands for a deck: its strongest monster. */
export function faceOf(deck: DeckList): number {
  let best = deck.main[0] ?? 0;
  for (const passcode of deck.main) {
    if ((factsOf(passcode)?.atk ?? 0) > (factsOf(best)?.atk ?? 0)) best = passcode;
  }
  return best;
}
