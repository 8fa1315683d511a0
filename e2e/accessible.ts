import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No violation: all rules in the light theme, and in the dark one those about colours. */
export async function isAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The page has no frames, so that no further page is needed to gather what was found.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    if (colorScheme === 'dark') axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    const told = violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map((n) => `${n.target.join(' ')}: ${n.failureSummary}`),
    }));
    expect(told, colorScheme).toEqual([]);
  }
}
