/** The session on whole duels with the real rules and the built-in decks. */
import { describe, expect, it } from 'vitest';
import { starterDecks } from '../cards/decks.ts';
import { cards } from '../cards/index.ts';
import type { DeckList, Player, Setup } from '../engine/contract.ts';
import { createEngine } from '../engine/index.ts';
import { couldRespond, hiddenPool } from './could.ts';
import { memoryStorage } from './keep/storage.ts';
import { createSession } from './store.ts';

const engine = createEngine({ cards });
const list = (i: number): DeckList => ({
  main: [...starterDecks[i].main],
  fusion: [...starterDecks[i].fusion],
});
const decks: [DeckList, DeckList] = [list(0), list(1)];

/** A small generator: tests need the same duels every time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

function randomAnswer(
  prompt: { options: readonly unknown[]; min: number; max: number },
  roll: ReturnType<typeof dice>,
) {
  if (prompt.max <= 1 && prompt.min === 1) return roll(prompt.options.length);
  const all = prompt.options.map((_, i) => i);
  const picks: number[] = [];
  const count = prompt.min + roll(prompt.max - prompt.min + 1);
  while (picks.length < count) picks.push(...all.splice(roll(all.length), 1));
  return picks;
}

describe('whether a window is offered', () => {
  it.each([1, 2, 3, 4, 5, 6])('does not betray a hidden card that could respond (duel %i)', (seed) => {
    const setup: Setup = { kind: 'decks', decks, first: (seed % 2) as Player, seed };
    const roll = dice(seed);
    let duel = engine.create(setup);
    for (let i = 0; i < 400; i++) {
      const prompt = engine.prompt(duel);
      if (!prompt) break;
      if (prompt.kind === 'respond') {
        const { player } = prompt;
        const seen = engine.view(duel, player === 0 ? 1 : 0);
        const own = engine.view(duel, 'judge').sides[player];
        const secret = new Set([...own.hand, ...own.spells.filter((c) => c && !c.faceUp)].map((c) => c!.id));
        const possible = prompt.options.some((o) => o.card >= 0 && secret.has(o.card));
        const could = couldRespond(
          seen,
          player,
          prompt.window!,
          hiddenPool(setup, seen, player),
          engine.card,
        );
        if (possible) expect(could, JSON.stringify(prompt.options)).toBe(true);
      }
      const answer = randomAnswer(prompt, roll);
      if (engine.refusal(duel, answer) === null) duel = engine.decide(duel, answer).duel;
    }
  });
});

describe('a whole duel', () => {
  it('is played, kept, restored and gone back in without a failure', async () => {
    const kept = new Map<string, string>();
    const open = () => createSession({ engine, storage: memoryStorage(kept), random: () => 5 });
    let store = open();
    const roll = dice(11);
    store.getState().begin({ decks, names: ['Ada', 'Ben'], first: 'a', seed: 5 });
    for (let i = 0; i < 250; i++) {
      const s = store.getState();
      if (s.table!.result) break;
      if (s.table!.curtain) s.reveal();
      const prompt = store.getState().table!.prompt!;
      const answer = randomAnswer(prompt, roll);
      if (s.refusal(answer) === null) s.decide(answer);
      if (i % 25 === 24) {
        s.undo();
        store.getState().consent(true);
      }
      expect(store.getState().failure).toBe(null);
    }
    await store.getState().saved();
    const { hash } = JSON.parse(store.getState().record()!);
    store = open();
    await store.getState().load();
    expect(store.getState().notice?.kind).toBe('restored');
    expect(JSON.parse(store.getState().record()!).hash).toBe(hash);
  });
});
