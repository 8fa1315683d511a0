/** One duel and two tabs. */
import type { BrowserContext } from '@playwright/test';
import { isAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { endTurn, quietDuel, reopen, written } from './keeping.ts';
import { Kept } from './pages/Kept.ts';
import { Table } from './pages/Table.ts';
import { bystander, entries, recordKeys } from './vault.ts';

/** The turns of all duels that are kept, sorted. */
async function turnsKept(context: BrowserContext, baseURL: string): Promise<number[]> {
  const aside = await bystander(context, baseURL);
  const found = await entries(aside);
  await aside.close();
  const heads = Object.entries(found).filter(([key]) => key.startsWith('head/'));
  return heads.map(([, value]) => (value as { turn: number }).turn).sort((a, b) => a - b);
}

test('the second tab asks; going on there makes the first let go, and back again @phone', async ({
  open,
  page,
  table,
  context,
}) => {
  const kept = new Kept(page);
  await quietDuel(6, { open, page, table });

  const second = await reopen(context);
  await expect(second.kept.elsewhere).toBeVisible();
  await expect(second.page.getByRole('main')).toContainText('Ada and Ben, turn 6.');
  await isAccessible(second.page);
  await second.page.keyboard.press('Tab');
  await expect(second.kept.goOn).toBeFocused();
  await second.page.keyboard.press('Enter');
  await endTurn(second.table, 'Ben');
  await second.table.prompt.isFree('Ada');

  await expect(kept.taken).toBeVisible();
  await isAccessible(page);
  await expect(table.field).toHaveCount(0);
  await written(second.page, 7);
  await kept.goOn.click();
  await kept.says('Your duel stands where you left it: turn 7.');
  await endTurn(table, 'Ada');
  await expect(second.kept.taken).toBeVisible();
});

test('something else in the second tab leaves the first alone, and both duels are kept', async ({
  open,
  page,
  table,
  context,
  baseURL,
}) => {
  await quietDuel(6, { open, page, table });
  const second = await reopen(context);
  await second.kept.somethingElse.click();
  await second.start.title.waitFor();
  await expect(second.kept.row('Ada and Ben')).toContainText('Open in another tab');
  await expect(second.kept.button('Throw away', 'Ada and Ben')).toHaveCount(0);
  await second.start.choose('Who goes first', 'Ada');
  await second.start.begin.click();
  await endTurn(second.table, 'Ada');
  await endTurn(table, 'Ben');
  await endTurn(second.table, 'Ben');
  await endTurn(table, 'Ada');
  await table.prompt.isFree('Ben');
  await written(page, 8);
  await written(page, 3);
  expect(await turnsKept(context, baseURL!)).toEqual([3, 8]);

  // Each tab comes back to its own.
  await second.page.reload();
  await second.kept.says('Your duel stands where you left it: turn 3.');
  await page.reload();
  await new Kept(page).says('Your duel stands where you left it: turn 8.');

  // And with both closed, one is on the table and the other on the start screen.
  await page.close();
  await second.page.close();
  const third = await reopen(context);
  const menu = await third.table.openMenu();
  await menu.getByRole('button', { name: 'New duel' }).click();
  await expect(menu).toContainText('You find it again on the start screen.');
  await menu.getByRole('button', { name: 'Leave it' }).click();
  await expect(third.kept.rows).toHaveCount(2);
  await isAccessible(third.page);
  await third.kept.button('Go on', 'Ada and Ben').first().press('Enter');
  await third.table.ready();
});

test('a link opened in a second tab is a duel beside the first', async ({
  open,
  page,
  table,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await quietDuel(6, { open, page, table });
  const menu = await table.openMenu();
  await menu.getByRole('button', { name: 'Copy a link to this moment' }).click();
  await expect(menu).toContainText('Copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  const second = await context.newPage();
  await second.goto(link);
  const there = new Table(second);
  await endTurn(there, 'Ben');
  await endTurn(table, 'Ben');
  await endTurn(there, 'Ada');
  await written(page, 7);
  await written(page, 8);
  expect(await turnsKept(context, baseURL!)).toEqual([7, 8]);
});

test('a tab that crashes lets go of its duel', async ({ open, page, table, context }) => {
  await quietDuel(6, { open, page, table });
  const cdp = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  cdp.send('Page.crash').catch(() => undefined);
  await crashed;
  const second = await reopen(context);
  await second.kept.says('Your duel stands where you left it: turn 6.');
  await endTurn(second.table, 'Ben');
});

test('a tab that hangs cannot answer: its duel is taken, and it says so when it moves again', async ({
  open,
  page,
  table,
  context,
}) => {
  await quietDuel(6, { open, page, table });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Debugger.enable');
  await cdp.send('Debugger.pause');
  // It stops at the next thing that it would do.
  page.evaluate(() => undefined).catch(() => undefined);
  const second = await reopen(context);
  await expect(second.kept.elsewhere).toBeVisible();
  await second.kept.goOn.click();
  await endTurn(second.table, 'Ben');
  await second.table.prompt.isFree('Ada');
  await written(second.page, 7);
  await cdp.send('Debugger.disable');
  await expect(new Kept(page).taken).toBeVisible();
  await endTurn(second.table, 'Ada');
  await written(second.page, 8);
});

test('what could not be written before another tab took the duel becomes a duel of its own', async ({
  open,
  page,
  table,
  context,
  baseURL,
}) => {
  const kept = new Kept(page);
  await quietDuel(6, { open, page, table });
  // The browser does not take what is decided from now on.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(window, { mend: () => Object.assign(IDBObjectStore.prototype, { put }) });
  });
  await endTurn(table, 'Ben');
  await kept.says(/no room left/);
  await kept.dismiss();
  const second = await reopen(context);
  await second.kept.goOn.click();
  await second.kept.says('turn 6');
  // It cannot be written, so it stays on its table.
  await kept.says(
    'Another tab goes on with this duel. What was decided here since is saved as a duel of its own.',
  );
  await endTurn(second.table, 'Ben');
  await endTurn(second.table, 'Ada');
  await written(second.page, 8);
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await table.prompt.isFree('Ada');
  await written(page, 7);
  expect(await turnsKept(context, baseURL!)).toEqual([7, 8]);
});

test.describe('without locks, as over plain HTTP', () => {
  test.beforeEach(({ context }) =>
    context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })),
  );

  test('the tabs ask one another', async ({ open, page, table, context }) => {
    const kept = new Kept(page);
    await quietDuel(6, { open, page, table });
    const second = await reopen(context);
    await expect(second.kept.elsewhere).toBeVisible();
    await second.kept.goOn.click();
    await endTurn(second.table, 'Ben');
    await expect(kept.taken).toBeVisible();
    await written(page, 7);
    await page.reload();
    await expect(kept.elsewhere).toBeVisible();
  });

  test('tabs that cannot even ask never write over one another', async ({
    page,
    open,
    table,
    context,
    baseURL,
  }) => {
    await context.addInitScript(() => {
      BroadcastChannel.prototype.postMessage = () => undefined;
    });
    const kept = new Kept(page);
    await quietDuel(6, { open, page, table });
    const second = await reopen(context);
    await endTurn(second.table, 'Ben');
    await endTurn(second.table, 'Ada');
    await second.table.prompt.isFree('Ben');
    await written(page, 8);
    await endTurn(table, 'Ben');
    await kept.says('Another tab goes on with this duel.');
    await table.prompt.isFree('Ada');
    await written(page, 7);
    await endTurn(second.table, 'Ben');
    await endTurn(table, 'Ada');
    await endTurn(table, 'Ben');
    await table.prompt.isFree('Ada');
    await written(page, 9);
    await expect.poll(() => turnsKept(context, baseURL!)).toEqual([9, 9]);
    const aside = await bystander(context, baseURL!);
    expect(recordKeys(await entries(aside))).toHaveLength(4);
  });
});

test('a page that is left and comes back as it was goes on, or says that another tab has the duel', async ({
  open,
  page,
  table,
  context,
}) => {
  // The browser of these tests keeps no page for coming back; what it would tell the page is told here.
  const transition = (type: 'pagehide' | 'pageshow') =>
    page.evaluate((t) => void window.dispatchEvent(new PageTransitionEvent(t, { persisted: true })), type);
  const kept = new Kept(page);
  await quietDuel(6, { open, page, table });
  await transition('pagehide');
  await transition('pageshow');
  await endTurn(table, 'Ben');
  await table.prompt.isFree('Ada');
  await written(page, 7);

  await transition('pagehide');
  const second = await reopen(context);
  await second.kept.says('Your duel stands where you left it: turn 7.');
  await endTurn(second.table, 'Ada');
  await second.table.prompt.isFree('Ben');
  await written(second.page, 8);
  await transition('pageshow');
  await expect(kept.taken).toBeVisible();

  // The same when the other tab is gone by then: what it decided is not lost.
  await transition('pagehide');
  await kept.goOn.click();
  await kept.says('turn 8');
  await transition('pagehide');
  const third = await reopen(context);
  await endTurn(third.table, 'Ben');
  await third.table.prompt.isFree('Ada');
  await written(third.page, 9);
  await third.page.close();
  await transition('pageshow');
  await kept.goOn.click();
  await kept.says('turn 9');
});
