import { expect, type Locator, type Page } from '@playwright/test';
import { literally } from './names.ts';
import type { Panels } from './Panels.ts';

/** The open question, at the end of the chain it concerns. */
export class Prompt {
  readonly panel: Locator;
  readonly question: Locator;
  /** Told to a screen reader when the turn player may act. */
  readonly free: Locator;
  readonly #panels: Panels;
  /** Until all of it is drawn there are fewer answers than there are going to be. */
  readonly #busy: Locator;

  constructor(page: Page, panels: Panels) {
    this.#panels = panels;
    this.#busy = page.locator('[aria-busy="true"]');
    this.free = page.getByRole('status').filter({ hasText: /^[^:]+: Your (move|attack)$/ });
    this.panel = page.getByRole('region', { name: 'Question', exact: true });
    this.question = this.panel.getByRole('heading');
  }

  async asks(question: string | RegExp): Promise<void> {
    await this.#panels.show('Chain');
    await expect(this.question).toHaveText(question);
    await expect(this.#busy).toHaveCount(0);
  }

  /** The turn player may do as they like: no question. */
  async isFree(player: string): Promise<void> {
    await this.#panels.show('Chain');
    await expect(this.free).toHaveText(new RegExp(`^${literally(player)}: `));
    await expect(this.#busy).toHaveCount(0);
  }

  /** A button of the question by its name, or what its name begins with. */
  button(name: string): Locator {
    return this.panel.getByRole('button', { name: new RegExp(`^${literally(name)}`) });
  }

  async answer(name: string): Promise<void> {
    await this.#panels.show('Chain');
    await this.button(name).click();
  }

  pass(): Promise<void> {
    return this.answer('Pass');
  }
}
