import { isAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { battle, chain, graveyards, opening, questions, won } from './moments.ts';
import { Lab } from './pages/Lab.ts';
import { Rulebook } from './pages/Rulebook.ts';

test('the start screen is accessible @phone', async ({ start, page }) => {
  await start.open();
  await isAccessible(page);
});

for (const [name, board] of Object.entries(questions)) {
  test(`a question is accessible: ${name} @phone`, async ({ open, table, page }) => {
    await open(board);
    await table.prompt.question.waitFor();
    await isAccessible(page);
  });
}

test('the table is accessible, its card menu and inspector too @phone', async ({ open, table, page }) => {
  await open(opening);
  await table.prompt.isFree('Ada');
  await isAccessible(page);
  const card = table.card('Dark Magician', 'Ada’s hand');
  await table.hand.reach(card);
  await card.click({ force: true });
  await table.menu.waitFor();
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await table.inspector.show();
  await isAccessible(page);
  await table.panels.show('Log');
  await isAccessible(page);
});

test('no card in the closed drawer of a hand is seen, or found by the Tab key @touch', async ({
  open,
  table,
  page,
}) => {
  await open(opening);
  await table.prompt.isFree('Ada');
  const card = table.card('Dark Magician', 'Ada’s hand');
  const focused = table.hand.of('Ada’s').locator(':focus');
  await expect(card).toBeHidden();
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveCount(0);
  }
  await table.hand.reach(card);
  await expect(card).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(1);
});

test('the curtain and the request to agree are accessible @phone', async ({
  open,
  table,
  curtain,
  consent,
  page,
}) => {
  await open({ ...battle, settings: { hands: 'curtain' } });
  await curtain.title.waitFor();
  await isAccessible(page);
  await curtain.show('Ben').or(curtain.show('Ada')).click();
  const menu = await table.openMenu();
  await menu.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Hands' }).getByText('Open', { exact: true }).click();
  await consent.panel.waitFor();
  await isAccessible(page);
});

test('menu, settings and keys are accessible @phone', async ({ open, table, page }) => {
  await open(chain);
  const close = () => page.keyboard.press('Escape');
  const menu = await table.openMenu();
  await isAccessible(page);
  await menu.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await isAccessible(page);
  await close();
  await table.openMenu();
  await menu.getByRole('button', { name: 'Keys' }).click();
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await isAccessible(page);
});

test('the way to surrender and the timeline are accessible @phone', async ({ open, table, page }) => {
  await open(chain);
  const menu = await table.openMenu();
  await menu.getByRole('button', { name: 'Surrender' }).click();
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await table.timeline.open();
  await isAccessible(page);
});

test('the Graveyard is accessible @phone', async ({ open, table, page }) => {
  await open(graveyards);
  await table.pile('Ada’s', 'Graveyard').click();
  await expect(page.getByRole('tab', { name: 'Graveyard 5' })).toBeVisible();
  await isAccessible(page);
});

test('the result is accessible @phone', async ({ open, result, page }) => {
  await open(won);
  await result.winner.waitFor();
  await isAccessible(page);
});

test('the rulebook is accessible @phone', async ({ page }) => {
  const rules = new Rulebook(page);
  await rules.open();
  await rules.search.waitFor();
  await isAccessible(page);
  await rules.open('chain.responses');
  await rules.article.waitFor();
  await isAccessible(page);
});

test('the Lab is accessible @phone', async ({ page }) => {
  const lab = new Lab(page);
  await lab.open();
  await lab.cases.first().waitFor();
  await isAccessible(page);
  await lab.open('chain-backwards');
  await lab.steps.first().waitFor();
  await isAccessible(page);
});
