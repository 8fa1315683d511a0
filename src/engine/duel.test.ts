import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Catalog } from './catalog.ts';
import type { Player } from './contract.ts';
import { knownTo } from './events.ts';
import { Game } from './game.ts';
import { profiles } from './profile.ts';
import { cloneDuel } from './state/clone.ts';
import type { Duel } from './state/duel.ts';
import { hashDuel } from './state/hash.ts';
import { engine, mixedDuel, playOn } from './testing/play.ts';

const seeds = fc.integer({ min: 1, max: 1_000_000 });
const RUNS = { numRuns: 5 };
const PROMPTS = 400;

/** Where every card is, counted. */
function places(duel: Duel): Map<number, number> {
  const count = new Map<number, number>();
  for (const side of duel.sides)
    for (const id of [
      ...side.deck,
      ...side.hand,
      ...side.graveyard,
      ...side.banished,
      ...side.fusion,
      ...side.monsters,
      ...side.spells,
      side.field,
    ])
      if (id >= 0) count.set(id, (count.get(id) ?? 0) + 1);
  return count;
}

function gameOf(duel: Duel): Game {
  const catalog = new Catalog((passcode) => engine.card(passcode)!);
  catalog.learn(duel);
  return new Game(duel, profiles.classic, catalog);
}

describe('a duel', { timeout: 60_000 }, () => {
  it('goes on exactly the same after a trip through JSON, at every prompt', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        let twin: Duel | null = null;
        let given: number[] = [];
        playOn(mixedDuel(seed), seed, PROMPTS, (duel, answer) => {
          if (twin !== null) {
            engine.play(twin, given);
            expect(hashDuel(twin)).toBe(hashDuel(duel));
          }
          twin = JSON.parse(JSON.stringify(duel)) as Duel;
          expect(hashDuel(twin)).toBe(hashDuel(duel));
          given = answer;
        });
      }),
      RUNS,
    );
  });

  it('is copied whole by clone, and the copy is its own', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        playOn(mixedDuel(seed), seed, PROMPTS, (duel, answer) => {
          const copy = cloneDuel(duel);
          expect(JSON.stringify(copy)).toBe(JSON.stringify(duel));
          const before = hashDuel(duel);
          engine.play(copy, answer);
          expect(hashDuel(duel)).toBe(before);
        });
      }),
      { numRuns: 6 },
    );
  });

  it('keeps every card in exactly one place', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        playOn(mixedDuel(seed), seed, PROMPTS, (duel) => {
          const count = places(duel);
          for (const c of duel.cards)
            expect([c.id, count.get(c.id) ?? 0]).toEqual([c.id, c.zone === 'none' ? 0 : 1]);
          for (const side of duel.sides) expect(side.lp).toBeGreaterThanOrEqual(0);
        });
      }),
      RUNS,
    );
  });

  it('asks only what can be answered, and refuses other answers without a change', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        playOn(mixedDuel(seed), seed, PROMPTS, (duel, answer) => {
          expect(engine.refusal(duel, answer)).toBeNull();
          const before = hashDuel(duel);
          for (const bad of [-1, 1000, [0, 0], [0.5], Array.from({ length: 60 }, (_, i) => i)])
            expect(() => engine.decide(duel, bad)).toThrow();
          expect(hashDuel(duel)).toBe(before);
        });
      }),
      { numRuns: 4 },
    );
  });

  it('shows neither player a card that is hidden from them', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        playOn(mixedDuel(seed), seed, PROMPTS, (duel) => {
          const g = gameOf(duel);
          for (const viewer of [0, 1] as Player[]) {
            const known = new Set(
              duel.cards.filter((c) => knownTo(g, c) & (1 << viewer)).map((c) => g.def(c.id).passcode),
            );
            // What an effect is activated from, also a card in the hand, everybody knows.
            for (const link of duel.chain) known.add(duel.passcodes[link.def]);
            const hidden = duel.cards.filter((c) => !known.has(g.def(c.id).passcode));
            const prompt = engine.viewPrompt(duel, viewer);
            const shown = JSON.stringify([
              engine.view(duel, viewer),
              prompt?.player === viewer ? null : prompt,
            ]);
            for (const c of hidden) expect(shown).not.toContain(String(g.def(c.id).passcode));
          }
        });
      }),
      { numRuns: 4 },
    );
  });

  it('is the same for the same setup and answers', () => {
    const record = (seed: number): string[] => {
      const hashes: string[] = [];
      playOn(mixedDuel(seed), seed, PROMPTS, (duel) => hashes.push(hashDuel(duel)));
      return hashes;
    };
    expect(record(7)).toEqual(record(7));
    expect(record(7)).not.toEqual(record(8));
  });

  it('ends', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const duel = mixedDuel(seed);
      playOn(duel, seed, 30_000, () => {});
      expect(duel.result).not.toBeNull();
    }
  });

  it('tells decide and play apart only by the copy and the events', () => {
    const duel = mixedDuel(3);
    playOn(duel, 3, 300, (d, answer) => {
      const next = engine.decide(d, answer);
      const copy = cloneDuel(d);
      engine.play(copy, answer);
      expect(hashDuel(next.duel)).toBe(hashDuel(copy));
    });
  });
});
