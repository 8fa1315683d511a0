import type { Locator, Page } from '@playwright/test';
import type { Panels } from './Panels.ts';

/** One card, large: what it is, what it can do and why not. */
export class Inspector {
  readonly panel: Locator;
  readonly #panels: Panels;

  constructor(page: Page, panels: Panels) {
    this.#panels = panels;
    this.panel = page.getByRole('region', { name: 'Inspector' });
  }

  show(): Promise<void> {
    return this.#panels.show('Card');
  }
}
