/** Goes through what a player is shown, in search of cards. */

/** A card as it is shown: its number, and the passcode given with it (0: none). */
export interface Shown {
  tag: number;
  passcode: number;
  /** The object it was found in, for messages. */
  where: string;
}

export interface Found {
  named: Shown[];
  /** Every number that stands for a card. */
  tags: Shown[];
  /** Every text. */
  texts: Set<string>;
  /** Cards that are shown without a name, with all that is shown of them. */
  hidden: Record<string, unknown>[];
}

const ONE = new Set(['id', 'card', 'other', 'by', 'on', 'equippedTo', 'attacker', 'target']);
const MANY = new Set(['cards', 'targets', 'cost', 'bound']);
/** Lists of passcodes, and the lists of cards that they name. */
const NAMES: Record<string, string> = { targetNames: 'targets', costNames: 'cost' };

/** @param shown a view, a prompt or an event as a player gets it */
export function walk(shown: unknown): Found {
  const found: Found = { named: [], tags: [], texts: new Set(), hidden: [] };
  visit(shown, 'all', found);
  return found;
}

function visit(value: unknown, where: string, found: Found): void {
  if (typeof value === 'string') found.texts.add(value);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) visit(one, where, found);
    return;
  }
  const o = value as Record<string, unknown>;
  if (typeof o.passcode === 'number') {
    const tag = [o.id, o.by, o.card].find((n) => typeof n === 'number');
    found.named.push({ tag: (tag as number | undefined) ?? -1, passcode: o.passcode, where });
    if (o.passcode === 0 && 'zone' in o) found.hidden.push(o);
  }
  for (const key of Object.keys(o)) {
    const inner = o[key];
    if (typeof inner === 'number') {
      if (ONE.has(key) && inner >= 0) found.tags.push({ tag: inner, passcode: 0, where: `${where}.${key}` });
    } else if (key === 'names' && typeof inner === 'object' && inner !== null) {
      for (const [tag, passcode] of Object.entries(inner))
        found.named.push({ tag: Number(tag), passcode: Number(passcode), where: `${where}.names` });
    } else if (MANY.has(key) && Array.isArray(inner) && inner.every((n) => typeof n === 'number')) {
      for (const tag of inner as number[])
        if (tag >= 0) found.tags.push({ tag, passcode: 0, where: `${where}.${key}` });
    } else if (key in NAMES && Array.isArray(inner)) {
      const tags = o[NAMES[key]] as number[];
      inner.forEach((passcode: number, i) => {
        found.named.push({ tag: tags[i] ?? -1, passcode, where: `${where}.${key}` });
      });
    } else visit(inner, key, found);
  }
}
