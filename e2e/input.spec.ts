import type { Locator, Page } from '@playwright/test';
import { set } from './boards.ts';
import { expect, test } from './fixtures.ts';

const SLOWLY = { steps: 6 };

test.describe('by mouse', () => {
  test('dragging a monster to a zone asks how, and places it there', async ({ open, table }) => {
    await open({ a: { hand: ['Battle Ox', 'Raigeki'] } });
    await table.card('Battle Ox', 'Ada’s hand').dragTo(table.zone('Ada’s Monster zone 4'), SLOWLY);
    await table.item('Normal Summon').click();
    await expect(table.card('Battle Ox', 'Ada’s Monster zone 4')).toHaveAccessibleName(/Attack Position/);
    // The one Normal Summon of the turn is used up.
    await expect(table.card('Raigeki', 'Ada’s hand')).toBeVisible();
  });

  test('dragging with Shift Sets, monster and Spell alike', async ({ open, table }) => {
    await open({ a: { hand: ['Battle Ox', 'Trap Hole'] } });
    await table.page.keyboard.down('Shift');
    await table.card('Battle Ox', 'Ada’s hand').dragTo(table.zone('Ada’s Monster zone 2'), SLOWLY);
    await table.page.keyboard.up('Shift');
    await expect(table.card('Battle Ox', 'Ada’s Monster zone 2')).toHaveAccessibleName(/face-down/);
    // A Trap in the hand can only be Set: no key is needed.
    await table.card('Trap Hole', 'Ada’s hand').dragTo(table.zone('Ada’s Spell & Trap zone 5'), SLOWLY);
    await expect(table.card('Trap Hole', 'Ada’s Spell & Trap zone 5')).toHaveAccessibleName(/, Set, /);
  });

  test('a question opened by mouse has a ring only once a key is used', async ({ open, table, page }) => {
    await open({ a: { hand: ['Summoned Skull'], monsters: ['Battle Ox', 'Uraby'] } });
    await table.card('Summoned Skull', 'Ada’s hand').click();
    await table.item('Normal Summon').click();
    await expect(table.prompt.panel).toBeFocused();
    await expect(table.prompt.panel).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Shift');
    await expect(table.prompt.panel).toHaveCSS('outline-style', 'solid');
  });

  test('a Tribute Summon by dropping a monster on its Tribute', async ({ open, table }) => {
    await open({ a: { hand: ['Summoned Skull'], monsters: ['Battle Ox', 'Uraby'] } });
    await table
      .card('Summoned Skull', 'Ada’s hand')
      .dragTo(table.card('Uraby', 'Ada’s Monster zone'), SLOWLY);
    await table.item('Normal Summon').click();
    await expect(table.card('Summoned Skull', 'Ada’s Monster zone')).toBeVisible();
    await expect(table.card('Uraby')).toHaveCount(0);
    await expect(table.card('Battle Ox', 'Ada’s Monster zone')).toBeVisible();
  });

  test('attacking by dragging onto a monster, and onto the player', async ({ open, table }) => {
    await open({
      a: { monsters: ['Summoned Skull', 'Battle Ox'] },
      b: { monsters: ['Uraby'] },
      turn: { phase: 'battle' },
    });
    await table
      .card('Summoned Skull', 'Ada’s Monster zone')
      .dragTo(table.card('Uraby', 'Ben’s Monster zone'), SLOWLY);
    await table.lifePoints('Ben', 7000);
    await table.card('Battle Ox', 'Ada’s Monster zone').dragTo(table.plate('Ben'), SLOWLY);
    await table.lifePoints('Ben', 5300);
  });

  test('a card dropped where it cannot go stays where it was', async ({ open, table }) => {
    await open({ a: { hand: ['Battle Ox'] } });
    await table.card('Battle Ox', 'Ada’s hand').dragTo(table.zone('Ada’s Spell & Trap zone 1'), SLOWLY);
    await expect(table.card('Battle Ox', 'Ada’s hand')).toBeVisible();
    await expect(table.menu).toHaveCount(0);
    await table.prompt.isFree('Ada');
  });
});

test.describe('by finger', { tag: '@touch' }, () => {
  /** Playwright's own finger only taps. */
  async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
    const centre = async (of: Locator) => {
      const box = (await of.boundingBox())!;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [a, b] = [await centre(from), await centre(to)];
    const finger = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at });
    await send('touchStart', [a]);
    for (let i = 1; i <= 6; i++)
      await send('touchMove', [{ x: a.x + ((b.x - a.x) * i) / 6, y: a.y + ((b.y - a.y) * i) / 6 }]);
    await send('touchEnd', []);
  }

  test('Summon, Set and attack by drag', async ({ open, table, page }) => {
    await open({
      a: { hand: ['Battle Ox', 'Trap Hole'], monsters: ['Summoned Skull'] },
      b: { monsters: ['Uraby'] },
    });
    const ox = table.card('Battle Ox', 'Ada’s hand');
    await table.hand.reach(ox);
    await drag(page, ox, table.zone('Ada’s Monster zone 3'));
    await table.item('Normal Summon').tap();
    await expect(table.card('Battle Ox', 'Ada’s Monster zone 3')).toBeVisible();

    const trap = table.card('Trap Hole', 'Ada’s hand');
    await table.hand.reach(trap);
    await drag(page, trap, table.zone('Ada’s Spell & Trap zone 2'));
    await expect(table.card('Trap Hole', 'Ada’s Spell & Trap zone 2')).toBeVisible();

    await table.goTo('Battle Phase');
    await drag(
      page,
      table.card('Summoned Skull', 'Ada’s Monster zone'),
      table.card('Uraby', 'Ben’s Monster zone'),
    );
    await table.lifePoints('Ben', 7000);
    await drag(page, table.card('Battle Ox', 'Ada’s Monster zone'), table.plate('Ben'));
    await table.lifePoints('Ben', 5300);
  });

  test('the same by taps', async ({ open, table }) => {
    await open({
      a: { hand: ['Battle Ox'], monsters: ['Summoned Skull'] },
      b: { monsters: ['Uraby', set('Kuriboh')] },
    });
    const ox = table.card('Battle Ox', 'Ada’s hand');
    await table.hand.reach(ox);
    await ox.tap();
    await table.item('Set').tap();
    await expect(table.card('Battle Ox', 'Ada’s Monster zone')).toHaveAccessibleName(/face-down/);
    await table.goTo('Battle Phase');
    await table.card('Summoned Skull', 'Ada’s Monster zone').tap();
    await table.item('Attack').tap();
    // Several could be attacked: the next tap says which.
    await table.card('Kuriboh', 'Ben’s Monster zone').tap();
    await table.prompt.isFree('Ada');
    await expect(table.card('Kuriboh')).toHaveCount(0);
    await table.lifePoints('Ben', 8000);
  });
});
