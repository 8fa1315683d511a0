/** Decks as the command line names them. */
import { readFileSync } from 'node:fs';
import { type StarterDeck, starterDecks } from '../src/cards/decks.ts';
import { cards } from '../src/cards/index.ts';
import type { DeckList, Player, Setup } from '../src/engine/contract.ts';
import type { Engine } from '../src/engine/index.ts';
import { deckOf, parseYdk, type YdkProblem } from '../src/formats/ydk.ts';
import { UsageError } from './bench.ts';

/** What the standard decks are called. */
export const STANDARD: readonly string[] = [starterDecks[0].name, starterDecks[1].name];

const SENTENCES: Record<YdkProblem['code'], (have: string) => string> = {
  'too-long': () => 'far too long for a deck',
  'not-a-passcode': (have) => `not a passcode: ${have}`,
  empty: () => 'no cards',
  'unknown-card': (have) => `card ${have} is not implemented`,
};

function fromFile(path: string): DeckList {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${path}: cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  const parsed = parseYdk(text);
  const read = parsed.ok ? deckOf(parsed.ydk, cards) : parsed;
  if (read.ok) return read.deck;
  const lines = read.problems.map((p) => `  line ${p.line}: ${SENTENCES[p.code](p.have)}`);
  throw new UsageError([`${path} cannot be played:`, ...lines].join('\n'));
}

/** @param name of a built-in deck (or its id), or the path of a .ydk file. @throws UsageError */
export function deckNamed(name: string): DeckList {
  if (/\.ydk$/i.test(name)) return fromFile(name);
  const wanted = name.toLowerCase();
  const isIt = (d: StarterDeck): boolean => d.id === wanted || d.name.toLowerCase() === wanted;
  const deck = starterDecks.find(isIt);
  if (deck) return { main: [...deck.main], fusion: [...deck.fusion] };
  const known = starterDecks.map((d) => `"${d.name}"`).join(', ');
  throw new UsageError(`There is no deck "${name}". Decks: ${known}, or a file ending in .ydk.`);
}

/** Duels of two decks by seed, the first player in turn. @throws UsageError if the rules do not allow the decks */
export function setupsOf(engine: Engine, names: readonly string[]): (seed: number) => Setup {
  if (names.length !== 2) throw new UsageError('A duel takes two decks: give --deck twice, or not at all.');
  const [a, b] = names.map(deckNamed);
  const setup = (seed: number): Setup => ({
    kind: 'decks',
    decks: [a, b],
    first: (seed & 1) as Player,
    seed,
  });
  const faults = engine.check(setup(0)).map(({ code, where, facts }) => {
    const [, p, part] = where.split('.');
    return `  ${names[Number(p)] ?? where}, ${part}: ${code} ${JSON.stringify(facts)}`;
  });
  if (faults.length > 0) throw new UsageError(['The rules do not allow this:', ...faults].join('\n'));
  return setup;
}
