/** Duels that are kept, left and come back to. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Board } from './boards.ts';
import { expect } from './fixtures.ts';
import { Kept } from './pages/Kept.ts';
import { Start } from './pages/Start.ts';
import { Table } from './pages/Table.ts';
import { entries } from './vault.ts';

/** Nobody has anything to do but to end turns. */
export const quietBoard: Board = { turn: { number: 5 } };

export async function endTurn(table: Table, player: string): Promise<void> {
  await table.prompt.isFree(player);
  await table.prompt.answer('End the turn');
}

interface Opened {
  open: (board: Board) => Promise<void>;
  page: Page;
  table: Table;
}

/** Ends turns from turn 5 of a duel in which there is nothing else to do, until it stands in this one, and is written so. */
export async function quietDuel(turn: number, { open, page, table }: Opened): Promise<void> {
  const whose = (t: number) => (t % 2 === 1 ? 'Ada' : 'Ben');
  await open(quietBoard);
  for (let t = 5; t < turn; t++) await endTurn(table, whose(t));
  await table.prompt.isFree(whose(turn));
  await written(page, turn);
}

/** Waits until a duel is written as it stands in this turn. */
export async function written(page: Page, turn: number): Promise<void> {
  const turns = async () =>
    Object.entries(await entries(page)).flatMap(([key, value]) =>
      key.startsWith('head/') ? [(value as { turn: number }).turn] : [],
    );
  await expect.poll(turns).toContain(turn);
}

/** Another tab. */
export async function reopen(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto('./');
  return { page, table: new Table(page), kept: new Kept(page), start: new Start(page) };
}
