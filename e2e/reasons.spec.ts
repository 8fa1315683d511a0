import { type Board, set } from './boards.ts';
import { expect, test } from './fixtures.ts';
import { literally } from './pages/names.ts';

/** A moment, and the cards that cannot be used in it with a few words of the reason. */
interface Moment {
  board: Board;
  refused: Record<string, string>;
}

const moments: Record<string, Moment> = {
  'in the own Main Phase': {
    board: {
      a: {
        hand: [
          'Dark Magician',
          'Black Luster Soldier',
          'Battle Ox',
          'Monster Reborn',
          'Raigeki',
          'Black Luster Ritual',
        ],
        spells: [set('Waboku'), set('Jar of Greed'), set('Just Desserts'), set('Fissure'), set('Waboku')],
      },
    },
    refused: {
      'Dark Magician': 'Needs 2 Tributes; you have none',
      'Black Luster Soldier': 'cannot be Normal Summoned',
      'Monster Reborn': 'All 5 of your Spell & Trap Zones are taken',
      Raigeki: 'All 5 of your Spell & Trap Zones are taken',
      'Black Luster Ritual': 'All 5 of your Spell & Trap Zones are taken',
    },
  },
  'after the Normal Summon': {
    board: {
      a: { hand: ['Battle Ox', 'Uraby'] },
      play: (seat) => seat.do('summon', 'Battle Ox'),
    },
    refused: { Uraby: 'Normal Summon' },
  },
  'while a chain is built': {
    board: {
      a: {
        hand: ['Raigeki', 'Battle Ox', 'Pot of Greed'],
        spells: [
          { card: 'Dark Bribe', faceUp: false, setThisTurn: true },
          set('Trap Hole'),
          set('Seven Tools of the Bandit'),
        ],
      },
      b: { spells: [set('Imperial Order')], monsters: ['Uraby'] },
      play: (seat) => seat.do('activate', 'Raigeki').do('activate', 'Imperial Order'),
    },
    refused: {
      'Battle Ox': 'A chain is being built, now at link 2',
      'Pot of Greed': 'Spell Speed 1 cannot follow link 2 (Imperial Order)',
      'Dark Bribe': 'this turn',
      'Trap Hole': 'none has just happened',
    },
  },
  'against a Counter Trap': {
    board: {
      a: { hand: ['Raigeki', 'Rush Recklessly'], spells: [set('Jar of Greed')], monsters: ['Uraby'] },
      b: { hand: ['Uraby'], spells: [set('Magic Jammer')] },
      settings: { windows: ['every', 'only'] },
      play: (seat) => seat.do('activate', 'Raigeki').do('activate', 'Magic Jammer').do('card', 'Uraby'),
    },
    refused: {
      'Rush Recklessly': 'Spell Speed 2 cannot follow link 2 (Magic Jammer)',
      'Jar of Greed': 'Spell Speed 2 cannot follow link 2 (Magic Jammer)',
    },
  },
};

for (const [when, { board, refused }] of Object.entries(moments)) {
  test(`every card that cannot be used says why: ${when} @phone`, async ({ open, table, isMobile }) => {
    await open({
      ...board,
      b: { monsters: ['Battle Ox'], ...board.b },
    });
    await table.prompt.panel.waitFor();
    const dimmed = table.side('Ada’s').or(table.hand.of('Ada’s')).getByRole('button', { disabled: true });
    await table.hand.reach(table.hand.cards('Ada’s').first());
    await expect(dimmed).toHaveCount(Object.keys(refused).length);

    for (const [name, words] of Object.entries(refused)) {
      const card = table.card(name, 'Ada’s');
      await table.hand.reach(card);
      await expect(card).toBeDisabled();
      await expect(card).toHaveAccessibleDescription(new RegExp(literally(words)));
      if (!isMobile) {
        await card.hover();
        await expect(table.inspector.panel).toContainText(name);
        await expect(table.inspector.panel.getByText(words).first()).toBeVisible();
        await table.pile('Ben’s', 'Deck').hover();
        await card.focus();
        await expect(table.inspector.panel.getByText(words).first()).toBeVisible();
      }
      // Disabled to a screen reader, yet it can be picked, and then says the same.
      await (isMobile ? card.tap({ force: true }) : card.click({ force: true }));
      await expect(table.menu.getByText(words).first()).toBeVisible();
      await expect(table.menu.getByRole('menuitem', { disabled: false })).toHaveCount(0);
      await table.page.keyboard.press('Escape');
      await expect(table.menu).toHaveCount(0);
    }
  });
}

test('a tapped card tells everything about itself in its tab', { tag: '@touch' }, async ({ open, table }) => {
  await open({ a: { hand: ['Dark Magician'] } });
  const card = table.card('Dark Magician', 'Ada’s hand');
  await table.hand.reach(card);
  await card.tap({ force: true });
  await table.page.keyboard.press('Escape');
  await table.inspector.show();
  await expect(table.inspector.panel).toContainText('Cannot be Normal Summoned now');
  await expect(table.inspector.panel).toContainText('Needs 2 Tributes; you have none.');
});

test('a phase that cannot be gone to says why', { tag: '@phone' }, async ({ open, table }) => {
  await open({ a: { hand: ['Battle Ox'] } });
  const why = table.page
    .getByRole('status')
    .filter({ hasText: 'It is Main Phase 1; only the Battle Phase or the End Phase can follow.' });
  // One that cannot be pressed can be asked.
  await table.goTo('Main Phase 2', { force: true });
  await expect(why).toBeVisible();
  await table.inPhase('Main Phase 1');
  await table.goTo('Battle Phase');
  await expect(why).toHaveCount(0);
});
