import { describe, expect, it } from 'vitest';
import type { Setup } from '../engine/contract.ts';
import { answer, duelOf, fromRecord, newMatch, toRecord } from './match.ts';
import { defaultSettings } from './settings.ts';
import { atOnce } from './slices.ts';
import { TOY_DECK, toyEngine } from './testing/toy.ts';

const engine = toyEngine();
const setup: Setup = { kind: 'decks', decks: [TOY_DECK, TOY_DECK], first: 0, seed: 3 };

/** A record of a few turns in which every question was answered with the last option. */
function played() {
  const match = newMatch(engine, setup, ['Ada', 'Ben'], 'open');
  for (let i = 0; i < 12; i++) {
    const prompt = engine.prompt(duelOf(match));
    if (prompt) answer(engine, match, prompt.options.length - 1, defaultSettings);
  }
  const record = toRecord(engine, match);
  expect(record.hashes.length).toBeGreaterThan(1);
  return record;
}

describe('a record', () => {
  it('leads where it led', () => {
    const record = played();
    const { match, whole, diverged } = atOnce(fromRecord(engine, record));
    expect([whole, diverged, engine.hash(duelOf(match))]).toEqual([true, null, record.hash]);
  });

  it('of a version that hashed otherwise is whole, as its decisions lead to where it stood', () => {
    const record = played();
    const old = structuredClone(record);
    old.hash = 'old';
    for (const h of old.hashes) h.hash = 'old';
    const { match, whole, diverged } = atOnce(fromRecord(engine, old));
    expect([whole, diverged]).toEqual([true, null]);
    expect(toRecord(engine, match)).toEqual(record);
  });

  it('whose decisions lead elsewhere gives its position, and says in which turn they went astray', () => {
    const record = played();
    record.hashes[1].hash = 'other';
    const { match, whole, diverged } = atOnce(fromRecord(engine, record));
    expect([whole, diverged]).toEqual([false, record.hashes[1].turn]);
    expect(engine.hash(duelOf(match))).toBe(record.hash);
  });

  it('with a damaged position is whole if its decisions are sound, and of no use else', () => {
    const record = played();
    record.snapshot = { ...record.snapshot, turn: 99 };
    expect(atOnce(fromRecord(engine, record)).whole).toBe(true);
    record.decisions.pop();
    record.at = Math.min(record.at, record.decisions.length);
    expect(() => atOnce(fromRecord(engine, record))).toThrow();
  });
});
