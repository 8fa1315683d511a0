import { describe, expect, it } from 'vitest';
import type { CardView, Player, Setup, View, WindowView } from '../engine/contract.ts';
import type { CardDef, EffectDef } from '../engine/definition.ts';
import { couldRespond, hiddenPool } from './could.ts';
import { TOY_DECK, toyCard, toyEngine } from './testing/toy.ts';

const engine = toyEngine();
const setup: Setup = { kind: 'decks', decks: [TOY_DECK, TOY_DECK], first: 0, seed: 1 };
const view = (): View => engine.view(engine.create(setup), 0);
const window: WindowView = { box: 'opponent-chance', events: [], link: -1, speed: 2, otherPassed: false };

const hidden = (placedTurn: number): CardView => ({ ...view().sides[1].hand[0], zone: 'spell', placedTurn });
const effect = (
  kind: EffectDef['kind'],
  from: EffectDef['from'],
  damageStep: EffectDef['damageStep'],
  answers?: string,
) =>
  ({ kind, from, damageStep, speed: 2, on: answers ? { kinds: [answers] } : null }) as unknown as EffectDef;

const deck: Record<number, CardDef> = {
  1: toyCard(1),
  9: toyCard(9),
  20: { ...toyCard(1), effects: [effect('quick', ['hand'], 'calculation')] },
  30: {
    ...toyCard(9),
    kind: 'spell',
    property: 'quick-play',
    effects: [effect('activation', ['hand', 'spell'], 'never')],
  },
};
deck[40] = { ...toyCard(9), effects: [effect('activation', ['spell'], 'never', 'summon')] };
deck[50] = { ...toyCard(9), effects: [effect('activation', ['spell'], 'never', 'activate')] };
const lookup = (code: number) => deck[code];

function asked(seen: View, player: Player, pool: number[] | null, w: Partial<WindowView> = {}): boolean {
  return couldRespond(seen, player, { ...window, ...w }, pool, lookup);
}

describe('could there be a response, as the other player sees it?', () => {
  it('is no with nothing Set on the other’s turn', () => {
    expect(asked(view(), 1, [1, 9])).toBe(false);
  });

  it('is yes with a card Set in an earlier turn that may be a trap', () => {
    const seen = view();
    seen.turn = 3;
    seen.sides[1].spells[0] = hidden(2);
    expect(asked(seen, 1, [1, 9])).toBe(true);
    expect(asked(seen, 1, null)).toBe(true);
    expect(asked(seen, 1, [1])).toBe(false);
    expect(asked(seen, 1, [1, 9], { speed: 3 })).toBe(false);
    seen.sides[1].spells[0] = hidden(3);
    expect(asked(seen, 1, [1, 9])).toBe(false);
  });

  it('is yes in one’s own turn with a hand that may hold a Quick-Play Spell', () => {
    expect(asked(view(), 0, [1, 30])).toBe(true);
    expect(asked(view(), 1, [1, 30])).toBe(false);
    expect(asked(view(), 0, null)).toBe(true);
  });

  it('counts effects from the hand where they may be used', () => {
    const battle: View = { ...view(), step: 'damage' };
    expect(asked(battle, 1, [20])).toBe(true);
    expect(asked(view(), 1, [20])).toBe(false);
    expect(asked(battle, 0, [30])).toBe(false);
  });

  it('goes by what the cards answer', () => {
    const seen = view();
    seen.turn = 3;
    seen.sides[1].spells[0] = hidden(2);
    const summon = { kind: 'summon', batch: 1, article: '', names: {} } as const;
    expect(asked(seen, 1, [40])).toBe(false);
    expect(asked(seen, 1, [40], { events: [summon] })).toBe(true);
    expect(asked(seen, 1, [50], { events: [summon] })).toBe(false);
    expect(asked(seen, 1, [50], { box: 'chain', link: 0 })).toBe(true);
    expect(asked(seen, 1, [9], { box: 'summon-attempt' })).toBe(false);
  });

  it('leaves out what everybody has seen elsewhere', () => {
    const seen = view();
    const nine = { ...seen.sides[0].hand[0], passcode: 9, owner: 1 as Player, zone: 'graveyard' as const };
    seen.sides[1].graveyard = [nine, { ...nine, id: 500 }];
    expect(hiddenPool(setup, seen, 1)!.includes(9)).toBe(false);
    expect(hiddenPool(setup, seen, 0)!.includes(9)).toBe(true);
  });
});
