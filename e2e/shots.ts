import type { Board } from './boards.ts';
import { test } from './fixtures.ts';
import { battle, chain, graveyards, opening, questions, resolving, won } from './moments.ts';
import type { Table } from './pages/Table.ts';

interface Shot {
  board: Board;
  /** What is to be done before the picture is taken. */
  before?: (table: Table) => Promise<void>;
}

const dismiss = async (table: Table): Promise<void> => {
  const button = table.page.getByRole('button', { name: 'Dismiss' });
  const dialog = table.page.getByRole('dialog');
  if ((await button.isVisible()) && !(await dialog.isVisible())) await button.click();
};

const shots: Record<string, Shot> = {
  opening: { board: opening },
  chain: { board: chain },
  resolving: { board: resolving },
  battle: { board: battle },
  curtain: { board: { ...chain, settings: { hands: 'curtain' } } },
  graveyard: {
    board: graveyards,
    before: (table) => table.pile('Ada’s', 'Graveyard').click(),
  },
  menu: {
    board: opening,
    before: async (table) => {
      const card = table.card('Raigeki', 'Ada’s hand');
      await table.hand.reach(card);
      await card.click({ force: true });
    },
  },
  inspector: {
    board: chain,
    before: async (table) => {
      await table.card('Gaia The Fierce Knight').focus();
      await table.inspector.show();
    },
  },
  result: { board: won },
  log: { board: resolving, before: (table) => table.panels.show('Log') },
  settings: {
    board: opening,
    before: async (table) => {
      const menu = await table.openMenu();
      await menu.getByRole('button', { name: 'Settings' }).click();
    },
  },
  keys: { board: opening, before: (table) => table.page.keyboard.press('?') },
  timeline: { board: resolving, before: (table) => table.timeline.open() },
  ...Object.fromEntries(
    Object.entries(questions).map(([name, board]) => [`asks ${name}`.replaceAll(' ', '-'), { board }]),
  ),
};

test('start', async ({ start, page }, { project }) => {
  await start.open();
  await page.screenshot({ path: `.results/shots/start-${project.name}.png` });
});

/** The picture in the README. */
test('table', async ({ open, table, curtain, page }, { project }) => {
  await open({ ...chain, settings: { hands: 'curtain' } });
  await curtain.lift('Ada');
  await dismiss(table);
  await table.zone('your Monster zone 4').click();
  await table.card('Gaia The Fierce Knight').hover();
  await table.settled();
  await page.screenshot({ path: `.results/shots/table-${project.name}.png` });
});

for (const [name, { board, before }] of Object.entries(shots)) {
  test(name, async ({ open, table, page }, { project }) => {
    await open(board);
    await dismiss(table);
    await before?.(table);
    if (await table.field.isVisible()) await table.settled();
    await page.screenshot({ path: `.results/shots/${name}-${project.name}.png` });
  });
}
