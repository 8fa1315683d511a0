import { test as base, expect } from '@playwright/test';
import { type Board, kept, store } from './boards.ts';
import { Consent, Curtain } from './pages/Curtain.ts';
import { Result } from './pages/Result.ts';
import { Start } from './pages/Start.ts';
import { Table } from './pages/Table.ts';

interface Fixtures {
  quiet: undefined;
  start: Start;
  table: Table;
  curtain: Curtain;
  consent: Consent;
  result: Result;
  /** Loads the page with a duel on its table. */
  open: (board: Board) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  /** Every test fails on an error in the console, an uncaught exception, or a request to another host. */
  quiet: [
    async ({ context, baseURL }, use) => {
      const home = new URL(baseURL ?? 'http://127.0.0.1').host;
      const troubles: string[] = [];
      context.on('weberror', (trouble) => troubles.push(`uncaught: ${trouble.error()}`));
      context.on('console', (message) => {
        if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
      });
      context.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        if (/^(http|ws)s?:$/.test(protocol) && host !== home) troubles.push(`request: ${request.url()}`);
      });
      await use(undefined);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
  start: ({ page }, use) => use(new Start(page)),
  table: ({ page }, use) => use(new Table(page)),
  curtain: ({ page }, use) => use(new Curtain(page)),
  consent: ({ page }, use) => use(new Consent(page)),
  result: ({ page }, use) => use(new Result(page)),
  open: ({ page, context }, use) =>
    use(async (board) => {
      await store(context, await kept(board));
      await page.goto('./');
      await page.getByRole('main').waitFor();
    }),
});

export { expect };
