import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { HEADERS, PAGE_CSP } from '../scripts/shield.mjs';
import { expect, test } from './fixtures.ts';
import { hostAt } from './host.ts';
import { Lab } from './pages/Lab.ts';
import { Rulebook } from './pages/Rulebook.ts';
import { Start } from './pages/Start.ts';
import { Table } from './pages/Table.ts';

const ELSEWHERE = 'https://elsewhere.example';

/** All that can be done in the page. The fixtures watch what it asks for, and whether the policy stops any of it. */
async function walk(page: Page): Promise<void> {
  const [start, table, lab, rulebook] = [new Start(page), new Table(page), new Lab(page), new Rulebook(page)];
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await start.open(7);
  await start.choose('Hands', 'Open');
  await start.begin.click();
  await table.ready();
  await table.hand.reach(table.field.locator('[data-card]').last());
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');

  let menu = await table.openMenu();
  await menu.getByRole('button', { name: 'Settings' }).click();
  for (const look of ['Dark', 'Light', 'Like the system'])
    await page.getByRole('group', { name: 'Colours' }).getByText(look, { exact: true }).click();
  await page.keyboard.press('Escape');

  menu = await table.openMenu();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    menu.getByRole('button', { name: 'Save this moment as a case file' }).click(),
  ]);
  await menu.getByRole('button', { name: 'Copy a link to this moment' }).click();
  await expect(menu.getByRole('status')).toContainText('Copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await menu.getByRole('button', { name: 'Close' }).click();

  await rulebook.open();
  await rulebook.search.fill('chain');
  await rulebook.contents.getByRole('link').first().click();
  await rulebook.article.waitFor();
  await lab.open('chain-backwards');
  await lab.holds();
  await lab.open();
  await lab.choose(saved.suggestedFilename(), readFileSync(await saved.path(), 'utf8'));
  await lab.holds();

  await page.goto(link);
  await page.getByRole('button', { name: 'Open it' }).click();
  await table.ready();
  await page.reload();
  await table.ready();
}

/** What the page would fetch without asking, or send elsewhere, if it were followed. */
const reaching = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[href], [src], [action], [srcset], link[rel]')]
      .filter((element) => {
        const url = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
        const ahead = /prefetch|preconnect|prerender/.test(element.getAttribute('rel') ?? '');
        return ahead || new URL(url, location.href).host !== location.host;
      })
      .map((element) => element.outerHTML),
  );

test('the whole of the page asks nobody else for anything, and keeps to its policy', async ({ page }) => {
  test.slow();
  const answer = await page.goto('./');
  for (const [name, value] of Object.entries(HEADERS))
    expect(answer?.headers()[name.toLowerCase()], name).toBe(value);
  await walk(page);
  expect(await reaching(page)).toEqual([]);
});

test.describe('on a plain host of files, below a folder', () => {
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture
    baseURL: async ({}, use) => {
      const host = await hostAt('/games/segoc/');
      await use(host.url);
      await host.close();
    },
  });

  test('the page is whole, and has its policy with it', async ({ page, troubles }) => {
    test.slow();
    const answer = await page.goto('./');
    expect(answer?.headers()['content-security-policy']).toBeUndefined();
    await walk(page);
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveAttribute('content', PAGE_CSP);
    await page.evaluate(() => fetch('https://elsewhere.example').catch(() => undefined));
    await expect.poll(() => troubles.join()).toContain('connect-src');
    troubles.length = 0;
  });
});

/** Ways out of the page, and ways to make code of text; each is planted and has to be stopped and told of. */
const PLANTED: Record<string, [told: RegExp, plant: (elsewhere: string) => unknown]> = {
  'a script in the page': [
    /require-trusted-types-for|script-src/,
    () => {
      const script = document.createElement('script');
      script.append('window.stained = true');
      document.body.append(script);
    },
  ],
  'markup with a script in it': [
    /require-trusted-types-for/,
    () => {
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.stained = true">');
    },
  ],
  'text as code': [
    /require-trusted-types-for|script-src/,
    // Later, and not by the test: what a test evaluates may evaluate.
    () => {
      // biome-ignore lint/complexity/noCommaOperator: to be stopped
      // biome-ignore lint/security/noGlobalEval: to be stopped
      setTimeout(() => (0, eval)('window.stained = true'));
    },
  ],
  'text as what a button does': [
    /require-trusted-types-for|script-src/,
    () => {
      const script = document.createElement('button');
      script.setAttribute('onclick', 'window.stained = true');
      document.body.append(script);
      script.click();
    },
  ],
  'a style in the page': [
    /style-src/,
    () => {
      const style = document.createElement('style');
      style.append('body { outline: 1px solid }');
      document.head.append(style);
    },
  ],
  'a script from elsewhere': [
    /require-trusted-types-for|script-src/,
    (elsewhere) => {
      const script = document.createElement('script');
      script.setAttribute('src', `${elsewhere}/a.js`);
      document.body.append(script);
    },
  ],
  'an image from elsewhere': [
    /img-src/,
    (elsewhere) => {
      new Image().src = `${elsewhere}/a.png`;
    },
  ],
  'a request': [/connect-src/, (elsewhere) => void fetch(elsewhere).catch(() => undefined)],
  'a beacon': [/connect-src/, (elsewhere) => void navigator.sendBeacon(elsewhere, 'x')],
  'a socket': [/connect-src/, (elsewhere) => void new WebSocket(elsewhere.replace('https', 'wss'))],
  'a frame': [
    /frame-src|default-src/,
    (elsewhere) => {
      const frame = document.createElement('iframe');
      frame.src = elsewhere;
      document.body.append(frame);
    },
  ],
  'a form': [
    /form-action/,
    (elsewhere) => {
      const form = document.createElement('form');
      form.action = elsewhere;
      document.body.append(form);
      form.submit();
    },
  ],
  'another base': [
    /base-uri/,
    (elsewhere) => {
      const base = document.createElement('base');
      base.href = elsewhere;
      document.head.append(base);
    },
  ],
};

for (const [what, [told, plant]] of Object.entries(PLANTED))
  test(`${what} is stopped, and every test would tell of it`, async ({ start, page, troubles }) => {
    let got = 0;
    await page.route(`${ELSEWHERE}/**`, (route) => {
      got++;
      return route.fulfill({ body: '' });
    });
    await start.open();
    expect(troubles).toEqual([]);
    await page.evaluate(plant, ELSEWHERE).catch((error) => troubles.push(String(error)));
    await expect.poll(() => troubles.filter((t) => /policy: /.test(t)).join()).toMatch(told);
    expect(got).toBe(0);
    expect(await page.evaluate(() => 'stained' in window)).toBe(false);
    expect(await page.evaluate(() => document.querySelector('h1')?.textContent)).toContain('Two decks');
    troubles.length = 0;
  });

test.describe('without the policy', () => {
  test.use({ bypassCSP: true });

  test('a request that is not stopped is told of', async ({ start, page, troubles }) => {
    await page.route(`${ELSEWHERE}/**`, (route) => route.fulfill({ body: '' }));
    await page.routeWebSocket(/elsewhere/, () => undefined);
    await start.open();
    await page.evaluate((elsewhere) => {
      new Image().src = `${elsewhere}/image.png`;
      navigator.sendBeacon(`${elsewhere}/beacon`, 'x');
      void fetch(`${elsewhere}/fetched`, { mode: 'no-cors' });
    }, ELSEWHERE);
    for (const path of ['image.png', 'beacon', 'fetched'])
      await expect.poll(() => troubles).toContain(`request: ${ELSEWHERE}/${path}`);
    troubles.length = 0;
  });
});
