import type { Page } from '@playwright/test';
import { passcodeOf, set } from './boards.ts';
import { expect, test } from './fixtures.ts';

/** Everything that the page holds, shown or not: texts, attributes, values, and what a screen reader is told. */
async function everythingIn(page: Page): Promise<string> {
  const inside = await page.evaluate(() => {
    const parts = [document.title, document.body.textContent ?? ''];
    for (const element of document.querySelectorAll('*')) {
      for (const attribute of element.attributes) parts.push(attribute.value);
      if (element instanceof HTMLInputElement) parts.push(element.value);
    }
    return parts.join('\n');
  });
  return `${inside}\n${await page.locator('body').ariaSnapshot()}`;
}

async function hides(page: Page, cards: readonly string[]): Promise<void> {
  const text = await everythingIn(page);
  const found = cards.filter(
    (card) =>
      text.toLowerCase().includes(card.toLowerCase()) || new RegExp(`\\b${passcodeOf(card)}\\b`).test(text),
  );
  expect(found, 'names of hidden cards in the page').toEqual([]);
}

async function shows(page: Page, cards: readonly string[]): Promise<void> {
  // All that is to be seen has been drawn.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const text = await everythingIn(page);
  expect(cards.filter((card) => text.includes(card))).toEqual(cards);
}

const ADA = ['Celtic Guardian', 'Gaia The Fierce Knight', 'Dark Bribe', 'Man-Eater Bug'];
const BEN = ['Kuriboh', 'Uraby', 'Magic Jammer', 'Wall of Illusion'];
const DECKS = ['Mystical Elf', 'Great White'];

test('no name of a hidden card is in the page @phone', async ({ open, table, curtain, page }) => {
  await open({
    a: {
      hand: ['Raigeki', 'Celtic Guardian', 'Gaia The Fierce Knight'],
      spells: [set('Dark Bribe')],
      monsters: [set('Man-Eater Bug')],
      deck: ['Mystical Elf', 'Blank'],
    },
    b: {
      hand: ['Kuriboh', 'Uraby'],
      spells: [set('Magic Jammer')],
      monsters: [set('Wall of Illusion')],
      deck: ['Great White', 'Blank'],
    },
    settings: { hands: 'curtain', windows: ['could', 'could'] },
  });
  await curtain.standsFor('Ada');
  await hides(page, [...ADA, ...BEN, ...DECKS, 'Raigeki']);

  await curtain.lift('Ada');
  await shows(page, ADA);
  await hides(page, [...BEN, ...DECKS]);
  // Looking at what is hidden tells nothing either.
  const hidden = [
    table.field.getByRole('button', { name: /^Set card, opponent’s Spell/ }),
    table.field.getByRole('button', { name: /^Set monster, opponent’s Monster/ }),
    table.field.getByRole('button', { name: /^Hidden card, opponent’s hand, 1 of 2/ }),
  ];
  for (const card of hidden) {
    await card.focus();
    await table.inspector.show();
    await expect(table.inspector.panel).toContainText('A card you may not see');
    await hides(page, [...BEN, ...DECKS]);
    await card.click();
    await hides(page, [...BEN, ...DECKS]);
    await page.keyboard.press('Escape');
  }

  // Ben is asked: neither hand is there until he has taken the device, then only his own.
  await table.act(table.card('Raigeki', 'your hand'), 'Activate');
  await curtain.standsFor('Ben');
  await hides(page, [...ADA, ...BEN, ...DECKS]);
  await curtain.lift('Ben');
  await table.prompt.asks('Respond to Raigeki?');
  await shows(page, BEN);
  await hides(page, [...ADA, ...DECKS]);
  await table.timeline.open();
  await hides(page, [...ADA, ...DECKS]);
  await page.keyboard.press('Escape');

  // He pays with a card, which everybody may know from then on.
  await table.prompt.answer('Activate Magic Jammer');
  await table.prompt.answer('Kuriboh');
  await curtain.standsFor('Ada');
  await expect(page.getByText('Magic Jammer')).toBeVisible();
  await hides(page, [...ADA, 'Uraby', 'Wall of Illusion', ...DECKS]);
  await curtain.lift('Ada');
  await table.prompt.asks('Respond to Magic Jammer?');
  await shows(page, [...ADA, 'Magic Jammer', 'Kuriboh']);
  await hides(page, ['Uraby', 'Wall of Illusion', ...DECKS]);

  // Dark Bribe lets Ben draw: Ada learns that, and not what.
  await table.prompt.answer('Activate Dark Bribe');
  await expect(table.pile('opponent’s', 'Deck')).toHaveAccessibleName(/1 card$/);
  await table.log.says('Ben draws 1 card.');
  await hides(page, ['Uraby', ...DECKS]);
});

for (const [card, can] of [
  ['Trap Hole', false],
  ['Jar of Greed', true],
] as const) {
  test(`being asked gives nothing away: ${card}`, async ({ open, table, curtain }) => {
    await open({
      a: { hand: ['Raigeki'] },
      b: { monsters: ['Uraby'], spells: [set(card)] },
      settings: { hands: 'curtain', windows: ['could', 'could'] },
    });
    await curtain.lift('Ada');
    await table.act(table.card('Raigeki', 'your hand'), 'Activate');
    await curtain.lift('Ben');
    await table.prompt.asks('Respond to Raigeki?');
    await expect(table.prompt.button('Activate')).toHaveCount(can ? 1 : 0);
    await expect(table.prompt.button('Pass')).toBeVisible();
  });
}

test('open hands during a duel take the other player’s consent', async ({
  open,
  table,
  curtain,
  consent,
  page,
}) => {
  await open({ a: { hand: ['Uraby'] }, b: { hand: ['Kuriboh'] }, settings: { hands: 'curtain' } });
  await curtain.lift('Ada');
  const menu = await table.openMenu();
  await menu.getByRole('button', { name: 'Settings' }).click();
  const hands = page.getByRole('dialog', { name: 'Settings' }).getByRole('group', { name: 'Hands' });
  await hands.getByText('Open', { exact: true }).click();
  await expect(consent.panel).toHaveAccessibleName('Ben, play with open hands?');
  await hides(page, ['Uraby', 'Kuriboh']);
  await consent.refuse();
  // The device is with Ben.
  await curtain.standsFor('Ada');
  await hides(page, ['Uraby', 'Kuriboh']);
  await curtain.lift('Ada');
  await hides(page, ['Kuriboh']);
});

test('a key of the player before does not open the curtain, pressed before it is there or held down', async ({
  open,
  table,
  curtain,
  page,
}) => {
  await open({
    a: { hand: ['Celtic Guardian'], deck: ['Blank', 'Blank'] },
    b: { hand: ['Kuriboh'], deck: ['Blank', 'Blank'] },
    settings: { hands: 'curtain' },
  });
  await curtain.lift('Ada');
  await table.settled();
  const end = page.getByRole('button', { name: 'End the turn' });
  // In one task, sooner than anything can be drawn.
  await end.evaluate((button: HTMLButtonElement) => {
    button.click();
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', enter));
  });
  await curtain.standsFor('Ben');
  await expect(curtain.show('Ben')).toBeFocused();
  await page.keyboard.press('Enter');
  await table.settled();
  await expect(table.card('Kuriboh', 'hand')).toBeFocused();
  await end.focus();
  await page.keyboard.down('Enter');
  await curtain.standsFor('Ada');
  await expect(curtain.show('Ada')).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(curtain.show('Ada')).toBeFocused();
});
