import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Counts the movements of cards from here on. */
async function countMovements(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    document.documentElement.dataset.movements = '0';
    Element.prototype.animate = function (frames, options) {
      const count = Number(document.documentElement.dataset.movements);
      document.documentElement.dataset.movements = String(count + 1);
      return animate.call(this, frames, options);
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.movements));
}

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a card slides to its place, and the table does not wait for it', async ({ open, table, page }) => {
    await open({ a: { hand: ['Battle Ox', 'Raigeki'] } });
    const movements = await countMovements(page);
    await table.act(table.card('Battle Ox'), 'Normal Summon');
    await expect.poll(movements).toBeGreaterThan(0);
    await table.card('Battle Ox', 'Ada’s Monster zone').click();
    await expect(table.item('Change position')).toBeDisabled();
  });

  test('it can be switched off in the settings', async ({ open, table, page }) => {
    await open({ a: { hand: ['Battle Ox'] }, settings: { motion: false } });
    const movements = await countMovements(page);
    await table.act(table.card('Battle Ox'), 'Normal Summon');
    await expect(table.card('Battle Ox', 'Ada’s Monster zone')).toBeVisible();
    expect(await movements()).toBe(0);
  });
});

test('nothing moves when the system asks for that', async ({ open, table, page }) => {
  await open({ a: { hand: ['Battle Ox'] } });
  const movements = await countMovements(page);
  await table.act(table.card('Battle Ox'), 'Normal Summon');
  await expect(table.card('Battle Ox', 'Ada’s Monster zone')).toBeVisible();
  expect(await movements()).toBe(0);
});
