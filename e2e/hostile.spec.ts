/** Links, files and names from people who mean no good: they are shown as what they are, and nothing is lost by them. */
import type { Page } from '@playwright/test';
import { writeLink } from '../src/formats/link.ts';
import { expect, test } from './fixtures.ts';
import { Lab } from './pages/Lab.ts';
import type { Table } from './pages/Table.ts';

const IMAGE = '<img src=x onerror=alert(1)>';
const SCRIPT = '"><script>alert(2)</script>';

/** Fails as soon as anything of it runs: every script that is tried here would say so. */
function watch(page: Page): string[] {
  const told: string[] = [];
  page.on('dialog', (dialog) => {
    told.push(dialog.message());
    void dialog.dismiss();
  });
  return told;
}

const wicked = `segoc: 1
id: wicked
title: '${IMAGE}${SCRIPT}'
source: 'javascript:alert(3)'
rules: [constructor, __proto__, '${SCRIPT}']
players:
  A: { hand: [{ card: Raigeki, as: '${IMAGE}' }] }
  B: { monsters: [Summoned Skull] }
steps:
  - A: { activate: '${IMAGE}' }
  - resolve
  - A: { option: '${SCRIPT}' }
`;

async function isShownAsText(page: Page): Promise<void> {
  const drawn = await page.evaluate(
    () => document.querySelectorAll('img[onerror], img[src="x"], main script').length,
  );
  expect(drawn).toBe(0);
}

test('names and titles that are scripts are shown as text @phone', async ({ open, table, page }) => {
  const told = watch(page);
  await open({ names: [IMAGE, SCRIPT], a: { hand: ['Raigeki'] }, b: { monsters: ['Summoned Skull'] } });
  await table.prompt.isFree(IMAGE);
  await isShownAsText(page);

  const lab = new Lab(page);
  await lab.drop(`${IMAGE}.yaml`, wicked);
  await expect(page.getByRole('heading', { name: `${IMAGE}${SCRIPT}` })).toBeVisible();
  await lab.button('To the end').click();
  await expect(lab.panel).toContainText(`chooses ${SCRIPT}`);
  await isShownAsText(page);

  await lab.drop(`${IMAGE}.yaml`, wicked.replace('Summoned Skull', `'${SCRIPT}'`));
  await expect(page.getByRole('alert')).toContainText(`unknown card "${SCRIPT}"`);
  await expect(page.getByText(`${IMAGE}.yaml cannot be laid on the table:`)).toBeVisible();
  await isShownAsText(page);

  for (const hash of [
    `#lab/${IMAGE}`,
    `#rules/${SCRIPT}`,
    '#rules/__proto__',
    '#lab/constructor',
    '#duel=__proto__',
  ]) {
    await page.goto(`./${hash}`);
    await expect(page.getByRole('main').first()).toBeVisible();
    await isShownAsText(page);
  }
  expect(told).toEqual([]);
});

/** The duel on the table is the one that was left, also after the page has been loaded anew. */
async function goesOn(page: Page, table: Table): Promise<void> {
  await page.goto('./');
  await table.prompt.isFree('Ada');
  await page.reload();
  await table.prompt.isFree('Ada');
  await expect(table.card('Summoned Skull')).toBeVisible();
}

test('links and files that cannot be opened leave the duel that is on as it is', async ({
  open,
  table,
  page,
}) => {
  const lab = new Lab(page);
  await open({ a: { hand: ['Raigeki'] }, b: { monsters: ['Summoned Skull'] } });
  await table.prompt.isFree('Ada');
  const impossible = await writeLink({
    setup: {
      kind: 'decks',
      decks: [
        { main: [5], fusion: [] },
        { main: [5], fusion: [] },
      ],
      first: 0,
      seed: 1,
    },
    names: ['A', 'B'],
    hands: 'open',
    answers: [],
    checks: '',
  });
  const links = [
    ['nonsense', 'It is cut off or was changed on the way.'],
    ['A'.repeat(9000), 'It is longer than any link that Segoc makes'],
    [impossible ?? '', 'Its decks or board are not possible: deck too small (decks.0.main).'],
  ];
  for (const [code, why] of links) {
    await page.goto(`./#duel=${code}`);
    await expect(page.getByRole('heading', { name: 'This link cannot be opened' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(why);
    await goesOn(page, table);
  }
  const files = [
    ['['.repeat(10_000), 'check the brackets'],
    ['x'.repeat(3_000_000), 'more than 250000 characters'],
    ['segoc: 2\nid: x\ntitle: X\n', 'segoc must be 1, the version that this program reads'],
    ['\u0000\u0001\uFFFD', 'not'],
  ];
  for (const [text, why] of files) {
    await lab.drop('mine.yaml', text);
    await expect(page.getByRole('alert')).toContainText(why);
    await goesOn(page, table);
  }
});
