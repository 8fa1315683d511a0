/** Titles of the articles alone, for links to them: the texts come when one is opened. */
import en from './en/titles.json' with { type: 'json' };

const titles: Readonly<Record<string, string>> = en.articles;
const chapters: Readonly<Record<string, string>> = en.chapters;

export const chapterTitle = (id: string): string | undefined => chapters[id];

export const articleTitle = (id: string): string | undefined => titles[id];
