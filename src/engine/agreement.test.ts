/** What is offered, what is explained, and what somebody else may see of it agree in random duels. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action, Option, Player, Requirement } from './contract.ts';
import type { Duel } from './state/duel.ts';
import { idOf } from './state/duel.ts';
import { engine, mixedDuel, playOn } from './testing/play.ts';

const seeds = fc.integer({ min: 1, max: 1_000_000 });
const RUNS = { numRuns: 4 };

const keyOf = (a: Action | Option): string =>
  `${a.do} ${a.card}${a.do === 'activate' || a.do === 'special' ? ` ${a.effect ?? 0}` : ''}`;
const unmet = (list: readonly Requirement[]): string =>
  list
    .filter((r) => !r.met)
    .map((r) => r.detail)
    .join();

/** Ids of the cards that a player may use: their own, and those on the field. */
const usable = (duel: Duel, player: Player): number[] =>
  duel.cards
    .filter((c) => c.zone !== 'none' && c.zone !== 'deck' && c.controller === player)
    .map((c) => c.id);

describe('options and explanations', { timeout: 60_000 }, () => {
  it('offer what meets all requirements, and nothing else', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        let n = 0;
        playOn(mixedDuel(seed), seed, 600, (duel) => {
          const prompt = engine.prompt(duel)!;
          if (n++ % 3 > 0) return;
          const free = prompt.kind === 'act' || prompt.kind === 'respond';
          const offered = new Set(free ? prompt.options.filter((o) => o.card >= 0).map(keyOf) : []);
          for (const id of usable(duel, prompt.player))
            for (const a of engine.attempts(duel, 'judge', id)) {
              const list = engine.explain(duel, 'judge', a);
              const key = keyOf(a.do === 'special' ? { ...a, effect: special(prompt.options, id) } : a);
              expect([key, offered.has(key), unmet(list) === '' && free], unmet(list)).toEqual([
                key,
                offered.has(key),
                offered.has(key),
              ]);
              if (!free) expect([key, unmet(list)]).not.toEqual([key, '']);
            }
        });
      }),
      RUNS,
    );
  });

  it('show somebody who is not asked no option that depends on a hidden card', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        playOn(mixedDuel(seed), seed, 400, (duel) => {
          const prompt = engine.prompt(duel)!;
          const seen = engine.viewPrompt(duel, prompt.player === 0 ? 1 : 0)!;
          if (prompt.kind === 'act' || prompt.kind === 'respond') expect(seen.options).toEqual([]);
          const own = new Set(duel.sides[prompt.player].hand.map((id) => duel.cards[id].tag));
          for (const o of seen.options) expect(o.card < 0 && prompt.kind === 'choose').toBe(false);
          if (!shown(duel, prompt.player)) for (const o of seen.options) expect(own.has(o.card)).toBe(false);
        });
      }),
      RUNS,
    );
  });
});

describe('lasting changes', { timeout: 60_000 }, () => {
  it('do not outlive for long what they are about', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        let turn = 0;
        playOn(mixedDuel(seed), seed, 1500, (duel) => {
          // The first question of a turn comes before anything of its own can have happened to the field.
          if (duel.turn === turn) return;
          turn = duel.turn;
          for (const l of duel.lasting)
            if (l.until === 'face-up' && l.subjects.length > 0)
              expect(l.subjects.some((ref) => duel.cards[idOf(ref)].moves === ref >> 12)).toBe(true);
        });
      }),
      RUNS,
    );
  });
});

const special = (options: readonly Option[], id: number): number =>
  options.find((o) => o.do === 'special' && o.card === id)?.effect ?? 0;

/** Does the opponent see this hand? */
const shown = (duel: Duel, player: Player): boolean =>
  engine.view(duel, player === 0 ? 1 : 0).sides[player].hand.some((c) => c.passcode > 0);
