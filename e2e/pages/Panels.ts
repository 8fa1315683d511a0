import type { Locator, Page } from '@playwright/test';

/** On a phone the panels are the tabs of one sheet; on a larger screen they all stand open. */
export class Panels {
  readonly #tabs: Locator;
  readonly #main: Locator;

  constructor(page: Page) {
    this.#main = page.getByRole('main');
    this.#tabs = page.getByRole('region', { name: 'Panels' }).getByRole('tablist');
  }

  async show(name: 'Chain' | 'Card' | 'Log'): Promise<void> {
    await this.#main.waitFor();
    const tab = this.#tabs.getByRole('tab', { name, exact: true });
    if (!(await tab.isVisible())) return;
    if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
  }
}
