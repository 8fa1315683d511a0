/** Titles of the articles alone, for links to them: the texts come when one is opened. */
import en from './en/titles.json' with { type: 'json' };

// Maps: ids come from addresses and files, and may be words that every object answers to.
const titles: ReadonlyMap<string, string> = new Map(Object.entries(en.articles));
const chapters: ReadonlyMap<string, string> = new Map(Object.entries(en.chapters));

export const chapterTitle = (id: string): string | undefined => chapters.get(id);

export const articleTitle = (id: string): string | undefined => titles.get(id);
