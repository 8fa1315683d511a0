/** The first load: how much comes, and how long until the page answers. */
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { ms } from '../measure.ts';
import type { Figures } from './figures.ts';
import { slow, usable, watchPage } from './watch.ts';

/** Milliseconds. */
interface Run {
  firstPaint: number;
  /** From the address to a start screen that answers. */
  toStart: number;
  /** From "Begin", clicked as soon as it is there, to a table that answers. */
  toTable: number;
  /** From the address of a shared link to a table that answers. */
  toLinkedTable: number;
  /** From the address, with a duel kept from before, to a table that answers. */
  toKeptTable: number;
}

/** A page with nothing in its cache and nothing kept. */
export async function fresh(browser: Browser, size = { width: 1280, height: 720 }): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ viewport: size, locale: 'en-US' });
  await context.addInitScript(watchPage);
  return context.newPage();
}

/** Chooses a row's word on the start screen. */
export const choose = (page: Page, row: string, word: string): Promise<void> =>
  page.getByRole('group', { name: row }).getByText(word, { exact: true }).click();

const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);

/** Presses a button without waiting for more than that it is there. */
async function press(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function run(browser: Browser, url: string, link: string, slowdown: number): Promise<Run> {
  // Open hands for the next visit, so that the table follows at once.
  const first = await fresh(browser);
  await first.goto(`${url}?seed=7`);
  await usable(first, 'start');
  await choose(first, 'Hands', 'Open');
  await first.waitForTimeout(300);
  const kept = await first.context().storageState({ indexedDB: true });
  await first.context().close();

  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    locale: 'en-US',
    storageState: kept,
  });
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  await slow(page, slowdown);
  await page.goto(`${url}?seed=7`, { waitUntil: 'commit' });
  const toStart = await usable(page, 'start');
  await press(page, 'form button[type="submit"]');
  const atTable = await usable(page, 'table');
  const toTable = atTable - (await page.evaluate(() => window.watch.begun));
  const painted = await firstPaint(page);
  await context.close();

  const linked = await fresh(browser);
  await slow(linked, slowdown);
  await linked.goto(`${url}${link}`, { waitUntil: 'commit' });
  const toLinkedTable = await usable(linked, 'table');
  await linked.waitForTimeout(500);
  const again = await linked.context().storageState({ indexedDB: true });
  await linked.context().close();

  const back = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    locale: 'en-US',
    storageState: again,
  });
  await back.addInitScript(watchPage);
  const returned = await back.newPage();
  await slow(returned, slowdown);
  await returned.goto(url, { waitUntil: 'commit' });
  const toKeptTable = await usable(returned, 'table');
  await back.close();
  return { firstPaint: painted, toStart, toTable, toLinkedTable, toKeptTable };
}

/** One load of each kind. @param link the part of a shared link after "#" */
export async function loads(browser: Browser, url: string, link: string, slowdown: number): Promise<Figures> {
  const { firstPaint, toStart, toTable, toLinkedTable, toKeptTable } = await run(
    browser,
    url,
    link,
    slowdown,
  );
  return {
    firstPaint: ms(firstPaint),
    toStart: ms(toStart),
    toTable: ms(toTable),
    toLinkedTable: ms(toLinkedTable),
    toKeptTable: ms(toKeptTable),
  };
}

/** Compressed bytes: of the scripts that the page itself names, of all until the start screen answers, of all until a table does. */
export async function weights(
  browser: Browser,
  url: string,
): Promise<{ scripts: number; toStart: number; toTable: number }> {
  const page = await fresh(browser);
  const came = new Map<string, Promise<number>>();
  const note = (request: Request) =>
    void came.set(
      request.url(),
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  page.on('requestfinished', note);
  const sum = async (sizes: Iterable<number | Promise<number>>) =>
    (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  await page.goto(url);
  await usable(page, 'start');
  const toStart = await sum(came.values());
  await page.waitForLoadState('networkidle');
  await choose(page, 'Hands', 'Open');
  await page.getByRole('button', { name: 'Begin' }).click();
  await usable(page, 'table');
  await page.waitForLoadState('networkidle');
  // What comes only now could not be asked any more how large it is.
  page.off('requestfinished', note);
  const toTable = await sum(came.values());
  await page.context().close();
  const html = await (await fetch(url)).text();
  const named = html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+\.js)"/g);
  const scripts = await sum([...named].map(([, file]) => came.get(new URL(file, url).href) ?? 0));
  return { scripts, toStart, toTable };
}
