import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

/** What is told of a mistake of the program. */
export class Failure {
  readonly page: Page;
  readonly panel: Locator;
  /** In place of a part of the page. */
  readonly part: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole('alertdialog');
    this.part = page.getByRole('alert').filter({ hasText: 'This part of the page could not be shown' });
  }

  async says(title: string): Promise<void> {
    await expect(this.panel.getByRole('heading')).toHaveText(title);
    await expect(this.panel).toContainText('This is a mistake of the program, not of yours.');
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  /** Saves the report. @returns its name and text */
  async save(from: Locator = this.panel): Promise<{ name: string; text: string }> {
    const [file] = await Promise.all([
      this.page.waitForEvent('download'),
      from.getByRole('button', { name: 'Save a report' }).click(),
    ]);
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
  }
  /** What is in the report. */
  async report(from?: Locator) {
    return JSON.parse((await this.save(from)).text);
  }
}
