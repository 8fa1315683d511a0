import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readLink, writeLink } from '../src/formats/link.ts';
import { type Board, set } from './boards.ts';
import { expect, test } from './fixtures.ts';
import { Lab } from './pages/Lab.ts';
import { Table } from './pages/Table.ts';

const threeLinks: Board = {
  a: { hand: ['Raigeki'], spells: [set('Dark Bribe')] },
  b: {
    monsters: ['Summoned Skull', 'Battle Ox'],
    spells: [set('Imperial Order'), set('Seven Tools of the Bandit')],
  },
  play: (seat) =>
    seat.do('activate', 'Raigeki').do('activate', 'Imperial Order').do('activate', 'Dark Bribe'),
};

async function copiedLink(page: Page, table: Table): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const menu = await table.openMenu();
  await menu.getByRole('button', { name: 'Copy a link to this moment' }).click();
  await expect(menu.getByRole('status')).toContainText('Copied.');
  await menu.getByRole('button', { name: 'Close' }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a link made in the middle of a chain comes to the same question elsewhere', async ({
  open,
  table,
  page,
  browser,
}) => {
  await open(threeLinks);
  await table.prompt.asks('Respond to Dark Bribe?');
  const options = await table.prompt.panel.getByRole('button').allInnerTexts();
  const link = await copiedLink(page, table);
  expect(link.length).toBeLessThan(2000);

  const fresh = await browser.newContext();
  const there = await fresh.newPage();
  await there.goto(link);
  const other = new Table(there);
  await other.prompt.asks('Respond to Dark Bribe?');
  await expect(other.chain.link(3)).toContainText('Dark Bribe, Ada');
  expect(await other.prompt.panel.getByRole('button').allInnerTexts()).toEqual(options);
  // It is a duel like any other from here on: it may be gone back in, and it is kept.
  expect(new URL(there.url()).hash).toBe('');
  await other.undo();
  await other.prompt.asks('Respond to Imperial Order?');
  await there.reload();
  await other.prompt.asks('Respond to Imperial Order?');
  await fresh.close();
});

test('a link does not take the place of another duel unasked', async ({ open, table, page }) => {
  await open(threeLinks);
  const link = await copiedLink(page, table);
  await table.prompt.pass();
  await table.prompt.isFree('Ada');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Open the duel of this link?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep my duel' }).click();
  await table.prompt.isFree('Ada');
  await page.goto(link);
  await page.getByRole('button', { name: 'Open it' }).click();
  await table.prompt.asks('Respond to Dark Bribe?');
});

test('broken links say what is wrong @phone', async ({ page, open, table, browser }) => {
  await open(threeLinks);
  const link = await copiedLink(page, table);
  const code = new URL(link).hash.slice('#duel='.length);
  const read = await readLink(code);
  if (!read.ok) throw new Error(read.reason);
  const { duel } = read;
  const answers = duel.answers.map((given, i) => (i === 2 ? { ...given, answer: 99 } : given));
  const diverged = await writeLink({ ...duel, answers });

  const fresh = await browser.newContext();
  const there = await fresh.newPage();
  const says = async (broken: string, text: string) => {
    await there.goto(`${link.split('#')[0]}#duel=${broken}`);
    await expect(there.getByRole('heading', { name: 'This link cannot be opened' })).toBeVisible();
    await expect(there.getByRole('main')).toContainText(text);
  };
  await says(code.slice(0, -12), 'It is cut off or was changed on the way.');
  await says('nonsense', 'It is cut off or was changed on the way.');
  await says(diverged ?? '', `goes another way from decision 3 of ${answers.length} on`);
  await there.getByRole('link', { name: 'To the start' }).click();
  await expect(there.getByRole('heading', { name: 'Two decks, one table' })).toBeVisible();
  await fresh.close();
});

test('a saved moment is a case that leads back to it', async ({ open, table, page }) => {
  const lab = new Lab(page);
  await open(threeLinks);
  const menu = await table.openMenu();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    menu.getByRole('button', { name: 'Save this moment as a case file' }).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('# act: activate Raigeki (A.hand)');
  await menu.getByRole('button', { name: 'Close' }).click();
  await lab.drop(file.suggestedFilename(), text);
  await lab.holds();
  await table.prompt.asks('Respond to Dark Bribe?');
});
