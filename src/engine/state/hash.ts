/** A 32-bit hash of a duel: the same value, the same hash, whatever the order of its keys. */
import type { Duel } from './duel.ts';

const mix = (h: number, n: number): number => Math.imul(h ^ (n | 0), 0x01000193) >>> 0;

function hashText(h: number, text: string): number {
  let out = h;
  for (let i = 0; i < text.length; i++) out = mix(out, text.charCodeAt(i));
  return mix(out, text.length);
}

function walk(h: number, value: unknown): number {
  if (typeof value === 'number') return mix(mix(h, value), Math.floor(value / 4294967296));
  if (typeof value === 'string') return hashText(mix(h, 7), value);
  if (typeof value === 'boolean') return mix(h, value ? 3 : 5);
  if (value === null || value === undefined) return mix(h, 11);
  if (Array.isArray(value)) return value.reduce<number>(walk, mix(h, 13 + value.length));
  const entries = Object.keys(value).sort();
  let out = mix(h, 17);
  for (const key of entries) {
    const v = (value as Record<string, unknown>)[key];
    // A key that is absent and one that is undefined are the same after JSON.
    if (v !== undefined) out = walk(hashText(out, key), v);
  }
  return out;
}

/** @returns 8 hex digits */
export const hashDuel = (duel: Duel): string => walk(0x811c9dc5, duel).toString(16).padStart(8, '0');
