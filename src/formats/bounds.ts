/** Whether a value from outside is small enough to be looked at any further. */

/** Where it is too much, and what of. */
export interface Excess {
  what: 'depth' | 'values' | 'entries' | 'text';
  path: (string | number)[];
  most: number;
}

interface Bounds {
  depth: number;
  values: number;
  /** Entries of the list or mapping at this path. */
  entries: (path: readonly (string | number)[]) => number;
  text: number;
}

interface Place {
  value: unknown;
  key: string | number;
  up: Place | null;
  depth: number;
}

/**
 * Goes through plain data without calling itself, so that no depth is too deep for it, and never further than the bounds: also
 * through what holds itself.
 * @returns the first thing that goes beyond, or null
 */
export function excess(root: unknown, bounds: Bounds): Excess | null {
  const waiting: Place[] = [{ value: root, key: '', up: null, depth: 0 }];
  let values = 0;
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { value, depth } = place;
    if (++values > bounds.values) return { what: 'values', path: [], most: bounds.values };
    if (typeof value === 'string' && value.length > bounds.text)
      return { what: 'text', path: pathOf(place), most: bounds.text };
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= bounds.depth) return { what: 'depth', path: pathOf(place), most: bounds.depth };
    const isList = Array.isArray(value);
    const keys = isList ? null : Object.keys(value);
    const count = isList ? value.length : keys!.length;
    const most = bounds.entries(pathOf(place));
    if (count > most) return { what: 'entries', path: pathOf(place), most };
    // The last is looked at first, so they are laid down in reverse.
    for (let i = count - 1; i >= 0; i--) {
      const key = keys === null ? i : keys[i];
      if (typeof key === 'string' && key.length > bounds.text)
        return { what: 'text', path: pathOf(place), most: bounds.text };
      waiting.push({
        value: (value as Record<string | number, unknown>)[key],
        key,
        up: place,
        depth: depth + 1,
      });
    }
  }
  return null;
}

function pathOf(place: Place): (string | number)[] {
  const path: (string | number)[] = [];
  for (let at = place; at.up !== null; at = at.up) path.unshift(at.key);
  return path;
}
