import { type Board, set } from './boards.ts';
import { expect, test } from './fixtures.ts';
import { resolving } from './moments.ts';

const chain: Board = {
  a: { hand: ['Raigeki', 'Battle Ox'], spells: [set('Dark Bribe')] },
  b: { monsters: ['Summoned Skull'], spells: [set('Imperial Order')] },
};

test('a reload in the middle of a chain comes back to the same question @phone', async ({ open, table }) => {
  await open(chain);
  await table.act(table.card('Raigeki', 'Ada’s hand'), 'Activate');
  await table.prompt.answer('Activate Imperial Order');
  await table.prompt.asks('Respond to Imperial Order?');
  await table.page.reload();
  await table.prompt.asks('Respond to Imperial Order?');
  await expect(table.page.getByText('Your duel stands where you left it: turn 5.')).toBeVisible();
  await expect(table.chain.link(1)).toContainText('Raigeki, Ada');
  await expect(table.chain.link(2)).toContainText('Imperial Order, Ben');
  await table.log.says('Ada activates Raigeki.', 'Ben activates Imperial Order.');

  // It goes on from there as if nothing had been: Raigeki's activation stands, its effect is negated.
  await table.prompt.pass();
  await table.prompt.isFree('Ada');
  await expect(table.card('Imperial Order', 'Ben’s Spell & Trap zone')).toBeVisible();
  await expect(table.card('Summoned Skull', 'Ben’s Monster zone')).toBeVisible();
});

test('after a reload the curtain stands before whoever is asked', async ({ open, table, curtain }) => {
  await open({ ...chain, settings: { hands: 'curtain' } });
  await curtain.lift('Ada');
  await table.act(table.card('Raigeki', 'your hand'), 'Activate');
  await curtain.lift('Ben');
  await table.prompt.asks('Respond to Raigeki?');
  await table.page.reload();
  await curtain.standsFor('Ben');
  await curtain.lift('Ben');
  await table.prompt.asks('Respond to Raigeki?');
});

test('going back out of a chain that has resolved, and on again @phone', async ({ open, table }) => {
  await open(chain);
  await table.act(table.card('Raigeki', 'Ada’s hand'), 'Activate');
  await table.prompt.answer('Activate Imperial Order');
  await table.prompt.answer('Activate Dark Bribe');
  await table.prompt.isFree('Ada');
  await expect(table.card('Summoned Skull')).toHaveCount(0);

  await table.undo();
  await table.prompt.asks('Respond to Imperial Order?');
  await expect(table.card('Summoned Skull', 'Ben’s Monster zone')).toBeVisible();
  await expect(table.chain.links).toHaveCount(3);
  await table.undo();
  await table.prompt.asks('Respond to Raigeki?');
  await table.page.keyboard.press('r');
  await table.prompt.asks('Respond to Imperial Order?');

  // Deciding otherwise begins a second line; the first one is kept.
  await table.prompt.pass();
  await table.prompt.isFree('Ada');
  await expect(table.card('Summoned Skull', 'Ben’s Monster zone')).toBeVisible();
  await table.timeline.open();
  await expect(table.timeline.list.getByRole('button', { name: /^Another line, 1 decision/ })).toBeVisible();
  await table.timeline.list.getByRole('button', { name: 'Back to the line you left' }).click();
  await table.prompt.isFree('Ada');
  await expect(table.card('Summoned Skull')).toHaveCount(0);
});

test('going back past what was revealed asks the other player', async ({ open, table, curtain, consent }) => {
  await open({
    a: { hand: ['Pot of Greed', 'Battle Ox'], deck: ['Kuriboh', 'Uraby', 'Blank'] },
    b: { hand: ['Trap Hole'] },
    settings: { hands: 'curtain' },
  });
  await curtain.lift('Ada');
  // Nothing has been revealed by a Summon: it is taken back at once.
  await table.act(table.card('Battle Ox', 'your hand'), 'Normal Summon');
  await expect(table.card('Battle Ox', 'your Monster zone')).toBeVisible();
  await table.undo();
  await expect(table.card('Battle Ox', 'your hand')).toBeVisible();

  await table.act(table.card('Pot of Greed', 'your hand'), 'Activate');
  await expect(table.hand.cards('your')).toHaveCount(3);
  await table.undo();
  await expect(consent.panel).toHaveAccessibleName('Ben, may Ada go back?');
  await expect(consent.panel).toContainText('cards that were drawn');
  await expect(table.page.getByText('Kuriboh')).toHaveCount(0);
  await consent.refuse();
  await expect(table.page.getByText('Ben does not agree.')).toBeVisible();
  // The device is with Ben.
  await curtain.lift('Ada');
  await expect(table.hand.cards('your')).toHaveCount(3);

  await table.undo();
  await consent.agree('Ben');
  await curtain.lift('Ada');
  await expect(table.hand.cards('your')).toHaveCount(2);
  await expect(table.card('Pot of Greed', 'your hand')).toBeVisible();
});

test('a timeline longer than its dialog keeps the way out in sight', async ({ open, table, page }) => {
  await page.setViewportSize({ width: 1280, height: 260 });
  await open(resolving);
  await table.timeline.open();
  const dialog = page.getByRole('dialog', { name: 'Timeline' });
  await expect(dialog.getByText('Ada is asked.')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText('Every decision of the duel.')).not.toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});
