import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type Board, kept, store } from './boards.ts';
import { Consent, Curtain } from './pages/Curtain.ts';
import { Result } from './pages/Result.ts';
import { Start } from './pages/Start.ts';
import { Table } from './pages/Table.ts';

interface Fixtures {
  /** What went wrong in any page of the test so far. Whoever expects some of it takes it out. */
  troubles: string[];
  start: Start;
  table: Table;
  curtain: Curtain;
  consent: Consent;
  result: Result;
  /** Loads the page with a duel on its table. */
  open: (board: Board) => Promise<void>;
}

/** Notes everything that no page may do: say an error, break the security policy, or ask another host for anything. */
async function watch(context: BrowserContext, home: string, troubles: string[]): Promise<void> {
  const asked = (url: string) => {
    const { protocol, host } = new URL(url);
    if (/^(http|ws)s?:$/.test(protocol) && host !== home) troubles.push(`request: ${url}`);
  };
  context.on('weberror', (trouble) => troubles.push(`uncaught: ${trouble.error()}`));
  context.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
  context.on('request', (request) => asked(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => asked(socket.url())));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`policy: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
}

export const test = base.extend<Fixtures>({
  /** Every test fails on anything of this sort, whichever context it happens in. */
  troubles: [
    async ({ context, browser, baseURL }, use) => {
      const home = new URL(baseURL ?? 'http://127.0.0.1').host;
      const troubles: string[] = [];
      await watch(context, home, troubles);
      const { newContext } = browser;
      browser.newContext = async (options) => {
        const another = await newContext.call(browser, options);
        await watch(another, home, troubles);
        return another;
      };
      await use(troubles);
      browser.newContext = newContext;
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
