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
  private readonly searchable: readonly { article: Article; title: string; all: string }[];

  constructor(chapters: readonly Chapter[]) {
    this.chapters = chapters;
    const articles = chapters.flatMap((c) => c.articles);
    this.byId = new Map(articles.map((a) => [a.id, a]));
    const titleOf = (id: string): string => this.byId.get(id)?.title ?? '';
    this.searchable = articles.map((article) => {
      const title = normal(article.title);
      const body = lines(article.text).map((line) => plain(line, titleOf));
      return { article, title, all: normal([article.title, ...body].join(' ')) };
    });
  }

  article(id: string): Article | undefined {
    return this.byId.get(id);
  }

  /** Articles in which every word occurs, those that have them in their title first. */
  search(query: string): Article[] {
    const words = normal(query).split(' ').filter(Boolean);
    if (words.length === 0) return [];
    const found = this.searchable.filter(({ all }) => words.every((word) => all.includes(word)));
    const titled = ({ title }: { title: string }): boolean => words.every((word) => title.includes(word));
    return [...found.filter(titled), ...found.filter((f) => !titled(f))].map((f) => f.article);
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
