import { expect, type Locator, type Page } from '@playwright/test';

/** The page between two players. */
export class Curtain {
  readonly page: Page;
  readonly title: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { name: /^Over to / });
  }

  async standsFor(player: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: `Over to ${player}`, exact: true })).toBeVisible();
  }

  show(player: string): Locator {
    return this.page.getByRole('button', { name: `I am ${player}: show my cards` });
  }

  /** The player takes the device. */
  async lift(player: string): Promise<void> {
    await this.show(player).click();
    await this.page.getByRole('heading', { level: 1, name: /^Duel of / }).waitFor({ state: 'attached' });
  }
}

/** Asks the other player to agree to something. */
export class Consent {
  readonly page: Page;
  readonly panel: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole('region', { name: /may .* go back\?|play with open hands\?/ });
  }

  async agree(player: string): Promise<void> {
    await this.panel.getByRole('button', { name: `I am ${player}: ` }).click();
  }

  async refuse(): Promise<void> {
    await this.panel.getByRole('button', { name: 'No, play on' }).click();
  }
}
