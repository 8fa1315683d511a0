import { describe, expect, it } from 'vitest';
import { cards } from '../cards/index.ts';
import type { Phase, Player, Setup } from '../engine/contract.ts';
import { createEngine } from '../engine/index.ts';
import { emptyHand, marksOf, meansOf, namesOf, preferred, takesAtOnce } from './adapter.ts';
import { setCards } from './facts.ts';
import { zoneKey } from './field/context.ts';

setCards(cards);
const engine = createEngine({ cards });
const named = (name: string) => cards.find((c) => c.name === name)!.passcode;
const card = (name: string, more = {}) => ({ passcode: named(name), ...more });
const up = { faceUp: true, position: 'attack' as const };

/** A board in Main Phase 1 or the Battle Phase of player 0. */
function board(own: object, other: object, phase: 'main1' | 'battle' = 'main1') {
  const fill = (side: object) => ({ deck: [card('Uraby'), card('Uraby'), card('Uraby')], ...side });
  const setup: Setup = {
    kind: 'board',
    sides: [fill(own), fill(other)],
    turn: { player: 0, number: 3, phase },
    seed: 1,
  };
  let duel = engine.create(setup);
  // Windows that nobody uses.
  for (let prompt = engine.prompt(duel); prompt?.kind === 'respond'; prompt = engine.prompt(duel))
    duel = engine.decide(
      duel,
      prompt.options.findIndex((o) => o.do === 'pass'),
    ).duel;
  const at = (viewer: Player) => ({
    view: engine.view(duel, viewer),
    prompt: engine.viewPrompt(duel, viewer)!,
  });
  return { ...at(0), duel };
}

const zone = (player: Player, name: 'monster' | 'spell' | 'field', index: number) =>
  ({ kind: 'zone', player, zone: name, index }) as const;

describe('what dropping a card means', () => {
  const { view, prompt } = board(
    {
      hand: [
        card('Great White'),
        card('Summoned Skull'),
        card('Trap Hole'),
        card('Axe of Despair'),
        card('Mystic Plasma Zone'),
      ],
      monsters: [card('Celtic Guardian', up)],
    },
    { monsters: [card('Battle Ox', up)] },
  );
  const [white, skull, trapHole, axe, plasma] = view.sides[0].hand.map((c) => c.id);
  const guardian = view.sides[0].monsters[0]!.id;
  const ox = view.sides[1].monsters[0]!.id;
  const means = (id: number, target: Parameters<typeof meansOf>[3]) =>
    meansOf(prompt, view, id, target).map(({ do: deed, zone: at, on }) => [deed, at ?? on ?? null]);

  it('a monster on a Monster Zone: a Summon or a Set there', () => {
    expect(means(white, zone(0, 'monster', 3))).toEqual([
      ['summon', 3],
      ['set', 3],
    ]);
    expect(means(white, zone(0, 'spell', 3))).toEqual([]);
    expect(means(white, zone(1, 'monster', 3))).toEqual([]);
  });

  it('a monster on one’s own monster: a Tribute Summon with it', () => {
    expect(means(skull, { kind: 'card', id: guardian })).toEqual([
      ['summon', guardian],
      ['set', guardian],
    ]);
    expect(means(skull, { kind: 'card', id: ox })).toEqual([]);
  });

  it('a trap on a Spell & Trap Zone: a Set', () => {
    expect(means(trapHole, zone(0, 'spell', 0))).toEqual([['set', 0]]);
    expect(means(trapHole, zone(0, 'monster', 2))).toEqual([]);
  });

  it('an Equip Spell on a monster: its target', () => {
    expect(means(axe, { kind: 'card', id: ox })).toEqual([['activate', ox]]);
    expect(means(axe, zone(0, 'spell', 1))).toEqual([
      ['activate', 1],
      ['set', 1],
    ]);
  });

  it('a Field Spell on the Field Zone only', () => {
    expect(means(plasma, zone(0, 'field', 0)).map(([deed]) => deed)).toEqual(['activate', 'set']);
    expect(means(plasma, zone(0, 'spell', 0))).toEqual([]);
  });

  it('with Alt or Shift it is Set, else the only possibility is taken', () => {
    const both = meansOf(prompt, view, white, zone(0, 'monster', 3));
    expect(preferred(both, true)?.do).toBe('set');
    expect(preferred(both, false)).toBe(null);
    expect(preferred(both.slice(0, 1), false)?.do).toBe('summon');
  });
});

describe('what dropping an attacker means', () => {
  it('an attack on the monster it is dropped on', () => {
    const { view, prompt } = board(
      { monsters: [card('Celtic Guardian', up)] },
      { monsters: [card('Battle Ox', up)], hand: [card('Uraby')] },
      'battle',
    );
    const guardian = view.sides[0].monsters[0]!.id;
    const ox = view.sides[1].monsters[0]!.id;
    expect(meansOf(prompt, view, guardian, { kind: 'card', id: ox })).toMatchObject([
      { do: 'attack', on: ox },
    ]);
    expect(meansOf(prompt, view, guardian, { kind: 'player', player: 1 })).toEqual([]);
  });

  it('a direct attack on the plate, the hand and the empty places of the other player', () => {
    const { view, prompt } = board(
      { monsters: [card('Celtic Guardian', up)] },
      { hand: [card('Uraby')] },
      'battle',
    );
    const guardian = view.sides[0].monsters[0]!.id;
    const direct = [{ do: 'attack', on: -1 }];
    expect(meansOf(prompt, view, guardian, { kind: 'player', player: 1 })).toMatchObject(direct);
    expect(meansOf(prompt, view, guardian, { kind: 'card', id: view.sides[1].hand[0].id })).toMatchObject(
      direct,
    );
    expect(meansOf(prompt, view, guardian, zone(1, 'monster', 2))).toMatchObject(direct);
    expect(meansOf(prompt, view, guardian, { kind: 'player', player: 0 })).toEqual([]);
  });
});

describe('marks', () => {
  const { view, prompt, duel } = board(
    { hand: [card('Great White'), card('Black Luster Soldier')], monsters: [card('Celtic Guardian', up)] },
    { monsters: [card('Battle Ox', up)] },
  );
  const names = namesOf(view, ['Ada', 'Ben']);
  const reasons = (id: number) =>
    engine.attempts(duel, 0, id).map((action) => ({
      do: action.do,
      effect: -1,
      options: [],
      reasons: engine.explain(duel, 0, action),
      action,
    }));
  const phase = (to: Phase) => engine.explain(duel, 0, { do: 'phase', card: -1, phase: to });
  const [white, soldier] = view.sides[0].hand.map((c) => c.id);

  it('show what is possible, and why the rest of the hand is not', () => {
    const marks = marksOf(prompt, view, emptyHand, names, reasons, phase);
    expect(marks.cards?.[white].legal).toBeDefined();
    expect(marks.cards?.[soldier].legal).toBeUndefined();
    expect(marks.cards?.[soldier].dimmed).toMatch(/Special Summoned/);
    expect(marks.phases?.battle?.legal).toBe(true);
    expect(marks.phases?.main1).toBeUndefined();
    expect(marks.phases?.main2).toEqual({
      legal: false,
      dimmed: 'It is Main Phase 1; only the Battle Phase or the End Phase can follow.',
    });
  });

  it('show where a dragged card may go', () => {
    const marks = marksOf(prompt, view, { ...emptyHand, dragged: white }, names, reasons, phase);
    expect(marks.zones?.[zoneKey(0, 'monster', 1)]?.legal).toBeDefined();
    expect(marks.zones?.[zoneKey(0, 'monster', 0)]).toBeUndefined();
    expect(marks.zones?.[zoneKey(0, 'spell', 1)]).toBeUndefined();
  });

  it('show the targets of a monster told to attack', () => {
    const battle = board(
      { monsters: [card('Celtic Guardian', up)] },
      { monsters: [card('Battle Ox', up)] },
      'battle',
    );
    const guardian = battle.view.sides[0].monsters[0]!.id;
    const ox = battle.view.sides[1].monsters[0]!.id;
    const marks = marksOf(
      battle.prompt,
      battle.view,
      { ...emptyHand, aiming: guardian },
      names,
      () => [],
      () => [],
    );
    expect(marks.cards?.[ox].legal).toBeDefined();
    expect(marks.cards?.[guardian].selected).toBe(true);
  });
});

it('a pick with nothing to compare or to count needs one click', () => {
  const { prompt } = board({ hand: [card('Great White')] }, {});
  const pick = { ...prompt, kind: 'choose' as const, purpose: 'target', min: 1, max: 1, card: 5 };
  expect(takesAtOnce(pick)).toBe(true);
  expect(takesAtOnce({ ...pick, purpose: 'tribute' })).toBe(false);
  expect(takesAtOnce({ ...pick, max: 2 })).toBe(false);
});
