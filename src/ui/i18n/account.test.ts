import { describe, expect, it } from 'vitest';
import { starterDecks } from '../../cards/decks.ts';
import { cards } from '../../cards/index.ts';
import type { DuelEvent, Viewer } from '../../engine/contract.ts';
import { createEngine } from '../../engine/index.ts';
import { Account, type LogLine, logLines, namesFrom } from './sentences.ts';

const engine = createEngine({ cards });
const titleOf = (passcode: number) => engine.card(passcode)?.name ?? null;
const list = ({ main, fusion }: (typeof starterDecks)[number]) => ({ main: [...main], fusion: [...fusion] });

/** A duel by whoever answers first what comes first, now and then something else; its events and names after each answer. */
function* played(seed: number, viewer: Viewer) {
  const [a, b] = starterDecks;
  let duel = engine.create({ kind: 'decks', decks: [list(a), list(b)], first: 0, seed });
  const events: DuelEvent[] = [];
  for (let i = 0; i < 160; i++) {
    const prompt = engine.prompt(duel);
    if (!prompt) return;
    const one = (i * 7 + seed) % prompt.options.length;
    const some = prompt.options
      .slice(0, prompt.kind === 'order' ? undefined : Math.max(1, prompt.min))
      .map((_, k) => k);
    const answer = prompt.kind === 'choose' || prompt.kind === 'order' ? some : one;
    if (engine.refusal(duel, answer)) return;
    const next = engine.decide(duel, answer);
    duel = next.duel;
    events.push(...engine.viewEvents(duel, viewer, next.events));
    yield { events: [...events], names: namesFrom(engine.view(duel, viewer), ['Ada', 'Ben'], titleOf) };
  }
}

const keyless = (lines: readonly LogLine[]) => lines.map(({ key: _, ...line }) => line);

describe('an account that goes on', () => {
  it.each([
    [1, 'judge'],
    [2, 0],
    [3, 1],
  ] as const)('says at every moment what a new one would say (seed %i, seen by %s)', (seed, viewer) => {
    const account = new Account();
    let turns = 0;
    for (const { events, names } of played(seed, viewer)) {
      const told = account.lines(events, names);
      expect(keyless(told.flat())).toEqual(keyless(logLines(events, names)));
      turns = told.length;
    }
    expect(turns).toBeGreaterThan(3);
  });

  it('keeps the very lines of turns that are over, also when names are looked up in another view', () => {
    const account = new Account();
    let before: readonly (readonly LogLine[])[] = [];
    let kept = 0;
    for (const { events, names } of played(4, 'judge')) {
      const told = account.lines(events, names);
      for (const [i, lines] of before.slice(0, -1).entries()) if (lines === told[i]) kept++;
      before = told;
    }
    expect(kept).toBeGreaterThan(20);
  });

  it('words anew what is told to others, or in a duel of others', () => {
    const account = new Account();
    const moments = [...played(5, 'judge')];
    const { events, names } = moments.at(-1)!;
    account.lines(events, names);
    const others = { ...names, players: ['Cleo', 'Dan'] as const };
    expect(keyless(account.lines(events, others).flat())).toEqual(keyless(logLines(events, others)));
    const shorter = moments[20].events;
    expect(keyless(account.lines(shorter, others).flat())).toEqual(keyless(logLines(shorter, others)));
  });

  it('begins where it is told to begin', () => {
    const [{ events, names }] = [...played(6, 'judge')].slice(-1);
    const later = events.slice(events.findIndex((e) => e.kind === 'turn') + 1);
    const start = { turn: 1, player: 0 } as const;
    const told = new Account().lines(later, names, start).flat();
    expect(keyless(told)).toEqual(keyless(logLines(later, names, start)));
    expect(told[0]).toMatchObject({ kind: 'turn', turn: 1 });
  });
});
