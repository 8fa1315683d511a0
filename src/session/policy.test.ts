import { describe, expect, it } from 'vitest';
import type { CardView, Option, Prompt } from '../engine/contract.ts';
import { autoAnswer, type Circumstances } from './policy.ts';

const option = (doing: Option['do'], value: Option['value'] = null): Option => ({
  do: doing,
  card: -1,
  effect: -1,
  on: -1,
  value,
});
const pass = option('pass');
const activate = option('activate');

const prompt = (kind: Prompt['kind'], options: Option[], more: Partial<Prompt> = {}): Prompt => ({
  player: 0,
  kind,
  purpose: kind,
  options,
  min: 1,
  max: 1,
  constrained: false,
  card: -1,
  effect: -1,
  link: -1,
  mayDecline: false,
  why: { code: '', article: '', facts: {} },
  cards: [],
  window:
    kind === 'respond'
      ? { box: 'opponent-chance', events: [], link: -1, speed: 2, otherPassed: false }
      : null,
  ...more,
});

const circumstances = (more: Partial<Circumstances> = {}): Circumstances => ({
  policy: 'could',
  zones: 'leftmost',
  passing: false,
  askedInVain: false,
  passedAlready: () => false,
  ownDoing: false,
  freeSoon: false,
  routine: false,
  could: () => true,
  ...more,
});

describe('response windows', () => {
  it('leaves the turn player alone where they are free to act right after it', () => {
    const own = prompt('respond', [option('activate', 1), option('pass')]);
    expect(autoAnswer(own, circumstances({ freeSoon: true }))).toBe(1);
    expect(autoAnswer(own, circumstances({ freeSoon: true, policy: 'every' }))).toBe(null);
    expect(autoAnswer(own, circumstances())).toBe(null);
  });

  it('asks about every window if told so', () => {
    expect(
      autoAnswer(prompt('respond', [pass]), circumstances({ policy: 'every', could: () => false })),
    ).toBe(null);
  });

  it('asks when a response could exist, whether or not one does', () => {
    expect(autoAnswer(prompt('respond', [pass]), circumstances())).toBe(null);
    expect(autoAnswer(prompt('respond', [activate, pass]), circumstances({ could: () => false }))).toBe(null);
    expect(autoAnswer(prompt('respond', [pass]), circumstances({ could: () => false }))).toBe(0);
  });

  it('asks only when a response exists', () => {
    expect(autoAnswer(prompt('respond', [pass]), circumstances({ policy: 'only' }))).toBe(0);
    expect(autoAnswer(prompt('respond', [activate, pass]), circumstances({ policy: 'only' }))).toBe(null);
  });

  it('does not ask about nothing twice, nor after one’s own action or link', () => {
    expect(autoAnswer(prompt('respond', [pass]), circumstances({ askedInVain: true }))).toBe(0);
    expect(autoAnswer(prompt('respond', [pass]), circumstances({ ownDoing: true }))).toBe(0);
  });

  it('does not ask the same again while nothing has happened', () => {
    const window = prompt('respond', [activate, pass]);
    expect(autoAnswer(window, circumstances({ passedAlready: () => true }))).toBe(1);
    expect(autoAnswer(window, circumstances({ passedAlready: () => true, policy: 'every' }))).toBe(null);
  });

  it('passes for who holds pass', () => {
    expect(autoAnswer(prompt('respond', [activate, pass]), circumstances({ passing: true }))).toBe(1);
  });
});

describe('questions with one possibility', () => {
  it('moves on through phases in which nothing can be done', () => {
    const only = prompt('act', [option('phase', 'standby')]);
    expect(autoAnswer(only, circumstances({ routine: true }))).toBe(0);
    expect(autoAnswer(only, circumstances({ routine: true, policy: 'every' }))).toBe(null);
    expect(autoAnswer(only, circumstances())).toBe(null);
  });

  it('takes the leftmost zone unless told to ask', () => {
    const zones = prompt('zone', [option('zone', 3), option('zone', 1)]);
    expect(autoAnswer(zones, circumstances())).toBe(1);
    expect(autoAnswer(zones, circumstances({ zones: 'ask' }))).toBe(null);
  });

  it('shows what costs something, even if there is no choice', () => {
    const one = [option('card')];
    expect(autoAnswer(prompt('choose', one, { purpose: 'target' }), circumstances())).toEqual([0]);
    for (const purpose of ['tribute', 'discard', 'fusion-material', 'hand-limit'])
      expect(autoAnswer(prompt('choose', one, { purpose }), circumstances())).toBe(null);
    expect(
      autoAnswer(prompt('choose', one, { purpose: 'target', min: 0, mayDecline: true }), circumstances()),
    ).toBe(null);
  });

  it('shows the only target where it is one’s own card on the field', () => {
    const own = { id: 7, controller: 0, zone: 'monster' } as CardView;
    const aimed = (card: CardView) =>
      prompt('choose', [{ ...option('card'), card: 7 }], { purpose: 'target', cards: [card] });
    expect(autoAnswer(aimed(own), circumstances())).toBe(null);
    expect(autoAnswer(aimed({ ...own, controller: 1 }), circumstances())).toEqual([0]);
    expect(autoAnswer(aimed({ ...own, zone: 'graveyard' }), circumstances())).toEqual([0]);
  });

  it('takes the only position, and asks where there are two', () => {
    expect(autoAnswer(prompt('position', [option('attack-position')]), circumstances())).toBe(0);
    expect(autoAnswer(prompt('confirm', [option('yes'), option('no')]), circumstances())).toBe(null);
  });
});
