/** The decks of benches. */
import { starterDecks } from '../src/cards/decks.ts';
import { deckNamed as read } from '../src/cli/decks.ts';
import type { DeckList, Player, Setup } from '../src/engine/contract.ts';
import type { Engine } from '../src/engine/index.ts';
import { UsageError } from './bench.ts';

/** What the standard decks are called. */
export const STANDARD: readonly string[] = [starterDecks[0].name, starterDecks[1].name];

/** @param name of a built-in deck (or its id), or the path of a .ydk file. @throws UsageError */
export function deckNamed(name: string): DeckList {
  const deck = read(name);
  if (typeof deck === 'string') throw new UsageError(deck);
  return deck;
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
