/** What the table knows about cards by passcode. Filled once the card files are loaded; pictures are the people's own. */
import { useSyncExternalStore } from 'react';
import type { CardDef } from '../engine/definition.ts';

const facts = new Map<number, CardDef>();
let pictures: ReadonlyMap<number, string> = new Map();
const watchers = new Set<() => void>();
const tell = () => {
  for (const watcher of watchers) watcher();
};
const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** Adds or replaces cards. */
export function setCards(cards: readonly CardDef[]): void {
  for (const card of cards) facts.set(card.passcode, card);
  tell();
}

export function factsOf(passcode: number): CardDef | undefined {
  return facts.get(passcode);
}

/** Own pictures by passcode, as addresses of images. */
export function setPictures(next: ReadonlyMap<number, string>): void {
  pictures = next;
  tell();
}

export function usePicture(passcode: number): string | undefined {
  return useSyncExternalStore(watch, () => pictures.get(passcode));
}
