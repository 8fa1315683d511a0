import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** What axe finds in the page; it is put there once, for that takes longer than to run it. */
async function violations(page: Page, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
    return violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map((n) => `${n.target.join(' ')}: ${n.failureSummary}`),
    }));
  }, options);
}

/** No violation: all rules in the light theme, and in the dark one those about colours. */
export async function isAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const runOnly = colorScheme === 'dark' ? ['color-contrast'] : undefined;
    expect(await violations(page, { resultTypes: ['violations'], runOnly }), colorScheme).toEqual([]);
  }
}
