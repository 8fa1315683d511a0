/** The shape of a case file, before names mean anything. */
import * as v from 'valibot';
import { PROMPT_KINDS, REASON_CODES } from '../../engine/index.ts';
import { LIMITS } from '../limits.ts';
import { ZONES } from './model.ts';
import { readSource } from './source.ts';

const seat = v.picklist(['A', 'B']);
const face = v.picklist(['up', 'down']);
const position = v.picklist(['attack', 'defense']);
const zoneWord = v.picklist(ZONES);
const phase = v.picklist(['draw', 'standby', 'main1', 'battle', 'main2', 'end']);
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.amount));
const counted = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.amount));
const seed = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const zone = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));
const text = v.pipe(v.string(), v.nonEmpty());
const nameText = v.pipe(text, v.maxLength(LIMITS.nameLength));
const counters = v.record(v.string(), whole);

/** One schema for a mapping, another for everything else: so that a mistake inside a mapping is told exactly. */
function either<T>(mapping: v.GenericSchema<unknown, T>, plain: v.GenericSchema<unknown, T>) {
  return v.lazy((input): v.GenericSchema<unknown, T> => (isMapping(input) ? mapping : plain));
}
const isMapping = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

const passcode = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const name = v.union([nameText, passcode], 'a card name or passcode');

// ---------------------------------------------------------------- cards

const place = v.strictObject({
  card: name,
  of: v.optional(seat),
  in: v.optional(zoneWord),
  zone: v.optional(zone),
});
export type RawRef = v.InferOutput<typeof name> | v.InferOutput<typeof place>;
const ref = either<RawRef>(place, name);

/** A card named by place as the key of a mapping; null if it is none. */
export function placeKey(key: string): RawRef | null {
  const read = v.safeParse(place, readSource(key).value);
  return read.success ? read.output : null;
}

/** A list, or a single one that needs no brackets. */
const refs = v.lazy(
  (input): v.GenericSchema<unknown, RawRef[]> =>
    Array.isArray(input)
      ? v.array(ref)
      : v.pipe(
          ref,
          v.transform((one) => [one]),
        ),
);

const entryMapping = v.strictObject({
  card: name,
  as: v.optional(v.union([nameText, v.pipe(whole, v.transform(String))])),
  face: v.optional(face),
  position: v.optional(position),
  of: v.optional(seat),
  in: v.optional(zoneWord),
  zone: v.optional(zone),
  setThisTurn: v.optional(v.boolean()),
  summonedThisTurn: v.optional(v.boolean()),
  summoned: v.optional(v.picklist(['normal', 'special', 'flip'])),
  attacked: v.optional(v.boolean()),
  counters: v.optional(counters),
  equippedTo: v.optional(ref),
  owner: v.optional(seat),
  properlySummoned: v.optional(v.boolean()),
  manual: v.optional(v.boolean()),
  kind: v.optional(text),
  property: v.optional(text),
  speed: v.optional(v.picklist([1, 2, 3])),
  level: v.optional(whole),
  attribute: v.optional(text),
  type: v.optional(text),
  atk: v.optional(whole),
  def: v.optional(whole),
  text: v.optional(text),
});
export type RawEntry = v.InferOutput<typeof name> | v.InferOutput<typeof entryMapping>;
const entries = v.array(either<RawEntry>(entryMapping, name));

const board = v.nullable(
  v.strictObject({
    lp: v.optional(whole),
    hand: v.optional(entries),
    deck: v.optional(entries),
    monsters: v.optional(entries),
    spells: v.optional(entries),
    field: v.optional(entries),
    graveyard: v.optional(entries),
    banished: v.optional(entries),
    fusion: v.optional(entries),
  }),
);

const deck = v.strictObject({ main: v.array(name), fusion: v.optional(v.array(name)) });

// ---------------------------------------------------------------- decisions

const optionOf = v.union([counted, text], 'a number counted from 1, or the text of the option');
const value = v.union([text, v.number()], 'a name, type, attribute, number or side of a coin');

const decisions = {
  summon: v.strictObject({
    summon: ref,
    tribute: v.optional(refs),
    position: v.optional(position),
    zone: v.optional(zone),
  }),
  set: v.strictObject({ set: ref, tribute: v.optional(refs), zone: v.optional(zone) }),
  flip: v.strictObject({ flip: ref }),
  turn: v.strictObject({ turn: ref, to: v.optional(position) }),
  special: v.strictObject({
    special: ref,
    tribute: v.optional(refs),
    cost: v.optional(refs),
    position: v.optional(position),
    zone: v.optional(zone),
  }),
  activate: v.strictObject({
    activate: ref,
    effect: v.optional(counted),
    from: v.optional(zoneWord),
    target: v.optional(refs),
    cost: v.optional(refs),
    option: v.optional(optionOf),
    withEffect: v.optional(v.boolean()),
    declare: v.optional(value),
    zone: v.optional(zone),
  }),
  attack: v.strictObject({ attack: ref, on: v.optional(ref), cost: v.optional(refs) }),
  phase: v.strictObject({ phase }),
  choose: v.strictObject({ choose: refs, zone: v.optional(zone), position: v.optional(position) }),
  say: v.strictObject({ say: v.picklist(['yes', 'no']) }),
  option: v.strictObject({ option: optionOf }),
  position: v.strictObject({ position, zone: v.optional(zone) }),
  declare: v.strictObject({ declare: value }),
  order: v.strictObject({ order: refs }),
  answer: v.strictObject({
    answer: v.union(
      [counted, v.array(counted), v.literal('surrender')],
      'an option counted from 1, a list of options, or `surrender`',
    ),
  }),
};
export type Verb = keyof typeof decisions;
const VERBS = Object.keys(decisions) as Verb[];
/** `position` and `option` also qualify other decisions, so they are looked for last. */
const LEADING = [
  ...VERBS.filter((verb) => verb !== 'position' && verb !== 'option'),
  'position',
  'option',
] as Verb[];

type RawMapping = { [V in Verb]: v.InferOutput<(typeof decisions)[V]> & { verb: V } }[Verb];
export type RawDecision = 'pass' | 'endTurn' | RawMapping;

export const verbOf = (mapping: Record<string, unknown>): Verb | undefined =>
  LEADING.find((verb) => verb in mapping);

/** What a decision of this kind may say. */
export const keysOfVerb = (verb: Verb): string[] => Object.keys(decisions[verb].entries);

const withVerb = (verb: Verb) =>
  v.pipe(
    decisions[verb] as v.GenericSchema<unknown, object>,
    v.transform((mapping) => ({ ...mapping, verb }) as RawMapping),
  );
const decision = v.lazy((input): v.GenericSchema<unknown, RawDecision> => {
  if (!isMapping(input))
    return v.picklist(
      ['pass', 'endTurn'],
      `\`pass\`, \`endTurn\`, or a mapping with one of ${VERBS.join(', ')}`,
    );
  const verb = verbOf(input);
  return verb === undefined
    ? v.custom<RawDecision>(() => false, `a decision: one of ${VERBS.join(', ')}`)
    : withVerb(verb);
});
const byPlayer = { A: v.optional(decision), B: v.optional(decision) };

// ---------------------------------------------------------------- checks

/** Zones of both players as `expect` names them: `A.hand`. */
const seats = ['A', 'B'] as const;
const perZone = <T extends v.GenericSchema>(schema: T) =>
  Object.fromEntries(seats.flatMap((s) => ZONES.map((z) => [`${s}.${z}`, v.optional(schema)])));
const PLACES = [...seats.flatMap((s) => ZONES.map((z) => `${s}.${z}`)), 'none'];

const expectation = v.strictObject({
  'A.lp': v.optional(whole),
  'B.lp': v.optional(whole),
  ...perZone(entries),
  where: v.optional(v.record(v.string(), v.picklist(PLACES))),
  count: v.optional(v.strictObject(perZone(whole))),
  chain: v.optional(v.array(ref)),
  chainSize: v.optional(whole),
  prompt: v.optional(
    v.strictObject({ player: v.optional(seat), kind: v.optional(v.picklist(PROMPT_KINDS)) }),
  ),
  phase: v.optional(v.picklist(['draw', 'standby', 'main1', 'battle', 'damage', 'main2', 'end'])),
  turnPlayer: v.optional(seat),
  stats: v.optional(
    v.record(
      v.string(),
      v.strictObject({
        atk: v.optional(whole),
        def: v.optional(whole),
        level: v.optional(whole),
        attribute: v.optional(text),
        type: v.optional(text),
      }),
    ),
  ),
  negated: v.optional(v.array(ref)),
  winner: v.optional(v.picklist(['A', 'B', 'draw', 'none'])),
  log: v.optional(v.array(text)),
});
export type RawExpectation = Record<string, unknown>;

const tosses = v.union(
  [v.picklist(['heads', 'tails']), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))],
  '`heads`, `tails`, or 1 to 6',
);

const steps = {
  expect: v.strictObject({ expect: expectation }),
  can: v.strictObject({ can: v.strictObject(byPlayer) }),
  cannot: v.strictObject({
    cannot: v.strictObject({
      ...byPlayer,
      because: v.optional(v.picklist(REASON_CODES)),
      by: v.optional(ref),
    }),
  }),
  rejects: v.strictObject({ rejects: v.strictObject(byPlayer) }),
  toss: v.strictObject({
    toss: v.lazy((input) =>
      Array.isArray(input)
        ? v.array(tosses)
        : v.pipe(
            tosses,
            v.transform((one) => [one]),
          ),
    ),
  }),
  manual: v.strictObject({ manual: v.looseObject({}) }),
};
const decides = v.strictObject(byPlayer);
const WORDS = ['resolve', 'pass'] as const;

export type RawStep = (typeof WORDS)[number] | Record<string, unknown>;
const step = v.lazy((input): v.GenericSchema<unknown, RawStep> => {
  if (!isMapping(input)) return v.picklist(WORDS, '`resolve`, `pass`, or a mapping');
  for (const [key, schema] of Object.entries(steps))
    if (key in input) return schema as v.GenericSchema<unknown, RawStep>;
  if ('A' in input || 'B' in input) return decides as v.GenericSchema<unknown, RawStep>;
  return v.custom<RawStep>(
    () => false,
    `a step: \`A\` or \`B\` with a decision, ${Object.keys(steps).join(', ')}, or the word \`resolve\` or \`pass\``,
  );
});

// ---------------------------------------------------------------- the file

export const caseSchema = v.strictObject({
  segoc: v.literal(1, '1, the version that this program reads'),
  id: v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
    v.regex(/^[A-Za-z0-9-]+$/, 'letters, digits and hyphens only'),
    v.maxLength(LIMITS.nameLength),
  ),
  title: text,
  source: v.optional(text),
  rules: v.optional(v.array(text)),
  covers: v.optional(v.array(text)),
  profile: v.optional(text),
  seed: v.optional(seed),
  turn: v.optional(
    v.strictObject({ player: v.optional(seat), number: v.optional(counted), phase: v.optional(phase) }),
  ),
  players: v.optional(v.strictObject({ A: v.optional(board), B: v.optional(board) })),
  decks: v.optional(v.strictObject({ first: v.optional(seat), A: deck, B: deck })),
  steps: v.optional(v.array(step)),
});
export type RawCase = v.InferOutput<typeof caseSchema>;
export type RawBoard = v.InferOutput<typeof board>;
