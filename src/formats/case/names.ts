/** Card names as people write them: found without regard to case, and the nearest known ones for those that are not. */
import type { CardDef } from '../../engine/index.ts';
import { LIMITS } from '../limits.ts';

/** Card that fills Decks when a case names none: `Blank`. */
export const FILLER_PASSCODE = 1;

const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

export class CardIndex {
  readonly #byName = new Map<string, CardDef>();
  readonly #byPasscode = new Map<number, CardDef>();

  constructor(cards: readonly CardDef[]) {
    for (const card of cards) {
      this.#byName.set(plain(card.name), card);
      this.#byPasscode.set(card.passcode, card);
    }
  }

  find(card: string | number): CardDef | undefined {
    return typeof card === 'number' ? this.#byPasscode.get(card) : this.#byName.get(plain(card));
  }

  nameOf(passcode: number): string {
    return this.#byPasscode.get(passcode)?.name ?? `card ${passcode}`;
  }

  /** Up to `count` known names that look most like `name`; none when nothing comes close. */
  nearest(name: string, count = 3): string[] {
    return nearest(
      name,
      [...this.#byPasscode.values()].map((card) => card.name),
      count,
    );
  }
}

/** Those of `known` that look most like `word`, best first; none for what is too long to be a name. */
export function nearest(word: string, known: readonly string[], count = 3): string[] {
  if (word.length > LIMITS.nameLength) return [];
  const wanted = plain(word);
  return known
    .map((name) => ({ name, away: difference(wanted, plain(name)) }))
    .filter(({ away }) => away <= 0.5)
    .sort((a, b) => a.away - b.away)
    .slice(0, count)
    .map(({ name }) => name);
}

/** 0 for the same, 1 for nothing in common; a name that begins with or contains the other counts as near. */
function difference(a: string, b: string): number {
  if (a.length > 2 && (b.includes(a) || a.includes(b)))
    return 0.3 * (1 - Math.min(a.length, b.length) / Math.max(a.length, b.length));
  return edits(a, b) / Math.max(a.length, b.length, 1);
}

/** Edits (insert, delete, replace) that turn one word into the other. */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}

/** "Did you mean ...?" as the end of a message, or a hint where nothing comes close. */
export function didYouMean(word: string, known: readonly string[] | CardIndex, otherwise: string): string {
  const near = known instanceof CardIndex ? known.nearest(word) : nearest(word, known);
  return near.length > 0 ? `did you mean ${near.join(', or ')}?` : otherwise;
}
