import type { Locator } from '@playwright/test';
import type { Table } from './Table.ts';

/** The hand of the player who sits below; on a phone it lies in a drawer. */
export class Hand {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** @param whose "your", or "Ada’s" where both hands lie open */
  of(whose: string): Locator {
    return this.#table.field.getByRole('list', { name: `${whose} hand` });
  }

  cards(whose: string): Locator {
    return this.of(whose).getByRole('button');
  }

  /** Opens the drawer if the card lies in it. */
  async reach(card: Locator): Promise<void> {
    // A drawer that is still open from the last card is about to close.
    await this.#table.settled();
    if (await card.isVisible()) return;
    const drawer = this.#table.field.getByRole('button', { name: /^Hand \d/, expanded: false });
    if (await drawer.isVisible()) await drawer.click();
  }
}
