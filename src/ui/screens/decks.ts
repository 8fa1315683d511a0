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

/** The card that stands for a deck: its strongest Normal Monster. */
export function faceOf(deck: DeckList): number {
  const weight = (passcode: number) => {
    const card = factsOf(passcode);
    return card?.frame === 'normal' ? card.atk + 1 : 0;
  };
  let best = deck.main[0] ?? 0;
  for (const passcode of deck.main) if (weight(passcode) > weight(best)) best = passcode;
  return best;
}
