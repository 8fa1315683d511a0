import { expect, test } from './fixtures.ts';
import { chain } from './moments.ts';
import { Lab } from './pages/Lab.ts';
import { Rulebook } from './pages/Rulebook.ts';

test('from a question to its rule, and to a case that shows it', async ({ open, table, page }) => {
  const lab = new Lab(page);
  await open(chain);
  await table.prompt.button('§ Who may add a link').click();
  const article = page.getByRole('dialog', { name: 'Who may add a link' });
  await expect(article).toContainText('the other player is asked whether to add one');
  await article.getByRole('link', { name: /A player may chain to their own card/ }).click();

  await expect(lab.panel.getByRole('heading')).toHaveText(
    'A player may chain to their own card once the opponent has passed',
  );
  // The duel that was on waits until one comes back.
  await page.goto('./#');
  await table.prompt.asks('Respond to Imperial Order?');
});

test('a case plays itself with its expectations, and is gone on with by hand', async ({ table, page }) => {
  const lab = new Lab(page);
  await lab.open('chain-backwards');
  await expect(lab.panel.getByRole('heading')).toHaveText('Links resolve backwards');
  await lab.button('One step on').click();
  await expect(table.chain.link(1)).toContainText('Just Desserts, Ada');
  await expect(lab.steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await lab.button('To the end').click();
  await expect(lab.steps.last()).toHaveAccessibleName(/^Holds: In this order/);
  await expect(lab.panel.getByRole('button', { name: /^(Does not hold|Could not|Not reached)/ })).toHaveCount(
    0,
  );
  await table.lifePoints('Ben', 7000);
  await lab.button('Take over').click();
  await table.prompt.answer('Go to the Battle Phase');
  await table.inPhase('Battle Phase');
});

test('the rulebook is searched', async ({ page }) => {
  const rules = new Rulebook(page);
  await rules.open();
  await rules.search.fill('timing tributed');
  await rules.contents.getByRole('link', { name: /^Missing the timing/ }).click();
  await expect(rules.article.getByRole('heading', { level: 1 })).toHaveText('Missing the timing');
  await rules.search.fill('pendulum');
  await expect(rules.contents).toContainText('No article has all of these words.');
});

test('the Lab is searched', async ({ page }) => {
  const lab = new Lab(page);
  await lab.open();
  await lab.search.fill('dark bribe');
  await expect(lab.cases.first()).toContainText(/bribe/i);
  expect(await lab.cases.count()).toBeLessThan(60);
});
