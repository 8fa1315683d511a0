import { expect, type Locator, type Page } from '@playwright/test';

/** Cases that play themselves on the table. */
export class Lab {
  readonly page: Page;
  readonly search: Locator;
  readonly cases: Locator;
  readonly panel: Locator;
  readonly steps: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByRole('searchbox', { name: 'Search the cases' });
    this.cases = page.getByRole('region', { name: 'Lab' }).getByRole('listitem');
    this.panel = page.getByRole('region', { name: 'Case', exact: true });
    this.steps = this.panel.getByRole('list', { name: 'Steps of the case' }).getByRole('button');
  }

  async open(id = ''): Promise<void> {
    await this.page.goto(`./#lab/${id}`);
  }

  /** A button that plays the case: "One step on", "To the end", "Take over". */
  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  /** Plays it to its end: everything that it expects is ticked. */
  async holds(): Promise<void> {
    await this.button('To the end').or(this.panel.getByRole('status')).first().waitFor();
    if (await this.button('To the end').isEnabled()) await this.button('To the end').click();
    await expect(this.panel.getByRole('status')).toHaveText('Every expectation holds.');
    const failed = this.panel.getByRole('button', { name: /^(Does not hold|Could not|Not reached)/ });
    await expect(failed).toHaveCount(0);
    expect(await this.panel.getByRole('button', { name: /^Holds: / }).count()).toBeGreaterThan(0);
  }

  /** Opens a file of one's own with the button. */
  async choose(name: string, text: string): Promise<void> {
    const file = { name, mimeType: 'text/yaml', buffer: Buffer.from(text) };
    await this.page.locator('input[type="file"]').setInputFiles(file);
  }

  /** Drops a file on the page. */
  async drop(name: string, text: string): Promise<void> {
    const data = await this.page.evaluateHandle(
      ([name, text]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], name, { type: 'text/yaml' }));
        return transfer;
      },
      [name, text] as const,
    );
    await this.page.dispatchEvent('body', 'dragover', { dataTransfer: data });
    await this.page.dispatchEvent('body', 'drop', { dataTransfer: data });
  }
}
