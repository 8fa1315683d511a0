/** What the table knows about cards by passcode. Filled once the card files are loaded. */
import type { CardDef } from '../engine/definition.ts';

const facts = new Map<number, CardDef>();

/** Adds or replaces cards. */
export function setCards(cards: readonly CardDef[]): void {
  for (const card of cards) facts.set(card.passcode, card);
}

export function factsOf(passcode: number): CardDef | undefined {
  return facts.get(passcode);
}
