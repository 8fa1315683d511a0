/** Deck files from people who mean no good. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { starterDecks } from '../cards/decks.ts';
import { cards } from '../cards/index.ts';
import { isHarmless } from './testing/hostile/harm.ts';
import { engine } from './testing/hostile/played.ts';
import { byteFlips, changedBytes, changedText, textChange } from './testing/hostile/text.ts';
import { deckOf, parseYdk } from './ydk.ts';

vi.setConfig({ testTimeout: 900_000 });

const files = starterDecks.map(
  ({ main, fusion }) =>
    `#created by Ada\n#main\n${main.join('\n')}\n#extra\n${fusion.join('\n')}\n!side\n4031928\n`,
);
const file = fc.constantFrom(...files);

/** Reads the deck and begins a duel with it. @returns whether it was one */
function begin(text: string): boolean {
  const parsed = parseYdk(text);
  const read = parsed.ok ? deckOf(parsed.ydk, cards) : parsed;
  if (!read.ok) {
    expect(read.problems.length).toBeGreaterThan(0);
    expect(read.problems.length).toBeLessThanOrEqual(10);
    for (const { line, have } of read.problems) {
      expect(line).toBeGreaterThan(0);
      expect(have.length).toBeLessThanOrEqual(40);
    }
    return false;
  }
  const setup = {
    kind: 'decks' as const,
    decks: [read.deck, read.deck] as const,
    first: 0 as const,
    seed: 1,
  };
  const faults = engine.check({ ...setup, decks: [...setup.decks] });
  if (faults.length > 0) return false;
  engine.create({ ...setup, decks: [...setup.decks] });
  return true;
}

describe('a deck file that was tampered with', () => {
  it('is a deck or says why not', async () => {
    const inputs = fc.tuple(file, file, fc.array(textChange, { minLength: 1, maxLength: 4 }));
    await isHarmless(
      'deck text',
      inputs,
      ([base, other, changes]) => begin(changedText(base, changes, other)),
      1000,
    );
  });

  it('byte by byte is a deck or says why not', async () => {
    await isHarmless(
      'deck bytes',
      fc.tuple(file, byteFlips),
      ([base, flips]) => begin(changedBytes(base, flips)),
      1000,
    );
  });
});
