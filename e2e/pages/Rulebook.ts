import type { Locator, Page } from '@playwright/test';

/** Articles with their sources, and the cases that show them. */
export class Rulebook {
  readonly page: Page;
  readonly search: Locator;
  readonly contents: Locator;
  readonly article: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByRole('searchbox', { name: 'Search the rules' });
    this.contents = page.getByRole('complementary', { name: 'Contents' });
    this.article = page.getByRole('article');
  }

  async open(id = ''): Promise<void> {
    await this.page.goto(`./#rules/${id}`);
  }
}
