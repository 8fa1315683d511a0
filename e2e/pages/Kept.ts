import { expect, type Locator, type Page } from '@playwright/test';
import { literally } from './names.ts';

/** What the app says about what it keeps: notices, the saved duels of the start screen, a duel in another tab. */
export class Kept {
  readonly page: Page;
  readonly shelf: Locator;
  readonly rows: Locator;
  readonly elsewhere: Locator;
  readonly taken: Locator;
  readonly goOn: Locator;
  readonly somethingElse: Locator;

  constructor(page: Page) {
    this.page = page;
    this.shelf = page.getByRole('region', { name: 'Saved duels' });
    this.rows = this.shelf.getByRole('listitem');
    this.elsewhere = page.getByRole('heading', { name: 'This duel is open in another tab' });
    this.taken = page.getByRole('heading', { name: 'Another tab goes on with this duel' });
    this.goOn = page.getByRole('button', { name: 'Go on here', exact: true });
    this.somethingElse = page.getByRole('button', { name: 'Something else' });
  }

  notice(text: string | RegExp): Locator {
    return this.page.getByRole('status').filter({ hasText: text });
  }

  async says(text: string | RegExp): Promise<void> {
    await expect(this.notice(text)).toBeVisible();
  }

  async dismiss(): Promise<void> {
    await this.page.getByRole('button', { name: 'Dismiss' }).click();
  }

  row(title: string): Locator {
    return this.rows.filter({ hasText: title });
  }

  /** A button of a row. */
  button(action: string, title: string): Locator {
    return this.shelf.getByRole('button', { name: new RegExp(`^${literally(action)}: ${literally(title)}`) });
  }

  /** Saves by a button, and gives what is in the file. */
  async saved(button: Locator): Promise<string> {
    const [file] = await Promise.all([this.page.waitForEvent('download'), button.click()]);
    const stream = await file.createReadStream();
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    return Buffer.concat(parts).toString('utf8');
  }
}
