/**
 * The rulebook: short articles in plain words, each with its source and the cases that show it. Articles are loaded by
 * language when somebody first opens one; importing this file loads none.
 */
import { lines, plain } from './marks.ts';
import type { Article, Chapter, Language, Texts } from './types.ts';

export { lines, plain, spans } from './marks.ts';
export type { Article, Chapter, Language } from './types.ts';

const texts: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./en/index.ts')).texts,
};

export class Rulebook {
  readonly chapters: readonly Chapter[];
  private readonly byId: ReadonlyMap<string, Article>;
  private readonly searchable: readonly { article: Article; title: Searched; all: Searched }[];

  constructor(chapters: readonly Chapter[]) {
    this.chapters = chapters;
    const articles = chapters.flatMap((c) => c.articles);
    this.byId = new Map(articles.map((a) => [a.id, a]));
    const titleOf = (id: string): string => this.byId.get(id)?.title ?? '';
    this.searchable = articles.map((article) => {
      const body = lines(article.text).map((line) => plain(line, titleOf));
      return {
        article,
        title: searched(article.title),
        all: searched([article.title, ...body].join(' ')),
      };
    });
  }

  article(id: string): Article | undefined {
    return this.byId.get(id);
  }

  /** Articles in which every word occurs in some form, those that have them in their title, and as they were typed, first. */
  search(query: string): Article[] {
    const words = normal(query).split(' ').filter(Boolean);
    if (words.length === 0) return [];
    const exact = ({ words: text }: Searched) => words.every((word) => text.includes(word));
    const near = ({ words: text, stems }: Searched) =>
      words.every((word) => text.includes(word) || stems.includes(` ${stem(word)}`));
    const rank = ({ title, all }: { title: Searched; all: Searched }): number =>
      exact(title) ? 0 : near(title) ? 1 : exact(all) ? 2 : near(all) ? 3 : 4;
    return this.searchable
      .map((entry) => ({ article: entry.article, rank: rank(entry) }))
      .filter((entry) => entry.rank < 4)
      .sort((a, b) => a.rank - b.rank)
      .map((entry) => entry.article);
  }
}

/** Small letters without accents, plain apostrophes, and nothing but single spaces between words. */
export const normal = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();

/** The beginning that a word's forms share: "missed", "misses" and "missing" are all "miss". */
const stem = (word: string): string => {
  const bare = word.replace(/'s?$/, '');
  const cut = bare.replace(/(?:ing|ed|es|s|e)$/, '');
  return cut.length < 3 || bare.endsWith('ss') ? bare : cut;
};
interface Searched {
  words: string;
  /** Each after a space. */
  stems: string;
}
const searched = (text: string): Searched => {
  const words = normal(text);
  return { words, stems: ` ${words.split(' ').map(stem).join(' ')}` };
};

const loaded = new Map<Language, Promise<Rulebook>>();

export function loadRulebook(language: Language = 'en'): Promise<Rulebook> {
  let book = loaded.get(language);
  if (book === undefined) {
    book = load(language);
    // A failed download is tried again the next time.
    book.catch(() => loaded.delete(language));
    loaded.set(language, book);
  }
  return book;
}

async function load(language: Language): Promise<Rulebook> {
  const [{ chapters }, { examples }, inLanguage] = await Promise.all([
    import('./chapters.ts'),
    import('./examples.ts'),
    texts[language](),
  ]);
  return new Rulebook(
    chapters.map(({ id, articles }) => ({
      id,
      title: inLanguage[id].title,
      articles: articles.map((article) => ({
        id: article,
        chapter: id,
        ...inLanguage[id].articles[article],
        cases: examples[article] ?? [],
      })),
    })),
  );
}
