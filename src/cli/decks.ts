/** Decks as the command line names them. */
import { readFileSync } from 'node:fs';
import { type StarterDeck, starterDecks } from '../cards/decks.ts';
import { cards } from '../cards/index.ts';
import type { DeckList } from '../engine/index.ts';
import { deckOf, parseYdk, type YdkProblem } from '../formats/ydk.ts';

const SENTENCES: Record<YdkProblem['code'], (have: string) => string> = {
  'too-long': () => 'far too long for a deck',
  'not-a-passcode': (have) => `not a passcode: ${have}`,
  empty: () => 'no cards',
  'unknown-card': (have) => `card ${have} is not implemented`,
};

export const listOf = ({ main, fusion }: StarterDeck): DeckList => ({ main: [...main], fusion: [...fusion] });

/** @param name of a built-in deck (or its id), or the path of a .ydk file. @returns the deck, or what is wrong with it */
export function deckNamed(name: string): DeckList | string {
  if (/\.ydk$/i.test(name)) return fromFile(name);
  const wanted = name.toLowerCase();
  const deck = starterDecks.find((d) => d.id === wanted || d.name.toLowerCase() === wanted);
  if (deck) return listOf(deck);
  const known = starterDecks.map((d) => `"${d.name}"`).join(', ');
  return `There is no deck "${name}". Decks: ${known}, or a file ending in .ydk.`;
}

function fromFile(path: string): DeckList | string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return `${path}: cannot be read (${(error as NodeJS.ErrnoException).code}).`;
  }
  const parsed = parseYdk(text);
  const read = parsed.ok ? deckOf(parsed.ydk, cards) : parsed;
  if (read.ok) return read.deck;
  const lines = read.problems.map((p) => `  line ${p.line}: ${SENTENCES[p.code](p.have)}`);
  return [`${path} cannot be played:`, ...lines].join('\n');
}
