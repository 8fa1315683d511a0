import type { Locator, Page } from '@playwright/test';

/** Cases that play themselves on the table. */
export class Lab {
  readonly page: Page;
  readonly search: Locator;
  readonly cases: Locator;
  readonly panel: Locator;
  readonly steps: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByRole('searchbox', { name: 'Search the cases' });
    this.cases = page.getByRole('region', { name: 'Lab' }).getByRole('listitem');
    this.panel = page.getByRole('region', { name: 'Case', exact: true });
    this.steps = this.panel.getByRole('list', { name: 'Steps of the case' }).getByRole('button');
  }

  async open(id = ''): Promise<void> {
    await this.page.goto(`./#lab/${id}`);
  }

  /** A button that plays the case: "One step on", "To the end", "Take over". */
  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }
}
