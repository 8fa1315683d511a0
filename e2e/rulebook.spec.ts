import { expect, test } from './fixtures.ts';
import { Lab } from './pages/Lab.ts';
import { Rulebook } from './pages/Rulebook.ts';

const articles = {
  'win.life-points': 'Life Points',
  'cards.flip-effects': 'Flip effects',
  'turn.end': 'End Phase and hand limit',
  'summon.tribute': 'Tribute Summon',
  'battle.replay': 'Replay',
  'chain.spell-speed': 'Spell Speed',
  'chain.resolution': 'How a chain resolves',
  'timing.missing': 'Missing the timing',
  'negation.activation': 'Negating an activation',
  'equip.gone': null,
} as const;

for (const [id, title] of Object.entries(articles)) {
  test(`an article and what shows it: ${id}`, async ({ page }) => {
    const rules = new Rulebook(page);
    const lab = new Lab(page);
    await rules.open(id);
    const heading = rules.article.getByRole('heading', { level: 1 });
    if (title === null) await expect(heading).not.toBeEmpty();
    else await expect(heading).toHaveText(title);
    await expect(rules.article).toContainText('Source:');

    await rules.article
      .getByRole('link', { name: /^See it happen: / })
      .first()
      .click();
    await lab.holds();
    // Back leads to the article again.
    await page.goBack();
    await expect(heading).not.toBeEmpty();
  });
}

test('articles lead to one another, and Back returns @phone', async ({ page }) => {
  const rules = new Rulebook(page);
  await rules.open('chain.spell-speed');
  const heading = rules.article.getByRole('heading', { level: 1 });
  await rules.article.getByRole('link', { name: 'Counter Traps' }).click();
  await expect(heading).toHaveText('Counter Traps');
  await rules.article.getByRole('link', { name: /^Next: / }).click();
  await expect(heading).toHaveText('Continuous Traps used again and again');
  await page.goBack();
  await page.goBack();
  await expect(heading).toHaveText('Spell Speed');
});

test('the start screen leads to the rulebook and the Lab @phone', async ({ start, page }) => {
  await start.open();
  await page.getByRole('link', { name: 'Rulebook' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rulebook' })).toBeVisible();
  await page.getByRole('link', { name: 'Lab' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lab' })).toBeVisible();
  await page.getByRole('link', { name: 'Segoc' }).click();
  await expect(start.title).toBeVisible();
});
