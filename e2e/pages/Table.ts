import { expect, type Locator, type Page } from '@playwright/test';
import { ChainPanel } from './ChainPanel.ts';
import { Hand } from './Hand.ts';
import { Inspector } from './Inspector.ts';
import { Log } from './Log.ts';
import { literally } from './names.ts';
import { Panels } from './Panels.ts';
import { Prompt } from './Prompt.ts';
import { Timeline } from './Timeline.ts';

/** The duel: the field in the middle, and the panels around or below it. */
export class Table {
  readonly page: Page;
  readonly title: Locator;
  readonly field: Locator;
  readonly panels: Panels;
  readonly chain: ChainPanel;
  readonly prompt: Prompt;
  readonly log: Log;
  readonly inspector: Inspector;
  readonly timeline: Timeline;
  readonly hand: Hand;
  /** What can be done with a card. */
  readonly menu: Locator;
  readonly notice: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1, name: /^Duel of / });
    this.field = page.getByRole('region', { name: 'Field', exact: true });
    this.panels = new Panels(page);
    this.chain = new ChainPanel(page, this.panels);
    this.prompt = new Prompt(page, this.panels);
    this.log = new Log(page, this.panels);
    this.inspector = new Inspector(page, this.panels);
    this.timeline = new Timeline(page, this.panels);
    this.hand = new Hand(this);
    this.menu = page.getByRole('menu');
    this.notice = page.getByRole('status');
  }

  async ready(): Promise<void> {
    await this.title.waitFor({ state: 'attached' });
  }

  /** Waits until all that was decided is drawn: what stood there before would be taken for what came of it. */
  async settled(): Promise<void> {
    await expect(this.field).toHaveAttribute('aria-busy', 'false');
  }

  /** A card on the field or in a hand. @param place "your Monster zone 1", "Ada’s hand" or the like */
  card(name: string, place = ''): Locator {
    return this.field.getByRole('button', { name: new RegExp(`^${literally(name)},.*${literally(place)}`) });
  }

  /** A free place on a board. */
  zone(place: string): Locator {
    return this.field.getByRole('img', { name: `${place}, empty`, exact: true });
  }

  /** The same, while something is to be placed there. */
  placing(place: string): Locator {
    return this.field.getByRole('button', { name: `Place here: ${place}`, exact: true });
  }

  side(whose: string): Locator {
    return this.field.getByRole('region', { name: `${whose} side of the field` });
  }

  pile(whose: string, pile: 'Deck' | 'Graveyard' | 'Fusion Deck' | 'banished cards'): Locator {
    const name = new RegExp(`^${literally(whose)} ${pile}, `);
    return this.field.getByRole('button', { name }).or(this.field.getByRole('img', { name }));
  }

  /** Name and Life Points of a player. */
  plate(player: string): Locator {
    return this.field.getByRole('region', { name: new RegExp(`^${literally(player)}: `) });
  }

  async lifePoints(player: string, lp: number): Promise<void> {
    await expect(
      this.field.getByRole('region', { name: new RegExp(`^${literally(player)}: ${lp} Life Points`) }),
    ).toBeVisible();
  }

  get phases(): Locator {
    return this.field.getByRole('navigation', { name: /^Turn \d+, / });
  }

  async inPhase(phase: string): Promise<void> {
    await expect(this.field.getByRole('navigation', { name: new RegExp(`: ${phase}$`) })).toBeVisible();
  }

  async goTo(phase: string, { force = false } = {}): Promise<void> {
    const list = this.phases.getByRole('button', { expanded: false });
    if (await list.isVisible()) await list.click();
    await this.phases.getByRole('button', { name: `Go to the ${phase}` }).click({ force });
  }

  item(label: string): Locator {
    return this.menu.getByRole('menuitem', { name: new RegExp(`^(\\d+ ?)?${literally(label)}`) });
  }

  /** Picks a card, then what to do with it. */
  async act(card: Locator, deed: string): Promise<void> {
    await this.hand.reach(card);
    await card.click();
    await this.item(deed).click();
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Take back (U)' }).click();
  }

  async openMenu(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Menu', exact: true }).click();
    return this.page.getByRole('dialog', { name: 'Menu' });
  }
}
