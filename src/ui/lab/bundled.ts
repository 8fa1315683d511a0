/** The cases that come with Segoc. Fetched as one chunk when somebody first wants one. */
import { normal } from '../../rulebook/index.ts';

export interface BundledCase {
  id: string;
  title: string;
  /** Articles of the rulebook that it shows, the one that matters most first. */
  rules: readonly string[];
  text: string;
}

/** A title as the rest of the page is set: files are typed with straight apostrophes. */
export const printed = (title: string): string => title.replace(/'/g, '’');

export class CaseLibrary {
  readonly all: readonly BundledCase[];
  readonly #byId: ReadonlyMap<string, BundledCase>;
  readonly #searchable: readonly { one: BundledCase; title: string; all: string }[];

  constructor(all: readonly BundledCase[]) {
    this.all = all.map((one) => ({ ...one, title: printed(one.title) }));
    this.#byId = new Map(this.all.map((one) => [one.id, one]));
    this.#searchable = this.all.map((one) => {
      const title = normal(one.title);
      return { one, title, all: `${title} ${normal(one.text)}` };
    });
  }

  get(id: string): BundledCase | undefined {
    return this.#byId.get(id);
  }

  /** Cases in which every word occurs, those that have them in their title first. */
  search(query: string): BundledCase[] {
    const words = normal(query).split(' ').filter(Boolean);
    const found = this.#searchable.filter(({ all }) => words.every((word) => all.includes(word)));
    const titled = ({ title }: { title: string }) => words.every((word) => title.includes(word));
    return [...found.filter(titled), ...found.filter((f) => !titled(f))].map(({ one }) => one);
  }
}

/** Where cases stand that are about one card and no article. */
export const SINGLE_CARDS = 'single-cards';

/** The chapter of the rulebook under which it stands. */
export const chapterOf = (one: BundledCase): string => one.rules[0]?.split('.')[0] ?? SINGLE_CARDS;

let loaded: Promise<CaseLibrary> | null = null;

export function loadCases(): Promise<CaseLibrary> {
  if (!loaded) {
    loaded = import('virtual:cases').then(({ default: all }) => new CaseLibrary(all));
    // A failed download is tried again the next time.
    loaded.catch(() => {
      loaded = null;
    });
  }
  return loaded;
}
