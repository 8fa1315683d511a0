/** Titles of the articles alone, for links to them: the texts come when one is opened. */
import en from './en/titles.json' with { type: 'json' };

const titles: Readonly<Record<string, string>> = en;

export const articleTitle = (id: string): string | undefined => titles[id];
