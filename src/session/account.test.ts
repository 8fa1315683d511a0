import { describe, expect, it } from 'vitest';
import type { Viewer } from '../engine/contract.ts';
import { logOf, stopsOf } from './account.ts';
import { answer, duelOf, type Match, newMatch, toRecord } from './match.ts';
import { defaultSettings } from './settings.ts';
import { TOY_DECK, toyEngine } from './testing/toy.ts';
import * as trees from './tree.ts';

const engine = toyEngine();
const setup = { kind: 'decks', decks: [TOY_DECK, TOY_DECK], first: 0, seed: 3 } as const;

function say(m: Match, pick: (options: number) => number): void {
  const prompt = engine.prompt(duelOf(m))!;
  answer(engine, m, pick(prompt.options.length), defaultSettings);
}
const first = () => 0;
const last = (options: number) => options - 1;

/** A match in which six questions were answered. */
function played(): Match {
  const m = newMatch(engine, { ...setup, decks: [TOY_DECK, TOY_DECK] }, ['Ada', 'Ben'], 'open');
  for (let i = 0; i < 6; i++) say(m, i % 2 === 0 ? first : last);
  return m;
}

/** The account without anything that was made before: of a match that is the same but knows nothing yet. */
function anew(m: Match, viewer: Viewer) {
  const other = newMatch(engine, m.setup, m.names, m.hands);
  other.tree = structuredClone(m.tree) as typeof m.tree;
  return { log: logOf(other, viewer), stops: stopsOf(other, viewer, 3, 0) };
}

describe('the account of a match', () => {
  it('is the same whether it was told before or not, after going back and deciding otherwise too', () => {
    const m = played();
    const check = (): void => {
      for (const viewer of [0, 1, 'judge'] as const)
        expect({ log: logOf(m, viewer), stops: stopsOf(m, viewer, 3, 0) }).toEqual(anew(m, viewer));
    };
    check();
    const tip = m.tree.at;
    m.tree = trees.walk(m.tree, trees.back(m.tree, trees.back(m.tree)));
    check();
    say(m, last);
    check();
    say(m, first);
    expect(stopsOf(m, 0, 3, 0).some((s) => s.others.some((o) => o.tip === tip))).toBe(true);
    check();
    m.tree = trees.walk(m.tree, tip);
    check();
  });

  it('shows again what has not changed', () => {
    const m = played();
    const before = { log: logOf(m, 0), stops: stopsOf(m, 0, 3, 0) };
    say(m, first);
    const after = { log: logOf(m, 0), stops: stopsOf(m, 0, 3, 0) };
    for (const [i, entry] of before.log.slice(1).entries()) expect(after.log[i + 1]).toBe(entry);
    for (const [i, stop] of before.stops.slice(0, -1).entries()) expect(after.stops[i]).toBe(stop);
    expect(logOf(m, 1)[1]).not.toBe(after.log[1]);
  });

  it('and its record write each decision once', () => {
    const m = played();
    const before = toRecord(engine, m).decisions;
    say(m, first);
    const after = toRecord(engine, m).decisions;
    for (const [i, decision] of before.entries()) expect(after[i]).toBe(decision);
  });
});
