import type { Locator, Page } from '@playwright/test';
import { set } from './boards.ts';
import { expect, test } from './fixtures.ts';

/** Presses a key until the focus is there. */
async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test('from the start screen to an attack without a mouse', async ({ start, table, curtain, page }) => {
  const { keyboard } = page;
  await start.open(5);
  await expect(start.begin).toBeFocused();
  // Backwards through the rows: who is asked, hands, who goes first, to the names.
  await keyboard.press('Shift+Tab');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Only when one does' })).toBeChecked();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Ada', exact: true })).toBeChecked();
  await reach(page, start.name('A'), 'Shift+Tab');
  await keyboard.press('Control+a');
  await keyboard.type('Mina');
  await keyboard.press('Enter');

  await curtain.standsFor('Mina');
  await expect(curtain.show('Mina')).toBeFocused();
  await keyboard.press('Enter');
  await table.ready();

  // An arrow key enters the table; from card to card; Enter opens what can be done.
  const monster = table.hand
    .cards('your')
    .and(page.getByRole('button', { name: /, Level [1-4], \d{3,} ATK/, disabled: false }))
    .first();
  const name = (await monster.getAttribute('aria-label'))!.split(',')[0];
  await keyboard.press('ArrowRight');
  await expect(table.hand.cards('your').and(page.locator(':focus'))).toHaveCount(1);
  await reach(page, table.hand.cards('your').first(), 'ArrowLeft');
  await reach(page, monster, 'ArrowRight');
  await keyboard.press('Enter');
  await expect(table.item('Normal Summon')).toBeFocused();
  await keyboard.press('Enter');
  const summoned = table.card(name, 'your Monster zone');
  await expect(summoned).toBeVisible();

  /** Takes the device, passes and moves on, as often as it takes to come to the player's Main Phase. */
  const turnOf = async (player: string) => {
    const pass = table.prompt.button('Pass');
    const on = table.prompt.button('Go to ').first();
    const main = table.field.getByRole('navigation', { name: `${player}: Main Phase 1` });
    for (;;) {
      // What was pressed last has been carried out and drawn.
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(curtain.title.or(table.prompt.free).or(pass).first()).toBeVisible();
      if (await curtain.title.isVisible()) await keyboard.press('Enter');
      else if (await pass.isVisible()) await keyboard.press('p');
      else if (await main.isVisible()) return;
      else if (await on.isVisible()) {
        await reach(page, on);
        await keyboard.press('Enter');
      }
    }
  };
  const endTurn = async () => {
    await reach(page, table.prompt.button('End the turn'));
    await keyboard.press('Enter');
  };
  await endTurn();
  await turnOf('Ben');
  await endTurn();
  await turnOf('Mina');

  await reach(page, table.phases.getByRole('button', { name: 'Go to the Battle Phase' }));
  await keyboard.press('Enter');
  await table.inPhase('Battle Phase');
  await reach(page, summoned, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(table.item('Attack directly')).toBeFocused();
  await keyboard.press('1');
  await expect(table.plate('Ben')).not.toHaveAccessibleName(/8000/);
});

test('answering, picking, dropping and going back by keys', async ({ open, table, page }) => {
  const { keyboard } = page;
  await open({
    a: { hand: ['Summoned Skull', 'Raigeki'], monsters: ['Battle Ox', 'Uraby'] },
    b: { hand: ['Kuriboh', 'Sangan'], monsters: ['Kuriboh'], spells: [set('Magic Jammer')] },
  });
  await table.prompt.isFree('Ada');
  const skull = table.card('Summoned Skull', 'Ada’s hand');
  await reach(page, skull);
  await keyboard.press('Enter');
  await keyboard.press('1');
  await table.prompt.asks('Tribute 1 monster for Summoned Skull');
  await keyboard.press('1');
  await expect(table.prompt.button('Battle Ox')).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('Escape');
  await table.prompt.isFree('Ada');
  await reach(page, skull);
  await keyboard.press('Enter');
  await keyboard.press('1');
  await table.prompt.asks('Tribute 1 monster for Summoned Skull');
  await keyboard.press('2');
  await keyboard.press('Enter');
  await expect(table.card('Summoned Skull', 'Ada’s Monster zone')).toBeVisible();
  await expect(table.card('Battle Ox', 'Ada’s Monster zone')).toBeVisible();

  await reach(page, table.card('Raigeki', 'Ada’s hand'));
  await keyboard.press('Enter');
  await keyboard.press('1');
  await table.prompt.asks('Respond to Raigeki?');
  await keyboard.press('1');
  await table.prompt.asks('Discard 1 card');
  await keyboard.press('2');
  await table.prompt.isFree('Ada');
  await table.log.says('Ben discards Sangan.', 'At link 2 Magic Jammer negates the activation of Raigeki.');

  await keyboard.press('u');
  await table.prompt.asks('Discard 1 card');
  await keyboard.press('u');
  await table.prompt.asks('Respond to Raigeki?');
  await keyboard.press('p');
  await table.prompt.isFree('Ada');
  await expect(table.card('Kuriboh', 'Ben’s Monster zone')).toHaveCount(0);

  await keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('Pass; hold to pass every window');
  await keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
});

test('arrow keys go from place to place', async ({ open, table, page }) => {
  const { keyboard } = page;
  await open({
    a: { hand: ['Raigeki', 'Uraby'], monsters: ['Battle Ox', 'Summoned Skull'], spells: [set('Trap Hole')] },
    b: { monsters: ['Kuriboh'] },
  });
  await reach(page, table.card('Battle Ox', 'Ada’s Monster zone'));
  await keyboard.press('ArrowRight');
  await expect(table.card('Summoned Skull', 'Ada’s Monster zone')).toBeFocused();
  await expect(table.inspector.panel).toContainText('Summoned Skull');
  await keyboard.press('ArrowLeft');
  await keyboard.press('ArrowDown');
  await expect(table.card('Trap Hole', 'Ada’s Spell & Trap zone')).toBeFocused();
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  await expect(table.card('Battle Ox', 'Ada’s Monster zone')).not.toBeFocused();
});

/** How much further down than the card its focus ring is drawn (pixels); null if there is none. */
const ringBelow = (card: Locator): Promise<number | null> =>
  card.evaluate((button) => {
    // A card's own edge is an outline too, but a thin one.
    const rings = [button, ...button.querySelectorAll('*')].filter((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 1;
    });
    const face = button.querySelector('[data-part]')?.getBoundingClientRect();
    if (rings.length !== 1 || !face) return null;
    return Math.round(rings[0].getBoundingClientRect().y - face.y);
  });

test('the ring of the focus is around the card, also where a legal one stands higher', async ({
  open,
  table,
  page,
}) => {
  await open({ a: { hand: ['Raigeki', 'Uraby'], monsters: ['Battle Ox'] } });
  const places = [
    table.card('Uraby', 'hand'),
    table.card('Raigeki', 'hand'),
    table.card('Battle Ox', 'Monster zone'),
  ];
  for (const card of places) {
    await reach(page, card);
    expect(await ringBelow(card)).toBe(0);
  }
});
