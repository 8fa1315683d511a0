import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

interface Axe {
  run: (context: Document, options: RunOptions) => Promise<AxeResults>;
}

/** `axe.source` is more than twice as long, and every page has to read it. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  // Style sheets, read once more at each run, would be for one rule alone (css-orientation-lock), which is not on.
  preload: { assets: ['media'] },
};

/** What axe finds in the page; it is put there once, for that takes longer than to run it. */
async function violations(page: Page, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, options);
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
    expect(await violations(page, { ...OPTIONS, runOnly }), colorScheme).toEqual([]);
  }
}
