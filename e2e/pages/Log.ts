import { expect, type Locator, type Page } from '@playwright/test';
import type { Panels } from './Panels.ts';

/** The account of the duel. */
export class Log {
  readonly lines: Locator;
  readonly #panels: Panels;

  constructor(page: Page, panels: Panels) {
    this.#panels = panels;
    this.lines = page.getByRole('list', { name: 'Log' }).getByRole('listitem');
  }

  line(text: string | RegExp): Locator {
    return this.lines.filter({ hasText: text });
  }

  async says(...lines: (string | RegExp)[]): Promise<void> {
    await this.#panels.show('Log');
    for (const text of lines) await expect(this.line(text).first()).toBeVisible();
  }

  /** How far a line is set in: further for each link around it. */
  async depth(text: string | RegExp): Promise<number> {
    await this.#panels.show('Log');
    const line = this.line(text).first();
    return line.evaluate((node) => Number.parseFloat(getComputedStyle(node).paddingLeft));
  }
}
