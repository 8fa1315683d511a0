import { type Board, fillers } from './boards.ts';
import { expect, test } from './fixtures.ts';
import type { Table } from './pages/Table.ts';

/** Passes and discards until the turn player may act again, or the duel is over. */
async function untilFree(table: Table): Promise<void> {
  for (let i = 0; i < 30; i++) {
    await table.settled();
    const move = table.prompt.free;
    const over = table.page.getByRole('dialog');
    const pass = table.prompt.button('Pass');
    const discard = table.prompt.panel.getByRole('heading', { name: /^Discard down/ });
    await expect(move.or(over).or(pass).or(discard).first()).toBeVisible();
    if (await pass.isVisible()) await pass.click();
    else if (await discard.isVisible()) {
      await table.page.keyboard.press('1');
      await table.page.keyboard.press('Enter');
    } else return;
  }
  throw new Error('Nobody may act');
}

test('a whole duel from two starter decks to a win by battle, looked back on, and a rematch', async ({
  start,
  table,
  result,
}) => {
  await start.open(5);
  await start.name('A').fill('Mina');
  await start.name('B').fill('Tom');
  await start.chooseDeck('Mina', 'Kaiba Evolution');
  await start.chooseDeck('Tom', 'Yugi Evolution');
  await start.choose('Who goes first', 'Mina');
  await start.choose('Hands', 'Open');
  await start.choose('Ask me to respond', 'Only when one does');
  await start.begin.click();
  await expect(table.title).toHaveText('Duel of Mina and Tom');
  await expect(table.hand.cards('Mina’s')).toHaveCount(6);
  await expect(table.hand.cards('Tom’s')).toHaveCount(5);

  // Mina Summons what she can and attacks with all she has; Tom only waits.
  const mine = table.side('Mina’s').getByRole('button', { name: /Attack Position/ });
  for (let turn = 1; turn < 40 && !(await result.dialog.isVisible()); turn += 2) {
    const summonable = table.hand
      .cards('Mina’s')
      .and(table.page.getByRole('button', { name: /, Level [1-4], \d{3,} ATK/, disabled: false }));
    if ((await summonable.count()) > 0 && (await mine.count()) < 5) {
      await table.act(summonable.first(), 'Normal Summon');
      await untilFree(table);
    }
    if (turn > 1 && (await mine.count()) > 0) {
      await table.goTo('Battle Phase');
      await untilFree(table);
      for (let i = 0; i < (await mine.count()) && !(await result.dialog.isVisible()); i++) {
        await mine.nth(i).click();
        await table.item('Attack directly').click();
        await untilFree(table);
      }
    }
    for (const player of ['Mina', 'Tom']) {
      if (await result.dialog.isVisible()) break;
      await table.prompt.isFree(player);
      await table.prompt.answer('End the turn');
      await untilFree(table);
    }
  }
  await expect(result.winner).toHaveText('Mina wins');
  await expect(result.dialog).toContainText('Tom’s Life Points are down to 0.');
  await result.lookBack.click();
  await expect(result.dialog).toBeHidden();
  await table.lifePoints('Tom', 0);
  await table.log.says(/^Mina wins: Tom’s Life Points are 0\.$/);

  // One decision back Tom still has Life Points; then on to the end again.
  await table.timeline.back.click();
  await expect(table.plate('Tom')).not.toHaveAccessibleName(/: 0 Life Points/);
  await table.timeline.forth.click();
  await table.page.getByRole('button', { name: 'Rematch' }).click();
  await table.prompt.isFree('Tom');
  await table.lifePoints('Tom', 8000);
  await expect(table.field.getByRole('navigation')).toHaveAccessibleName('Turn 1, Tom: Main Phase 1');
});

const lastCards: Board = {
  a: { monsters: ['Summoned Skull'] },
  b: { lp: 2000, deck: [] },
  turn: { phase: 'main2' },
};

test('a duel to the last card of a Deck @phone', async ({ open, table, result }) => {
  await open(lastCards);
  await table.prompt.isFree('Ada');
  await table.prompt.answer('End the turn');
  await expect(result.winner).toHaveText('Ada wins');
  await expect(result.dialog).toContainText('Ben had to draw from an empty Deck.');
  await expect(result.dialog).toContainText('2000 LP left');
  await result.lookBack.click();
  await table.log.says('Ada wins: Ben could not draw.');
  await table.panels.show('Chain');
  await table.page.getByRole('button', { name: 'Show the result' }).click();
  await expect(result.winner).toHaveText('Ada wins');
  await result.rematch.click();
  await table.lifePoints('Ben', 2000);
});

test('a win by battle on a board @phone', async ({ open, table, result }) => {
  await open({
    a: { monsters: ['Summoned Skull'] },
    b: { lp: 700, monsters: ['La Jinn the Mystical Genie of the Lamp'], deck: fillers(3) },
    turn: { phase: 'battle' },
  });
  await table.act(table.card('Summoned Skull'), 'Attack');
  await expect(result.winner).toHaveText('Ada wins');
  await expect(result.dialog).toContainText('Ben’s Life Points are down to 0.');
});

test('surrender is asked about first @phone', async ({ open, table, result }) => {
  await open({});
  const menu = await table.openMenu();
  await menu.getByRole('button', { name: 'Surrender' }).click();
  await menu.getByRole('button', { name: 'Ben surrenders' }).click();
  await expect(result.winner).toHaveText('Ada wins');
  await expect(result.dialog).toContainText('Ben has surrendered.');
});
