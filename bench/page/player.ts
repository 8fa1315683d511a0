/** Somebody at the table: plays by mouse and keyboard what the page offers, and looks around while doing so. */
import type { Page } from '@playwright/test';
import type { Chance } from '../random-player.ts';
import { LOOK } from './trace.ts';

interface Spot {
  x: number;
  y: number;
  /** Accessible name or text. */
  name: string;
}

/** What can be clicked at a moment, by what it is. */
interface Seen {
  /** Null if there is none; nothing can be clicked until it has been seen. */
  curtain: Spot[] | null;
  /** Buttons of the dialog on top; null if there is none. */
  dialog: { title: string; buttons: Spot[] } | null;
  menu: Spot[];
  question: { options: Spot[]; confirm: Spot[]; pass: Spot[] } | null;
  /** Cards that the open question takes. */
  legal: Spot[];
  cards: Spot[];
  /** Moves without a card: phases, the end of the turn. */
  phases: Spot[];
  /** On a phone the hand and the phases are behind buttons. */
  closed: Spot[];
  piles: Spot[];
  tools: Record<'menu' | 'keys' | 'undo' | 'redo' | 'timeline' | 'back' | 'forth', Spot[]>;
}

/** Sent to the page: uses nothing from outside of itself. */
function look(mark: string): Seen {
  performance.mark(mark);
  const spots = (root: ParentNode | null, selector: string): Spot[] =>
    [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].flatMap((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      const out = !node.checkVisibility() || at.x < 0 || at.y < 0 || at.x > innerWidth || at.y > innerHeight;
      if (out || (node as HTMLButtonElement).disabled || node.ariaDisabled === 'true') return [];
      return [{ ...at, name: node.ariaLabel ?? node.textContent ?? '' }];
    });
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
  // The turn player's free choice is no question and has no heading.
  const section = document.querySelector('section[aria-label="Question"]:has(h3)');
  const tool = (label: string) => spots(document, `button[aria-label^="${label}"]`);
  return {
    curtain: document.querySelector('#curtain-mesh') ? spots(document, 'main section button') : null,
    dialog: top && {
      title: top.querySelector('h2')?.textContent ?? '',
      buttons: spots(top, 'button, input[type="radio"]'),
    },
    menu: spots(document, '[role="menuitem"]'),
    question: section && {
      options: spots(section, 'li button:not([aria-keyshortcuts="P"]), fieldset button'),
      confirm: spots(section, 'button[aria-keyshortcuts="Enter"]'),
      pass: spots(section, 'button[aria-keyshortcuts="P"]'),
    },
    legal: spots(document, 'button[data-card]:has(> [data-states~="legal"])'),
    cards: spots(document, 'button[data-card]'),
    phases: spots(document, 'nav ol button, section[aria-label="Question"]:not(:has(h3)) fieldset button'),
    closed: spots(
      document,
      'section[data-player] button[aria-expanded="false"], nav > button[aria-expanded="false"]',
    ),
    piles: spots(document, '[data-place*="graveyard"] > button, [data-place*="fusion"] > button'),
    tools: {
      menu: tool('Menu'),
      keys: tool('Keys'),
      undo: tool('Take back'),
      redo: tool('Again'),
      timeline: tool('Timeline: '),
      back: tool('One decision back'),
      forth: tool('One decision on'),
    },
  };
}

export interface Gesture {
  kind: string;
  /** Of the machine's clock, microseconds: that of traces. */
  at: number;
}

/** Long enough for what follows a gesture (movement of cards, keeping the duel) to be over, ms. */
const PAUSE = 280;
/** After so many gestures of play something else is looked at. */
const EVERY = 3;
/** So many times in a row at most it does not know what to do but press Escape. */
const PATIENCE = 10;

export class PagePlayer {
  readonly gestures: Gesture[] = [];
  readonly #page: Page;
  readonly #chance: Chance;
  #looks = 0;
  #stuck = 0;
  /** Duels that have ended. */
  duels = 0;

  constructor(page: Page, chance: Chance) {
    this.#page = page;
    this.#chance = chance;
  }

  #some<T>(items: readonly T[]): T | undefined {
    return items[this.#chance(items.length)];
  }

  async #pause(): Promise<void> {
    await this.#page.waitForTimeout(PAUSE);
  }

  #note(kind: string): void {
    this.gestures.push({ kind, at: Number(process.hrtime.bigint() / 1000n) });
  }

  async #click(kind: string, spot: Spot | undefined): Promise<boolean> {
    if (!spot) return false;
    this.#stuck = 0;
    this.#note(kind);
    await this.#page.mouse.move(spot.x, spot.y, { steps: 4 });
    await this.#page.mouse.down();
    await this.#page.waitForTimeout(30);
    await this.#page.mouse.up();
    await this.#pause();
    return true;
  }

  async #press(kind: string, key: string): Promise<true> {
    this.#note(kind);
    await this.#page.keyboard.press(key, { delay: 30 });
    await this.#pause();
    return true;
  }

  async #over(kind: string, spot: Spot | undefined): Promise<void> {
    if (!spot) return;
    this.#note(kind);
    await this.#page.mouse.move(spot.x, spot.y, { steps: 4 });
    await this.#pause();
  }

  #seen(): Promise<Seen> {
    return this.#page.evaluate(look, LOOK);
  }

  /** Plays until so many gestures have been made. */
  async play(gestures: number): Promise<void> {
    for (let i = 1; this.gestures.length < gestures; i++) {
      const seen = await this.#seen();
      if (i % EVERY === 0 && !seen.dialog && !seen.curtain && seen.menu.length === 0)
        await this.#lookAround(seen);
      else await this.#move(seen);
    }
  }

  /** Plays on, and looks nowhere, until so many more duels have ended. */
  async finish(duels: number, most: number): Promise<void> {
    const until = this.duels + duels;
    for (let i = 0; i < most && this.duels < until; i++) await this.#move(await this.#seen());
  }

  /** Ends the duel for whoever sits at the table, and begins another. */
  async surrender(): Promise<void> {
    const { tools } = await this.#seen();
    await this.#click('tools', tools.menu[0]);
    await this.#named('surrender', 'Surrender');
    const { dialog } = await this.#seen();
    await this.#click(
      'surrender',
      dialog?.buttons.find((b) => / surrenders$/.test(b.name)),
    );
    await this.#move(await this.#seen());
  }

  /** One gesture of play. */
  async #move(seen: Seen): Promise<void> {
    const { curtain, dialog, menu, question } = seen;
    if (curtain) {
      if (curtain.length === 0) await this.#pause();
      else await (this.#chance(2) ? this.#click('curtain', curtain[0]) : this.#press('curtain', 'Enter'));
      return;
    }
    if (dialog) return this.#leave(dialog);
    if (menu.length > 0) {
      if (this.#chance(3) === 0) await this.#press('menu', 'Enter');
      else await this.#click('menu', this.#some(menu));
      return;
    }
    if (question) return this.#reply(question);
    const { legal, phases, closed } = seen;
    if (closed.length > 0 && (legal.length === 0 || this.#chance(4) === 0)) {
      await this.#click('open', this.#some(closed));
      return;
    }
    if (legal.length > 0 && this.#chance(legal.length + 2) > 0) {
      await this.#click('card', this.#some(legal));
      return;
    }
    if (await this.#click('phase', this.#some(phases))) return;
    if (await this.#click('card', this.#some(legal))) return;
    // Somebody who does not know how to go on plays nothing, and what is measured then says nothing.
    if (++this.#stuck > PATIENCE)
      throw new Error('The player of the benchmark found nothing to do at the table');
    await this.#press('escape', 'Escape');
  }

  async #reply({ options, confirm, pass }: NonNullable<Seen['question']>): Promise<void> {
    if (confirm.length > 0) {
      await this.#click('confirm', confirm[0]);
      return;
    }
    if (pass.length > 0 && (options.length === 0 || this.#chance(3) === 0)) {
      await (this.#chance(2) ? this.#press('pass', 'p') : this.#click('pass', pass[0]));
      return;
    }
    if (this.#chance(3) === 0 && options.length > 0) {
      await this.#press('answer', String(1 + this.#chance(Math.min(9, options.length))));
      return;
    }
    if (!(await this.#click('answer', this.#some(options)))) await this.#press('answer', '1');
  }

  async #leave({ title, buttons }: NonNullable<Seen['dialog']>): Promise<void> {
    if (title === 'How it ended') {
      this.duels++;
      const again = buttons.find((b) => b.name.startsWith('Rematch'));
      await this.#click('rematch', again);
      return;
    }
    await this.#press('close', 'Escape');
  }

  /** Something that does not go on with the duel, another each time. */
  async #lookAround(seen: Seen): Promise<void> {
    const { tools, cards, piles } = seen;
    const ways: (() => Promise<unknown>)[] = [
      async () => {
        for (const spot of [this.#some(cards), this.#some(cards), this.#some(cards)])
          await this.#over('inspect', spot);
      },
      async () => {
        if (await this.#click('undo', tools.undo[0])) await this.#press('redo', 'r');
      },
      async () => {
        if (!(await this.#click('pile', this.#some(piles)))) return;
        const { dialog } = await this.#seen();
        if (dialog) await this.#over('inspect in a pile', this.#some(dialog.buttons));
        await this.#press('close', 'Escape');
      },
      async () => {
        for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'])
          await this.#press('arrow', key);
      },
      async () => {
        if (!(await this.#click('timeline', tools.timeline[0]))) return;
        const { dialog } = await this.#seen();
        const stops = dialog?.buttons.filter((b) => b.name !== 'Close') ?? [];
        if (!(await this.#click('jump', this.#some(stops)))) {
          await this.#press('close', 'Escape');
          return;
        }
        for (let i = 0; i < 3; i++) await this.#press('redo', 'r');
        const there = await this.#seen();
        if (there.tools.forth.length > 0) await this.#comeBack();
      },
      async () => {
        if (!(await this.#click('tools', tools.menu[0]))) return;
        await this.#named('settings', 'Settings');
        const { dialog } = await this.#seen();
        const themes = dialog?.buttons.filter((b) => /light|dark/i.test(b.name)) ?? [];
        if (!(await this.#click('theme', this.#some(themes)))) await this.#press('close', 'Escape');
        else await this.#press('close', 'Escape');
      },
      async () => {
        await this.#press('keys', '?');
        await this.#press('close', 'Escape');
      },
      async () => {
        await this.#over('log', { x: 1130, y: 620, name: '' });
        this.#note('scroll');
        await this.#page.mouse.wheel(0, -300);
        await this.#pause();
      },
      async () => {
        if (await this.#click('back', tools.back[0])) {
          const { tools: now } = await this.#seen();
          await this.#click('forth', now.forth[0]);
        }
      },
    ];
    await ways[this.#looks++ % ways.length]();
  }

  /** Goes to the newest decision of the line. */
  async #comeBack(): Promise<void> {
    const { tools } = await this.#seen();
    if (!(await this.#click('timeline', tools.timeline[0]))) return;
    const { dialog } = await this.#seen();
    const stops = dialog?.buttons.filter((b) => b.name !== 'Close') ?? [];
    if (!(await this.#click('jump', stops.at(-1)))) await this.#press('close', 'Escape');
  }

  async #named(kind: string, name: string): Promise<boolean> {
    const { dialog } = await this.#seen();
    return this.#click(
      kind,
      dialog?.buttons.find((b) => b.name.startsWith(name)),
    );
  }
}
