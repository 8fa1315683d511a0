import { expect, type Locator, type Page } from '@playwright/test';

/** The screen on which two decks are chosen. */
export class Start {
  readonly page: Page;
  readonly title: Locator;
  readonly begin: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { name: 'Two decks, one table' });
    this.begin = page.getByRole('button', { name: 'Begin' });
  }

  /** @param seed the same coin and the same shuffles every time */
  async open(seed?: number): Promise<void> {
    await this.page.goto(seed === undefined ? './' : `./?seed=${seed}`);
    await this.title.waitFor();
  }

  name(letter: 'A' | 'B'): Locator {
    return this.page.getByRole('textbox', { name: `Name of player ${letter}` });
  }

  deck(owner: string, deck: string): Locator {
    return this.page.getByRole('group', { name: `Deck of ${owner}` }).getByRole('radio', { name: deck });
  }

  async chooseDeck(owner: string, deck: string): Promise<void> {
    await this.page
      .getByRole('group', { name: `Deck of ${owner}` })
      .getByText(deck)
      .click();
    await expect(this.deck(owner, deck)).toBeChecked();
  }

  /** Picks one of a row of words. */
  async choose(group: string, choice: string): Promise<void> {
    const row = this.page.getByRole('group', { name: group });
    await row.getByText(choice, { exact: true }).click();
    await expect(row.getByRole('radio', { name: choice, exact: true })).toBeChecked();
  }
}
