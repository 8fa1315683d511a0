/** Tests for the kinds of values that a duel is made of. */

export type Test = (value: unknown) => boolean;

/** No list in a duel, and no text in it, is longer. */
const MOST = 5000;

export const flag: Test = (x) => typeof x === 'boolean';
export const text: Test = (x) => typeof x === 'string' && x.length <= MOST;
export const within =
  (least: number, most: number): Test =>
  (x) =>
    Number.isSafeInteger(x) && (x as number) >= least && (x as number) <= most;
export const whole = within(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
export const count = within(0, Number.MAX_SAFE_INTEGER);
export const from = (least: number): Test => within(least, Number.MAX_SAFE_INTEGER);
export const one =
  (...values: unknown[]): Test =>
  (x) =>
    values.includes(x);
export const orNull =
  (test: Test): Test =>
  (x) =>
    x === null || test(x);
/** A record that passes a test, and then one that relies on it. */
export const and =
  <T>(test: Test, further: (x: T) => boolean): Test =>
  (x) =>
    test(x) && further(x as T);
export const list =
  (test: Test, length?: number): Test =>
  (x) =>
    Array.isArray(x) && x.length <= MOST && (length === undefined || x.length === length) && x.every(test);
export const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);
export const record =
  (test: Test): Test =>
  (x) =>
    isRecord(x) && Object.values(x).every(test);
/** Exactly these keys. */
export const shape = (tests: Record<string, Test>): Test => {
  const keys = Object.entries(tests);
  return (x) =>
    isRecord(x) &&
    Object.keys(x).length === keys.length &&
    keys.every(([key, test]) => Object.hasOwn(x, key) && test(x[key]));
};

export const player = one(0, 1);
export const zone = one(
  'deck',
  'hand',
  'monster',
  'spell',
  'field',
  'graveyard',
  'banished',
  'fusion',
  'none',
);
export const phase = one('draw', 'standby', 'main1', 'battle', 'main2', 'end');
export const how = one('normal', 'tribute', 'flip', 'special', 'ritual', 'fusion');
export const numbers = list(whole);

/** The Monster Zone that waits for a monster, and how that lay there: see `steps/absence.ts`. */
const places: readonly Test[] = [player, within(0, 4), one(0, 1), one(0, 1)];
const isPlace = (x: readonly number[] | undefined): boolean =>
  x?.length === places.length && x.every((n, i) => places[i](n));

/** What an effect has chosen and noted by name. What has gone away has a place to come back to. */
export const vars: Test = and<Record<string, number[]>>(record(numbers), ({ away, place }) => {
  if (away !== undefined && away.length > 1) return false;
  return place === undefined ? (away ?? []).length === 0 : isPlace(place);
});
