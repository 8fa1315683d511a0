/** Decks as the start screen offers them. */
import { DECK_KINDS, type DeckKind, type DeckSummary } from '../../cards/decks.ts';
import type { DeckList } from '../../engine/contract.ts';

export interface OfferedDeck extends DeckList, DeckSummary {
  id: string;
  name: string;
  year: number;
}

/** How many cards of each kind, those it has none of left out. */
export const mixOf = ({ kinds }: DeckSummary): { kind: DeckKind; count: number }[] =>
  DECK_KINDS.flatMap((kind) => {
    const count = kinds[kind];
    return count ? [{ kind, count }] : [];
  });
