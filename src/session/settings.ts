import * as v from 'valibot';
import { LIMITS } from '../formats/limits.ts';

export const WINDOW_POLICIES = ['every', 'could', 'only'] as const;
export type WindowPolicy = (typeof WINDOW_POLICIES)[number];
const HANDS = ['curtain', 'open'] as const;
export type Hands = (typeof HANDS)[number];
const ZONE_POLICIES = ['leftmost', 'ask'] as const;
export type ZonePolicy = (typeof ZONE_POLICIES)[number];
export const THEMES = ['system', 'light', 'dark'] as const;

const policy = v.picklist(WINDOW_POLICIES);
const name = v.pipe(v.string(), v.maxLength(LIMITS.playerLength));
const id = v.pipe(v.string(), v.maxLength(LIMITS.nameLength));

const schema = v.object({
  names: v.fallback(v.tuple([name, name]), ['Ada', 'Ben']),
  /** Ids of the decks chosen last. */
  decks: v.fallback(v.tuple([id, id]), ['', '']),
  first: v.fallback(v.picklist(['coin', 'a', 'b']), 'coin'),
  hands: v.fallback(v.picklist(HANDS), 'curtain'),
  /** Which response windows each player is asked about. */
  windows: v.fallback(v.tuple([policy, policy]), ['could', 'could']),
  zones: v.fallback(v.picklist(ZONE_POLICIES), 'leftmost'),
  theme: v.fallback(v.picklist(THEMES), 'system'),
  language: v.fallback(v.picklist(['en']), 'en'),
  /** Cards move from place to place; off, they are simply there. */
  motion: v.fallback(v.boolean(), true),
});

export type Settings = v.InferOutput<typeof schema>;

export const defaultSettings: Settings = v.parse(schema, {});

/** Is a stored value, whatever it is, the one that was read of it? */
const same = (read: Settings[keyof Settings], stored: unknown): boolean =>
  Array.isArray(read) && Array.isArray(stored)
    ? read.length === stored.length && read.every((part, i) => part === stored[i])
    : read === stored;

/** Whatever was stored, as settings: what cannot be read is as at first, and then they are not whole. */
export function readSettings(stored: unknown): { settings: Settings; whole: boolean } {
  const read = v.safeParse(schema, stored);
  if (!read.success) return { settings: defaultSettings, whole: stored === undefined };
  const settings = read.output;
  const whole = Object.entries(stored as object).every(
    ([name, value]) => !Object.hasOwn(settings, name) || same(settings[name as keyof Settings], value),
  );
  return { settings, whole };
}
