/**
 * A moment of a duel as text for an address: how the duel began and every answer since, deflated. Reading one runs nothing:
 * what is in it is checked for its shape here, and by the engine for its sense.
 */
import * as v from 'valibot';
import type { Answer, DeckList, Setup } from '../engine/index.ts';
import { excess } from './bounds.ts';
import { LIMITS } from './limits.ts';
import { answer, hands, outcomes, playerNames, setupShape } from './shapes.ts';

const VERSION = 2;
/** Its checks were taken from another hash: they say nothing any more. */
const UNCHECKED = 1;

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
  /** Two digits of the duel's hash after each answer: where it first leads elsewhere. Empty where that is not known. */
  checks: string;
}

/** Two hexadecimal digits of a hash: enough to notice, and short. */
export const checkOf = (hash: string): string => hash.slice(-2);

// ---------------------------------------------------------------- shape

const auto = v.picklist([0, 1]);
const content = v.strictObject({
  v: v.picklist([UNCHECKED, VERSION]),
  setup: setupShape,
  names: playerNames,
  hands,
  /** An answer, 1 if nobody was asked for it, and outcomes fixed before it. */
  answers: v.pipe(
    v.array(v.union([v.tuple([answer, auto]), v.tuple([answer, auto, outcomes])])),
    v.maxLength(LIMITS.decisions),
  ),
  checks: v.pipe(v.string(), v.regex(/^([0-9a-f]{2})*$/)),
});

/** Of the JSON, before its shape is looked at. */
const BOUNDS = {
  depth: 8,
  values: 100_000,
  text: 2 * LIMITS.decisions,
  entries: () => LIMITS.decisions,
};

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
  return code.length > LIMITS.linkLength ? null : code;
}

/** `too-long`: nothing that is made here; `damaged`: cut off or changed on the way; `foreign`: no duel, or one of another version. */
export type ReadLink =
  | { ok: true; duel: LinkedDuel }
  | { ok: false; reason: 'too-long' | 'damaged' | 'foreign' };

export async function readLink(code: string): Promise<ReadLink> {
  if (code.length > LIMITS.linkLength) return { ok: false, reason: 'too-long' };
  let parsed: unknown;
  try {
    const packed = bytesOf(code);
    const bytes = await through(packed, new DecompressionStream('deflate-raw'), LIMITS.linkBytes);
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { ok: false, reason: 'damaged' };
  }
  if (excess(parsed, BOUNDS) !== null) return { ok: false, reason: 'foreign' };
  const read = v.safeParse(content, parsed);
  if (!read.success || read.output.checks.length !== 2 * read.output.answers.length)
    return { ok: false, reason: 'foreign' };
  const { v: version, setup, names, hands, answers, checks } = read.output;
  return {
    ok: true,
    duel: {
      setup: setup satisfies Setup,
      names,
      hands,
      answers: answers.map(([answer, auto, fix]) => ({ answer, auto: auto === 1, ...(fix ? { fix } : {}) })),
      checks: version === UNCHECKED ? '' : checks,
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
