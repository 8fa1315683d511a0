import type { Locator, Page } from '@playwright/test';

/** Who won, and by what. */
export class Result {
  readonly dialog: Locator;
  readonly winner: Locator;
  readonly lookBack: Locator;
  readonly rematch: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'How it ended' });
    this.winner = this.dialog.getByRole('heading', { level: 3 });
    this.lookBack = this.dialog.getByRole('button', { name: 'Look back' });
    this.rematch = this.dialog.getByRole('button', { name: 'Rematch' });
  }
}
