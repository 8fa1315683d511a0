import { describe, expect, it } from 'vitest';
import { run } from './testing/inline.ts';

describe('checks', () => {
  const board =
    '{ A: { monsters: [{ card: Sangan, as: s, position: defense }, Sangan], graveyard: [Uraby], deck: [Kuriboh, Uraby] }, B: { lp: 100 } }';

  it.each([
    'A.lp: 8000, B.lp: 100',
    'A.graveyard: [Uraby]',
    'A.monsters: [{ card: Sangan, position: attack }, s]',
    'A.deck: [Kuriboh, Uraby]',
    'where: { s: A.monsters, Sangan: A.monsters }',
    'count: { A.deck: 2, B.deck: 10, B.hand: 0 }',
    'chain: [], chainSize: 0',
    'prompt: { player: A, kind: act }',
    'phase: main1, turnPlayer: A, winner: none',
    'stats: { s: { atk: 1000, def: 600, level: 3 } }',
  ])('hold: %s', (check) => {
    expect(run(board, [`expect: { ${check} }`])).toBe('');
  });

  it.each([
    ['A.lp: 1', 'step 1: expected A.lp 1, got 8000'],
    ['A.graveyard: []', 'step 1: expected A.graveyard [], got [Uraby]'],
    [
      'A.monsters: [s]',
      'step 1: expected A.monsters [s], got [s = Sangan (face-up, defense, zone 0), Sangan (face-up, attack, zone 1)]',
    ],
    ['A.deck: [Uraby, Kuriboh]', 'step 1: expected A.deck [Uraby, Kuriboh], got [Kuriboh, Uraby]'],
    ['where: { s: A.graveyard }', 'step 1: expected s in A.graveyard, got A.monsters'],
    [
      'where: { Uraby: A.deck }',
      'step 1: expected Uraby in A.deck, got A.deck, A.graveyard: several copies are meant, give them labels',
    ],
    ['count: { A.deck: 1 }', 'step 1: expected count A.deck 1, got 2'],
    ['prompt: { player: B }', 'step 1: expected prompt B, got A act'],
    ['winner: A', 'step 1: expected winner A, got none'],
    ['stats: { s: { atk: 1 } }', 'step 1: expected stats s {"atk":1}, got {"atk":1000}'],
    ['negated: [s]', 'step 1: expected s negated, got it is not'],
    ['log: [destroy Sangan]', 'step 1: expected log [destroy Sangan], got no "destroy Sangan" in that order'],
  ])('fail: %s', (check, message) => {
    expect(run(board, [`expect: { ${check} }`])).toBe(message);
  });

  it('follow the log of the whole case, without order within one instant', () => {
    const hole = '{ A: { hand: [Dark Hole], monsters: [Uraby] }, B: { monsters: [Kuriboh] } }';
    const steps = ['A: { activate: Dark Hole }', 'resolve'];
    const log = (lines: string) => run(hole, [...steps, `expect: { log: [${lines}] }`]);
    expect(
      log(
        'activate Dark Hole, resolve Dark Hole, destroy Kuriboh, destroy Uraby, send Uraby, send Kuriboh, send Dark Hole',
      ),
    ).toBe('');
    expect(log('destroy Uraby, activate Dark Hole')).toMatch(/no "activate Dark Hole"/);
    expect(log('destroy Uraby, destroy Uraby')).toMatch(/no "destroy Uraby"/);
  });
});
