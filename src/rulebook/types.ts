/** What an article is. Its text marks other articles as [[id]] or [[id|words]], and cards as {{name}}. */
export type Language = 'en';

/** A paragraph, the points of a list, or points that follow one another. */
export type Block = string | readonly string[] | { readonly ordered: readonly string[] };

/** What an article says in one language. */
export interface ArticleText {
  title: string;
  text: readonly Block[];
  /** The document it rests on, in words. */
  source: string;
}

export interface ChapterText {
  title: string;
  /** By article id. */
  articles: Readonly<Record<string, ArticleText>>;
}

/** One language: its chapters by id. */
export type Texts = Readonly<Record<string, ChapterText>>;

export interface Article extends ArticleText {
  /** Dotted, its chapter first: `chain.spell-speed`. */
  id: string;
  chapter: string;
  /** Ids of the cases that show it. */
  cases: readonly string[];
}

export interface Chapter {
  id: string;
  title: string;
  articles: readonly Article[];
}
