import type { Locator, Page } from '@playwright/test';
import type { Panels } from './Panels.ts';

/** The chain as a stack: link 1 on top. */
export class ChainPanel {
  readonly panel: Locator;
  readonly links: Locator;
  readonly #panels: Panels;

  constructor(page: Page, panels: Panels) {
    this.#panels = panels;
    this.panel = page.getByRole('region', { name: 'Chain', exact: true });
    this.links = this.panel.getByRole('list', { name: 'Chain links' }).getByRole('listitem');
  }

  link(number: number): Locator {
    return this.links.filter({ hasText: new RegExp(`(Link|link) ${number}:`) });
  }

  show(): Promise<void> {
    return this.#panels.show('Chain');
  }
}
