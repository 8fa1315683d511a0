import type { Locator } from '@playwright/test';

/** The hand of the player who sits below; on a phone it lies in a drawer. */
export class Hand {
  readonly #field: Locator;

  constructor(field: Locator) {
    this.#field = field;
  }

  /** @param whose "your", or "Ada’s" where both hands lie open */
  of(whose: string): Locator {
    return this.#field.getByRole('list', { name: `${whose} hand` });
  }

  cards(whose: string): Locator {
    return this.of(whose).getByRole('button');
  }

  /** Opens the drawer if the card lies in it. */
  async reach(card: Locator): Promise<void> {
    if (await card.isVisible()) return;
    const drawer = this.#field.getByRole('button', { name: /^Hand \d/, expanded: false });
    if (await drawer.isVisible()) await drawer.click();
  }
}
