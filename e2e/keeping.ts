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
