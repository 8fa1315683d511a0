/** Cases that show an article, the plainest first. Each of these names the article among its `rules`. */
import { playing } from './examples/playing.ts';
import { responding } from './examples/responding.ts';

export const examples: Readonly<Record<string, readonly string[]>> = { ...playing, ...responding };
