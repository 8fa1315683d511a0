/**
 * What is kept, and under which keys: the settings; every duel with its last two records; and what could not be read, put away.
 *
 * - `settings`
 * - `head/<id>`: who writes a duel, when it was written last, what to call it
 * - `duel/<id>/0`, `duel/<id>/1`: its records, the newer with the higher number; a write replaces the older one
 * - `past/<id>/<claim>`: this claim is over, another has taken its place
 * - `broken/<time>-<chance>`: what was put away
 * - `duel`: the only duel of version 1
 *
 * Each write is one transaction, and fails if the claim of the tab that writes is over. It does not have to read for that: a page
 * that is busy, or killed a moment later, would not get the answer in time.
 */
import * as v from 'valibot';
import { playerNames } from '../../formats/shapes.ts';
import { browserVault } from './browser.ts';
import { memoryVault } from './memory.ts';
import { NotKept, type Vault } from './vault.ts';

/** What is told of a duel without reading it. */
export interface About {
  names: [string, string] | null;
  turn: number | null;
}

export interface KeptDuel extends About {
  id: string;
  /** Milliseconds since 1970. */
  saved: number;
  /** Somebody went away from it on purpose: it does not come back by itself. */
  left: boolean;
}

/** One record of a duel as it was found. */
export interface Generation {
  key: string;
  /** Undefined if the browser could not give it. */
  value: unknown;
}

export type Broken = 'old' | 'corrupt' | 'diverged';

export interface PutAway {
  key: string;
  what: 'duel' | 'settings';
  why: Broken;
  /** Milliseconds since 1970. */
  when: number;
}

/** The right of one page to write a duel. */
export interface Claim {
  readonly id: string;
  readonly token: string;
  /** How often the duel has been written. */
  seq: number;
}

/** Another tab has taken the duel over: it is not this one's to write any more. */
export class Taken extends Error {}

export interface Storage {
  readSettings(): Promise<unknown>;
  writeSettings(value: unknown): Promise<void>;
  /** Every duel, the one written last first. */
  duels(): Promise<KeptDuel[]>;
  /** The records of a duel, newest first, and the number of the newest. */
  read(id: string): Promise<{ seq: number; records: Generation[] }>;
  /** The right to write a duel that nobody else knows. */
  begin(id: string): Claim;
  /** Takes the right to write a duel; whoever had it has it no longer. @returns null if it has been written since it was read */
  claim(id: string, seq: number): Promise<Claim | null>;
  /** Is it still the right to write? */
  holds(claim: Claim): Promise<boolean>;
  /**
   * Handed over when this returns, where the place is open. @param left somebody goes away from it on purpose
   * @throws Taken if the claim is over: then nothing is written
   */
  write(claim: Claim, record: unknown, about: About, left?: boolean): Promise<void>;
  /** Throws a duel away. @throws Taken if a claim is given and is over */
  remove(id: string, claim?: Claim): Promise<void>;
  /** Puts away what is under a key, or only a copy of it. @returns where it is now */
  putAway(from: string, value: unknown, what: PutAway['what'], why: Broken, copy?: boolean): Promise<string>;
  putAways(): Promise<PutAway[]>;
  readPutAway(key: string): Promise<unknown>;
  removePutAway(key: string): Promise<void>;
  /** Is told when a newer version of the program takes the place over. */
  onNewer(then: () => void): void;
}

/** Writes are counted; nobody comes near the limit. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 40));
const head = v.object({
  seq: count,
  writer: v.string(),
  saved: v.fallback(v.number(), 0),
  left: v.fallback(v.boolean(), false),
  names: v.fallback(v.nullable(playerNames), null),
  turn: v.fallback(v.nullable(v.number()), null),
});
type Head = v.InferOutput<typeof head>;

const generation = v.object({ seq: count, record: v.unknown() });
const putAway = v.object({
  what: v.picklist(['duel', 'settings']),
  why: v.picklist(['old', 'corrupt', 'diverged']),
  when: v.number(),
  value: v.unknown(),
});

const headKey = (id: string) => `head/${id}`;
const recordKey = (id: string, seq: number) => `duel/${id}/${seq % 2}`;
const pastKey = (id: string, token: string) => `past/${id}/${token}`;
const idOf = (key: string) => key.split('/')[1] ?? '';

function readHead(value: unknown): Head | null {
  const read = v.safeParse(head, value);
  return read.success ? read.output : null;
}

/** A name that no other tab or duel has. Not taken from the session's chance, which an address may fix. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('');
}

/** @param now milliseconds since 1970 */
export function createStorage(vault: Vault, now: () => number = Date.now): Storage {
  /** Gives the duel of version 1 a place among the others. */
  async function adoptFirst(): Promise<void> {
    if ((await vault.keys('duel')).every((key) => key !== 'duel')) return;
    await vault.change(async (at) => {
      const record = await at.get('duel');
      const id = newId();
      const first: Head = { seq: 1, writer: '', saved: now(), left: false, names: null, turn: null };
      at.put(recordKey(id, 1), { seq: 1, record });
      at.put(headKey(id), first);
      at.delete('duel');
    });
  }

  /** Undefined where the browser cannot give this one value: others may be well. */
  const quietly = (key: string) => vault.get(key).catch(() => undefined);

  const holds = async ({ id, token }: Claim) => (await vault.get(pastKey(id, token))) === undefined;

  return {
    readSettings: () => vault.get('settings'),
    writeSettings: (value) => vault.carryOut([{ put: 'settings', value }]),

    async duels() {
      await adoptFirst().catch((error) => {
        // One value that the browser cannot give must not hide the others.
        if (!(error instanceof NotKept) || error.why !== 'failed') throw error;
      });
      const ids = new Set([...(await vault.keys('head/')), ...(await vault.keys('duel/'))].map(idOf));
      const found = await Promise.all(
        [...ids].map(async (id): Promise<KeptDuel> => {
          const known = readHead(await quietly(headKey(id)));
          const { saved, left, names, turn } = known ?? { saved: 0, left: false, names: null, turn: null };
          return { id, saved, left, names, turn };
        }),
      );
      return found.sort((a, b) => b.saved - a.saved);
    },

    async read(id) {
      const known = readHead(await quietly(headKey(id)));
      const keys = await vault.keys(`duel/${id}/`);
      const found = await Promise.all(
        keys.map(async (key) => {
          const value = await quietly(key);
          const read = v.safeParse(generation, value);
          // A number that the head does not know of is none: both are written at once.
          return read.success && read.output.seq <= (known?.seq ?? Number.POSITIVE_INFINITY)
            ? { key, seq: read.output.seq, value: read.output.record }
            : { key, seq: -1, value };
        }),
      );
      // What has no number of its own may have been the newest: rather told of once too often than lost unseen.
      const most = Math.max(0, ...found.map((r) => r.seq));
      const newest = known?.seq ?? (found.every((r) => r.seq >= 0) ? most : most + 1);
      const place = (r: (typeof found)[number]) =>
        r.seq >= 0 ? r.seq : r.key === recordKey(id, newest) ? newest : newest - 1;
      found.sort((a, b) => place(b) - place(a));
      return { seq: newest, records: found.map(({ key, value }) => ({ key, value })) };
    },

    begin: (id) => ({ id, token: newId(), seq: 0 }),

    claim: (id, seq) =>
      vault.change(async (at) => {
        const known = readHead(await at.get(headKey(id)));
        if (known && known.seq !== seq) return null;
        const token = newId();
        if (known) at.put(pastKey(id, known.writer), true);
        const mine: Head = {
          ...(known ?? { saved: now(), names: null, turn: null }),
          seq,
          writer: token,
          left: false,
        };
        at.put(headKey(id), mine);
        return { id, token, seq };
      }),

    holds,

    async write(claim, record, { names, turn }, left = false) {
      const { id, token } = claim;
      const seq = ++claim.seq;
      const written: Head = { seq, writer: token, saved: now(), left, names, turn };
      try {
        await vault.carryOut([
          { unless: pastKey(id, token) },
          { put: recordKey(id, seq), value: { seq, record } },
          { put: headKey(id), value: written },
        ]);
      } catch (error) {
        // The older record is the one to be replaced, still.
        if (claim.seq === seq) claim.seq--;
        // A browser does not always tell what it was that failed.
        throw (await holds(claim).catch(() => true)) ? error : new Taken(id);
      }
    },

    async remove(id, claim) {
      const past = await vault.keys(`past/${id}/`);
      if (claim && past.includes(pastKey(id, claim.token))) throw new Taken(id);
      await vault.carryOut([
        ...(claim ? [{ unless: pastKey(id, claim.token) }] : []),
        ...[headKey(id), recordKey(id, 0), recordKey(id, 1), ...past].map((key) => ({ delete: key })),
      ]);
    },

    async putAway(from, value, what, why, copy = false) {
      const when = now();
      const key = `broken/${when}-${newId()}`;
      await vault.carryOut([
        { put: key, value: { what, why, when, value } },
        ...(copy ? [] : [{ delete: from }]),
      ]);
      return key;
    },

    async putAways() {
      const keys = await vault.keys('broken/');
      const found = await Promise.all(
        keys.map(async (key): Promise<PutAway> => {
          const read = v.safeParse(putAway, await quietly(key));
          const { what, why, when } = read.success
            ? read.output
            : ({ what: 'duel', why: 'corrupt', when: 0 } as const);
          return { key, what, why, when };
        }),
      );
      return found.reverse();
    },

    async readPutAway(key) {
      const value = await vault.get(key);
      const read = v.safeParse(putAway, value);
      return read.success ? read.output.value : value;
    },

    removePutAway: (key) => vault.carryOut([{ delete: key }]),

    onNewer: (then) => vault.onNewer(then),
  };
}

export const browserStorage = (name?: string): Storage => createStorage(browserVault(name));

export const memoryStorage = (kept?: Map<string, string>): Storage => createStorage(memoryVault(kept));
