import type { Locator, Page } from '@playwright/test';
import type { Panels } from './Panels.ts';

/** Every decision of the duel. */
export class Timeline {
  readonly opener: Locator;
  readonly list: Locator;
  readonly back: Locator;
  readonly forth: Locator;
  readonly #panels: Panels;

  constructor(page: Page, panels: Panels) {
    this.#panels = panels;
    const strip = page.getByRole('region', { name: 'Timeline' });
    this.opener = strip.getByRole('button', { name: /^Timeline: decision/ });
    this.back = strip.getByRole('button', { name: 'One decision back' });
    this.forth = strip.getByRole('button', { name: 'One decision on' });
    this.list = page.getByRole('dialog', { name: 'Timeline' });
  }

  async open(): Promise<void> {
    await this.#panels.show('Log');
    await this.opener.click();
    await this.list.waitFor();
  }
}
