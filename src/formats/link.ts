/**
 * A moment of a duel as text for an address: how the duel began and every answer since, deflated. Reading one runs nothing:
 * what is in it is checked for its shape here, and by the engine for its sense.
 */
import * as v from 'valibot';
import type { Answer, DeckList, Setup } from '../engine/index.ts';

const VERSION = 1;
/** Longer addresses are cut by some programs that they are sent through. */
export const MAX_LINK = 8000;
/** Nobody writes so much into a link; a few bytes can be deflated to claim it. */
const MAX_BYTES = 1_000_000;

export interface LinkedAnswer {
  answer: Answer;
  /** Given without asking anybody. */
  auto: boolean;
  fix?: readonly (string | number)[];
}

export interface LinkedDuel {
  setup: Setup;
  names: [string, string];
  hands: 'curtain' | 'open';
  answers: readonly LinkedAnswer[];
  /** Two digits of the duel's hash after each answer: where it first leads elsewhere. */
  checks: string;
}

/** Two hexadecimal digits of a hash: enough to notice, and short. */
export const checkOf = (hash: string): string => hash.slice(-2);

// ---------------------------------------------------------------- shape

const player = v.picklist([0, 1] as const);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const passcodes = v.pipe(v.array(count), v.maxLength(200));
const deck = v.strictObject({ main: passcodes, fusion: passcodes });
const text = v.pipe(v.string(), v.maxLength(100));

const boardCard = v.strictObject({
  passcode: count,
  faceUp: v.optional(v.boolean()),
  position: v.optional(v.picklist(['attack', 'defense'] as const)),
  index: v.optional(v.pipe(count, v.maxValue(4))),
  setThisTurn: v.optional(v.boolean()),
  summonedThisTurn: v.optional(v.boolean()),
  summoned: v.optional(v.picklist(['normal', 'special', 'flip'] as const)),
  attacked: v.optional(v.boolean()),
  counters: v.optional(v.record(text, count)),
  equippedTo: v.optional(text),
  owner: v.optional(player),
  properlySummoned: v.optional(v.boolean()),
  key: v.optional(text),
});
const zone = v.optional(v.pipe(v.array(boardCard), v.maxLength(200)));
const side = v.strictObject({
  lp: v.optional(count),
  hand: zone,
  deck: zone,
  monsters: zone,
  spells: zone,
  field: zone,
  graveyard: zone,
  banished: zone,
  fusion: zone,
});

/** The shape of a setup that comes from outside; whether it can be played is the engine's to say. */
export const setupShape = v.variant('kind', [
  v.strictObject({
    kind: v.literal('decks'),
    decks: v.tuple([deck, deck]),
    first: player,
    seed: v.number(),
    profile: v.optional(text),
  }),
  v.strictObject({
    kind: v.literal('board'),
    sides: v.tuple([side, side]),
    turn: v.strictObject({
      player,
      number: v.pipe(count, v.minValue(1)),
      phase: v.picklist(['draw', 'standby', 'main1', 'battle', 'main2', 'end'] as const),
    }),
    seed: v.number(),
    profile: v.optional(text),
  }),
]);

const answer = v.union([count, v.array(count), v.strictObject({ surrender: player })]);
const outcome = v.union([text, v.number()]);
const content = v.strictObject({
  v: v.literal(VERSION),
  setup: setupShape,
  names: v.tuple([v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(40))]),
  hands: v.picklist(['curtain', 'open'] as const),
  /** An answer, 1 if nobody was asked for it, and outcomes fixed before it. */
  answers: v.pipe(
    v.array(
      v.union([
        v.tuple([answer, v.picklist([0, 1])]),
        v.tuple([answer, v.picklist([0, 1]), v.array(outcome)]),
      ]),
    ),
    v.maxLength(20_000),
  ),
  checks: v.pipe(v.string(), v.regex(/^([0-9a-f]{2})*$/)),
});

// ---------------------------------------------------------------- writing and reading

/** A deck without what else may be known of it. */
const bare = ({ main, fusion }: DeckList): DeckList => ({ main, fusion });

/** @returns null where it would be longer than an address may safely be */
export async function writeLink({
  setup,
  names,
  hands,
  answers,
  checks,
}: LinkedDuel): Promise<string | null> {
  const plain: v.InferInput<typeof content> = {
    v: VERSION,
    setup: setup.kind === 'decks' ? { ...setup, decks: [bare(setup.decks[0]), bare(setup.decks[1])] } : setup,
    names,
    hands,
    answers: answers.map(({ answer, auto, fix }) => {
      const given = typeof answer === 'object' && !('surrender' in answer) ? [...answer] : answer;
      return fix?.length ? [given, auto ? 1 : 0, [...fix]] : [given, auto ? 1 : 0];
    }),
    checks,
  };
  const bytes = new TextEncoder().encode(JSON.stringify(plain));
  const packed = await through(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  const code = base64(packed);
  return code.length > MAX_LINK ? null : code;
}

/** `damaged`: cut off or changed on the way. `foreign`: no duel, or one of another version. */
export type ReadLink = { ok: true; duel: LinkedDuel } | { ok: false; reason: 'damaged' | 'foreign' };

export async function readLink(code: string): Promise<ReadLink> {
  let parsed: unknown;
  try {
    const packed = bytesOf(code);
    const bytes = await through(packed, new DecompressionStream('deflate-raw'), MAX_BYTES);
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { ok: false, reason: 'damaged' };
  }
  const read = v.safeParse(content, parsed);
  if (!read.success || read.output.checks.length !== 2 * read.output.answers.length)
    return { ok: false, reason: 'foreign' };
  const { setup, names, hands, answers, checks } = read.output;
  return {
    ok: true,
    duel: {
      setup: setup satisfies Setup,
      names,
      hands,
      answers: answers.map(([answer, auto, fix]) => ({ answer, auto: auto === 1, ...(fix ? { fix } : {}) })),
      checks,
    },
  };
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  // What goes wrong is told by the reading side.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError('too long');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(code: string): Uint8Array<ArrayBuffer> {
  if (!/^[A-Za-z0-9_-]*$/.test(code)) throw new RangeError('not base64url');
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
