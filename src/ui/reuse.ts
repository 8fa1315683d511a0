/**
 * What stays the same from one moment of a duel to the next stays the same object, so that only what changed is drawn anew: the
 * views that the engine gives are new from top to bottom every time.
 */
import { useInsertionEffect, useMemo, useRef, useState } from 'react';

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * `next`, in which every part that equals the same part of `before` is that part.
 * @param before plain data of whatever shape; neither of the two is changed
 */
export function reuse<T>(before: unknown, next: T): T {
  if (Object.is(before, next)) return next;
  if (Array.isArray(next)) {
    if (!Array.isArray(before)) return next;
    let same = before.length === next.length;
    const parts = next.map((part, i) => {
      const kept = reuse(before[i], part);
      if (kept !== before[i]) same = false;
      return kept;
    });
    return (same ? before : parts) as T;
  }
  if (!isPlain(next) || !isPlain(before)) return next;
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(before).length;
  const parts: Record<string, unknown> = {};
  for (const key of keys) {
    const kept = reuse(before[key], (next as Record<string, unknown>)[key]);
    parts[key] = kept;
    if (kept !== before[key] || !(key in before)) same = false;
  }
  return (same ? before : parts) as T;
}

/** The same for a value of a component: its parts are those of the last time where nothing has changed. */
export function useReused<T>(value: T): T {
  const last = useRef<T>(value);
  const kept = useMemo(() => reuse(last.current, value), [value]);
  useInsertionEffect(() => {
    last.current = kept;
  });
  return kept;
}

/** A new object each time the value is new, of parts that are reused. */
export function useReusedParts<T extends object>(value: T): T {
  const kept = useReused(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new whenever the value is
  return useMemo(() => ({ ...kept }), [kept, value]);
}

type Deeds<T> = {
  [K in keyof T]: T[K] extends ((...args: infer A) => infer R) | undefined ? (...args: A) => R : never;
};

/** Functions that stay the same for good and do what was given last. Names must not come and go. */
export function useSteady<T extends object>(given: T): Deeds<T> {
  const latest = useRef(given);
  useInsertionEffect(() => {
    latest.current = given;
  });
  const [steady] = useState(() => {
    const call =
      (name: keyof T) =>
      (...args: unknown[]) =>
        (latest.current[name] as ((...args: unknown[]) => unknown) | undefined)?.(...args);
    return Object.fromEntries(Object.keys(given).map((name) => [name, call(name as keyof T)]));
  });
  return steady as Deeds<T>;
}
