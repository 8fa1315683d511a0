import { describe, expect, it } from 'vitest';
import { Board } from '../engine/testing/board.ts';
import { cards } from './index.ts';

const passcodeOf = (name: string): number => cards.find((c) => c.name === name)?.passcode ?? 0;
const named = (name: string) => ({ passcode: passcodeOf(name), key: name });
const set = (name: string) => ({ ...named(name), faceUp: false });

describe('Phoenix Wing Wind Blast', () => {
  it('does not tell its user which Set card an effect loses as its target', () => {
    const b = new Board(
      cards,
      { hand: [named('Mystical Space Typhoon'), named('Uraby')], spells: [set('Phoenix Wing Wind Blast')] },
      { spells: [set('Mirror Force')] },
    );
    b.activate(0, 'Mystical Space Typhoon').calm().choose(0, 'Mirror Force');
    b.activate(0, 'Phoenix Wing Wind Blast').choose(0, 'Uraby').choose(0, 'Mirror Force');
    const told: (string | number)[] = [];
    for (let i = 0; i < 6; i++) {
      const pass = b.prompt().options.findIndex((o) => o.do === 'pass');
      if (pass < 0) break;
      const { duel, events } = b.engine.decide(b.duel, pass);
      for (const e of b.engine.viewEvents(duel, 0, events)) told.push(e.kind, ...Object.values(e.names));
      b.duel = duel;
    }
    expect(told).toContain('fizzle');
    expect(told).not.toContain(passcodeOf('Mirror Force'));
  });
});
