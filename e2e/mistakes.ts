/**
 * Mistakes in the program, planted in its scripts on their way to the page: the page itself has no hook for it, and what is built
 * is what is tested, but for the one place.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { HEADERS } from '../scripts/shield.mjs';

export interface Mistake {
  /** What is changed, in the built scripts. */
  at: RegExp;
  /** What stands there instead. */
  by: string;
}

export const PLANTED = 'a planted mistake';
const FAIL = `(()=>{throw new TypeError("${PLANTED}")})`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The first effect of a card, carried out: throws, or goes round in a circle. */
export const cardThat = (goes: 'fails' | 'never ends', name: string): Mistake => ({
  at: new RegExp(`(\`${escaped(name)}\`,\\d+,[\\w$]+,[\\w$]+\\(\`[^\`]*\`,\\{does:)[^}]*\\}`),
  by: `$1{verb:"nothing",run(){${goes === 'fails' ? `${FAIL}()` : 'return -1'}}}}`,
});

/** A call of the engine. */
export const callThatFails = (call: 'attempts' | 'view'): Mistake => ({
  at: new RegExp(`\\b${call}:\\(([\\w$,]+)\\)=>`),
  by: `${call}:($1)=>${FAIL}()||`,
});

/** The part of the page that says this. */
export const partThatFails = (words: string): Mistake => ({
  at: new RegExp(`[\\w$]+\\(\`${escaped(words)}\``),
  by: `${FAIL}(\`${words}\``,
});

/** @returns a function that says how often what was to be changed has been met */
export async function plant(context: BrowserContext, { at, by }: Mistake): Promise<() => number> {
  let met = 0;
  await context.route('**/assets/*.js', async (route) => {
    // Read where the server reads it: to ask the server might meet a connection that it has just ended for being idle.
    const { pathname } = new URL(route.request().url());
    const script = await readFile(join('dist', pathname), 'utf8');
    const changed = script.replace(at, by);
    if (changed !== script) met++;
    await route.fulfill({ headers: HEADERS, contentType: 'text/javascript', body: changed });
  });
  return () => met;
}
