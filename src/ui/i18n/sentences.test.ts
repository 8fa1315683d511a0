import { describe, expect, it } from 'vitest';
import type { DuelEvent, EventKind, Facts, ReasonCode, Requirement } from '../../engine/contract.ts';
import {
  event,
  learnFixtureCards,
  names as namesOf,
  option,
  prompt,
  respond,
  story,
  view,
} from '../panels/testing/fixtures.ts';
import {
  eventNoun,
  eventSentence,
  logLines,
  nextChance,
  optionSentence,
  passSentence,
  questionSentence,
  requirementSentence,
  valueText,
  whyAsked,
} from './sentences.ts';

learnFixtureCards();
const table = view();
const names = namesOf(table);

const CODES: Record<ReasonCode, true> = {
  'spell-speed': true,
  timing: true,
  'missed-timing': true,
  'no-target': true,
  cost: true,
  condition: true,
  'set-this-turn': true,
  'wrong-turn': true,
  'wrong-phase': true,
  'damage-step': true,
  'zone-full': true,
  'summon-used': true,
  'summoned-this-turn': true,
  'already-attacked': true,
  'already-changed': true,
  prevented: true,
  'once-per-turn': true,
  'previous-link-only': true,
  'chain-resolving': true,
  'not-in-place': true,
  'no-effect': true,
  'first-turn': true,
};
const codes = Object.keys(CODES) as ReasonCode[];

const FULL: Facts = {
  card: 105,
  other: 101,
  by: 202,
  player: 1,
  need: 2,
  have: 1,
  link: 1,
  event: 'summon',
  later: 'draw',
  phase: 'main1',
  zone: 'monster',
  name: 'battle',
};

const need = (code: ReasonCode, met: boolean, detail: string = code, facts: Facts = {}): Requirement => ({
  code,
  met,
  detail,
  facts,
  article: '',
});
const say = (code: ReasonCode, detail: string, facts: Facts, met = false) =>
  requirementSentence(need(code, met, detail, facts), names);

const whole = (text: string) => {
  expect(text).not.toMatch(/\{\{|\}\}|undefined|null|\$t\(|NaN/);
  expect(text.length).toBeGreaterThan(5);
};

describe('reasons', () => {
  it.each(codes)('should have a sentence for %s, with all facts, with none, and when it is met', (code) => {
    for (const facts of [FULL, {}]) {
      const unmet = requirementSentence(need(code, false, code, facts), names);
      whole(unmet);
      expect(unmet).toMatch(/\.$/);
      whole(requirementSentence(need(code, true, code, facts), names));
    }
  });

  it.each(codes)('should fall back to the sentence of %s when it does not know the detail', (code) => {
    expect(say(code, `${code}.never-heard-of`, FULL).length).toBeGreaterThan(5);
    whole(say(code, `${code}.never-heard-of`, {}));
  });

  it('should put the facts into the sentence', () => {
    expect(say('cost', 'cost.tributes', { need: 2, have: 1 })).toBe('Needs 2 Tributes; you have 1.');
    expect(say('cost', 'cost.tributes', { need: 1, have: 0 })).toBe('Needs 1 Tribute; you have none.');
    expect(say('cost', 'cost.lp', { need: 800, have: 500 })).toBe('Costs 800 LP; you have 500.');
    expect(say('cost', 'cost.discard', { need: 1, have: 5 }, true)).toBe('1 card to discard: you hold 5');
    expect(say('spell-speed', 'spell-speed', { have: 1, need: 2, link: 1 })).toBe(
      'Spell Speed 1 cannot follow link 2 (Imperial Order): it takes Spell Speed 2 or higher.',
    );
    expect(say('prevented', 'prevented.attack', { by: 202, player: 1 })).toBe(
      'It cannot attack because of Ben’s Imperial Order.',
    );
    expect(say('previous-link-only', 'previous-link-only', { link: 0, lastLink: 1 })).toBe(
      'Link 1 (Raigeki) is out of reach: it answers only the newest link, now link 2 (Imperial Order).',
    );
    expect(say('missed-timing', 'missed-timing', { event: 'destroyed-by-battle', later: 'draw' })).toBe(
      'It missed its timing: destruction by battle had to be the last thing to happen, but then came a draw.',
    );
    expect(say('wrong-phase', 'wrong-phase', { phase: 'battle', name: 'main' })).toBe(
      'It is the Battle Phase; this is done in your Main Phase.',
    );
    expect(say('no-target', 'no-target', { need: 1, have: 0, name: 'monsters', zone: 'graveyard' })).toBe(
      'Needs 1 monster in a Graveyard to target; there is none that fits.',
    );
  });

  it('should not name a card that the reader may not know', () => {
    expect(say('prevented', 'prevented', { by: 213 })).toBe('It is forbidden by a Set card.');
  });

  it("should tell a card's own condition by its label when there is no sentence for it", () => {
    expect(say('condition', 'condition.no-other-monsters', {})).toBe(
      'Its own condition is not fulfilled: no other monsters.',
    );
  });

  it('should say when the next chance is, judged by the first unmet requirement', () => {
    const list = [need('cost', true), need('set-this-turn', false), need('no-target', false)];
    expect(nextChance(list, names)).toBe('from the next turn on.');
    expect(nextChance([need('cost', true)], names)).toBeNull();
  });
});

describe('events', () => {
  const KINDS: Record<EventKind, true> = {
    turn: true,
    phase: true,
    activate: true,
    resolve: true,
    negate: true,
    fizzle: true,
    resolved: true,
    'chain-end': true,
    destroy: true,
    move: true,
    draw: true,
    shuffle: true,
    reveal: true,
    attempt: true,
    summon: true,
    set: true,
    flip: true,
    position: true,
    control: true,
    attack: true,
    'attack-stopped': true,
    'damage-step': true,
    damage: true,
    gain: true,
    pay: true,
    equip: true,
    counter: true,
    toss: true,
    tribute: true,
    discard: true,
    modify: true,
    missed: true,
    skip: true,
    unaffected: true,
    win: true,
    target: true,
    declare: true,
  };

  it.each(Object.keys(KINDS) as EventKind[])('should have a sentence for %s', (kind) => {
    const one = event(kind, {
      player: 0,
      card: 105,
      other: 113,
      by: 101,
      amount: 2,
      value: 'heads',
      phase: 'battle',
      position: 'defense',
      to: 'graveyard',
      from: 'monster',
      reason: 'effect',
      cards: kind === 'target' || kind === 'reveal' ? [113] : undefined,
    });
    const text = eventSentence(one, names);
    whole(text);
    expect(text).not.toContain('Something happened');
    expect(eventNoun(kind).length).toBeGreaterThan(2);
  });

  it('should hide what the reader may not know', () => {
    expect(eventSentence(event('set', { player: 1, card: 900 }), names)).toBe('Ben Sets 1 card.');
    expect(eventSentence(event('draw', { player: 1, cards: [900, 901], amount: 2 }), names)).toBe(
      'Ben draws 2 cards.',
    );
  });
});

describe('the log', () => {
  const texts = (events: DuelEvent[]) => logLines(events, names).map((line) => line.text);

  it('should gather a batch into one sentence and leave out what it has told', () => {
    const lines = texts(story());
    expect(lines).toContain('Raigeki destroys Summoned Skull and Mystical Elf.');
    expect(lines.filter((text) => text.includes('Graveyard'))).toEqual([]);
    expect(lines).toContain('Ben activates Mystical Space Typhoon, targeting Raigeki.');
    expect(lines).toContain(
      'Mystic Tomato missed its timing: destruction by battle had to be the last thing to happen, but then came a draw.',
    );
  });

  it('should put the targets told after an activation into its sentence', () => {
    const lines = texts([
      event('activate', { player: 0, card: 104 }),
      event('target', { player: 0, by: 104, cards: [202] }),
    ]);
    expect(lines).toEqual(['Ada activates Mystical Space Typhoon, targeting Imperial Order.']);
  });

  it('should tell a cost below what it was paid for', () => {
    const lines = logLines(
      [
        event('pay', { player: 0, amount: 800, by: 104, link: 0, batch: 2 }),
        event('activate', { player: 0, card: 104, by: 104, link: 0, batch: 3 }),
        event('target', { player: 0, by: 104, link: 0, cards: [202], batch: 3 }),
      ],
      names,
    );
    expect(lines.map(({ text, depth, link }) => [text, depth, link])).toEqual([
      ['Ada activates Mystical Space Typhoon, targeting Imperial Order.', 1, 1],
      ['Cost: Ada pays 800 LP.', 1, null],
    ]);
  });

  it('should indent by chain links and number what resolves', () => {
    const lines = logLines(story(), names);
    const link2 = lines.filter((line) => line.link === 2);
    expect(link2.map((line) => line.depth)).toEqual([2, 2]);
    expect(lines.at(-1)?.depth).toBe(0);
  });

  it('should tell a battle destruction once, when it happens', () => {
    const lines = texts([
      event('destroy', { card: 113, player: 0, reason: 'battle' }),
      event('damage-step', { player: 0 }),
      event('move', { card: 113, player: 0, from: 'monster', to: 'graveyard', reason: 'battle' }),
    ]);
    expect(lines).toEqual(['Summoned Skull is destroyed by battle.']);
  });
});

describe('questions', () => {
  it('should ask about the link that is answered, and say why', () => {
    const asked = respond();
    expect(questionSentence(asked, names, table)).toBe('Respond to Imperial Order?');
    expect(whyAsked(asked, names, table)).toBe(
      'Ben added link 2 (Imperial Order), so you answer first. It takes Spell Speed 2 or higher.',
    );
    expect(passSentence(asked, names, table)).toBe('Ben is asked next.');
  });

  it.each([
    'tribute',
    'ritual-tribute',
    'fusion-material',
    'discard',
    'target',
    'cost',
    'add-to-hand',
    'special-summon',
    'destroy',
    'banish',
    'return',
    'look',
    'set-from-hand',
    'equip',
    'attack-target',
    'hand-limit',
    'draw',
    'order-deck',
    'summon-negation',
    'fusion-monster',
    'ritual-monster',
    'call-coin',
    'replay',
    'zone',
    'position',
    'effect-option',
    'never-heard-of',
  ])('should word a question for %s, with and without a card', (purpose) => {
    for (const card of [-1, 109]) {
      for (const kind of ['choose', 'option'] as const) {
        const text = questionSentence(prompt(kind, [option('card', 105)], { purpose, card }), names, table);
        whole(text);
      }
    }
  });

  it('should name options as whole sentences', () => {
    expect(optionSentence(option('summon', 108), names)).toBe('Normal Summon Kuriboh');
    expect(optionSentence(option('attack', 105), names)).toBe('Attack directly with Gemini Elf');
    expect(optionSentence(option('attack', 105, { on: 213 }), names)).toBe(
      'Attack a Set card with Gemini Elf',
    );
    expect(optionSentence(option('phase', -1, { value: 'battle' }), names)).toBe('Go to the Battle Phase');
    expect(optionSentence(option('card'), names)).toBe('A hidden card');
    expect(valueText('heads')).toBe('Heads');
    expect(valueText('gain-500')).toBe('Gain 500');
    expect(valueText('Dark Magician')).toBe('Dark Magician');
  });
});
