import { expect, test } from './fixtures.ts';
import { Lab } from './pages/Lab.ts';

const bribe = `segoc: 1
id: mine
title: Dark Bribe saves Raigeki
players:
  A: { hand: [Raigeki], spells: [{ card: Dark Bribe, face: down }] }
  B: { monsters: [Summoned Skull], spells: [{ card: Imperial Order, face: down }] }
steps:
  - A: { activate: Raigeki }
  - cannot: { B: { summon: Summoned Skull }, because: wrong-turn }
  - B: { activate: Imperial Order }
  - A: { activate: Dark Bribe }
  - expect: { chain: [Raigeki, Imperial Order, Dark Bribe] }
  - resolve
  - expect: { B.monsters: [] }
`;

test('a case plays by itself, pauses and goes back', async ({ page, table }) => {
  const lab = new Lab(page);
  await lab.open('chain-backwards');
  await lab.panel.getByRole('combobox', { name: 'Speed' }).selectOption('Fast');
  await lab.button('Play').click();
  await expect(table.chain.links).toHaveCount(3);
  await expect(lab.panel.getByRole('status')).toHaveText('Every expectation holds.');
  await expect(lab.button('Play')).toBeVisible();

  await lab.button('One step back').click();
  await lab.button('One step back').click();
  await expect(table.chain.links).toHaveCount(3);
  await lab.button('Play').click();
  await lab.button('Pause').click();
  await lab.button('To the start').click();
  await expect(table.chain.links).toHaveCount(0);
  await expect(lab.steps.first()).toHaveAttribute('aria-current', 'step');
});

test('a dropped file plays; taken over it goes another way, and both lines are kept', async ({
  page,
  table,
  start,
}) => {
  const lab = new Lab(page);
  await start.open();
  await lab.drop('mine.yaml', bribe);
  await expect(lab.panel.getByRole('heading')).toHaveText('Dark Bribe saves Raigeki');
  // The reason is told in a sentence, with its article.
  await lab.steps.nth(2).click();
  await expect(lab.panel).toContainText('It is Ada’s turn');
  await lab.panel.getByRole('button', { name: '§ Main Phases' }).click();
  const article = page.getByRole('dialog', { name: 'Main Phases' });
  await article.getByRole('button', { name: 'Close' }).click();

  await lab.panel.getByRole('button', { name: 'Ben activates Imperial Order' }).click();
  await table.prompt.asks('Respond to Imperial Order?');
  await expect(table.prompt.button('Pass')).toHaveCount(0);
  await lab.button('Take over').click();
  await table.prompt.pass();
  await expect(table.card('Summoned Skull')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();

  await lab.button('Back to the case').click();
  await lab.button('To the end').click();
  await expect(table.card('Summoned Skull')).toHaveCount(0);
  await lab.holds();
});

test('a case is watched in the sheet of a phone @phone', async ({ page, table }) => {
  const lab = new Lab(page);
  await lab.open('chain-backwards');
  await lab.button('To the end').click();
  await expect(lab.panel.getByRole('status')).toHaveText('Every expectation holds.');
  await table.lifePoints('Ben', 7000);
});

test('a broken file says what is wrong, and where', async ({ page }) => {
  const lab = new Lab(page);
  await lab.open();
  await lab.choose('broken.yaml', bribe.replace('Imperial Order, face: down', 'Imperial Odor, face: down'));
  await expect(page.getByRole('heading', { name: 'This file is not a case yet' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Line 6');
  await expect(page.getByRole('alert')).toContainText('did you mean Imperial Order');
  await lab.choose('picture.png', 'PNG\u0000\u0001 {{{{');
  await expect(page.getByRole('main')).toContainText('picture.png cannot be laid on the table');
  await lab.choose('mine.yaml', bribe.replace('B.monsters: []', 'B.monsters: [Summoned Skull]'));
  await lab.button('To the end').click();
  await expect(lab.panel.getByRole('status')).toHaveText('This case does not hold.');
  await expect(lab.panel).toContainText('expected B.monsters [Summoned Skull], got []');
});

test('a case does not touch the duel that is on', async ({ open, table, page }) => {
  const lab = new Lab(page);
  await open({ a: { hand: ['Raigeki'] }, b: { monsters: ['Summoned Skull'] } });
  const menu = await table.openMenu();
  await menu.getByRole('link', { name: 'Lab' }).click();
  await lab.search.fill('links resolve backwards');
  await lab.cases.getByRole('link', { name: /^Links resolve backwards/ }).click();
  await lab.holds();
  await page.goto('./#');
  await table.prompt.isFree('Ada');
  await expect(table.card('Raigeki', 'Ada’s hand')).toHaveCount(1);
});
