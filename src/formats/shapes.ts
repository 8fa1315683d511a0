/** The shapes of what goes into a duel, for everybody who reads one from outside. Their sense is the engine's to check. */
import * as v from 'valibot';
import { LIMITS } from './limits.ts';

export const player = v.picklist([0, 1] as const);
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const amount = v.pipe(count, v.maxValue(LIMITS.amount));
const name = v.pipe(v.string(), v.maxLength(LIMITS.nameLength));

/** Marks that take no room or turn text around, and what ends a line: in a name they only deceive. Joiners belong to words. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
const SEEN = /[^\s\u200c\u200d]/;

/** The names of both players as they can be shown anywhere; whoever has none is called A or B. */
export const playerNames = v.pipe(
  v.tuple([v.string(), v.string()]),
  v.transform(([a, b]): [string, string] => [shownName(a, 'A'), shownName(b, 'B')]),
);

function shownName(given: string, otherwise: string): string {
  const name = given.slice(0, LIMITS.playerLength).replace(UNSEEN, '').trim();
  return SEEN.test(name) ? name : otherwise;
}

const passcodes = v.pipe(v.array(count), v.maxLength(LIMITS.pile));
const deck = v.object({ main: passcodes, fusion: passcodes });

const boardCard = v.object({
  passcode: count,
  faceUp: v.optional(v.boolean()),
  position: v.optional(v.picklist(['attack', 'defense'] as const)),
  index: v.optional(v.pipe(count, v.maxValue(4))),
  setThisTurn: v.optional(v.boolean()),
  summonedThisTurn: v.optional(v.boolean()),
  summoned: v.optional(v.picklist(['normal', 'special', 'flip'] as const)),
  attacked: v.optional(v.boolean()),
  counters: v.optional(v.record(name, amount)),
  equippedTo: v.optional(name),
  owner: v.optional(player),
  properlySummoned: v.optional(v.boolean()),
  key: v.optional(name),
});
const zone = v.optional(v.pipe(v.array(boardCard), v.maxLength(LIMITS.pile)));
const side = v.object({
  lp: v.optional(amount),
  hand: zone,
  deck: zone,
  monsters: zone,
  spells: zone,
  field: zone,
  graveyard: zone,
  banished: zone,
  fusion: zone,
});

export const phase = v.picklist(['draw', 'standby', 'main1', 'battle', 'main2', 'end'] as const);

/** How a duel begins. */
export const setupShape = v.variant('kind', [
  v.object({
    kind: v.literal('decks'),
    decks: v.tuple([deck, deck]),
    first: player,
    seed: v.pipe(v.number(), v.safeInteger()),
    profile: v.optional(name),
  }),
  v.object({
    kind: v.literal('board'),
    sides: v.tuple([side, side]),
    turn: v.object({ player, number: v.pipe(amount, v.minValue(1)), phase }),
    seed: v.pipe(v.number(), v.safeInteger()),
    profile: v.optional(name),
  }),
]);

export const answer = v.union([
  count,
  v.pipe(v.array(count), v.maxLength(LIMITS.picks)),
  v.object({ surrender: player }),
]);

const isOutcome = (value: string | number): boolean =>
  value === 'heads' ||
  value === 'tails' ||
  (Number.isInteger(value) && 1 <= Number(value) && Number(value) <= 6);

/** Outcomes of chance that were fixed before an answer. */
export const outcomes = v.pipe(
  v.array(v.pipe(v.union([v.string(), v.number()]), v.check(isOutcome))),
  v.maxLength(LIMITS.picks),
);

export const hands = v.picklist(['curtain', 'open'] as const);
