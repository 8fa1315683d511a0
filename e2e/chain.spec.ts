import { type Board, set } from './boards.ts';
import { expect, test } from './fixtures.ts';

const raigeki: Board = {
  a: { hand: ['Raigeki'], spells: [set('Dark Bribe')] },
  b: {
    monsters: ['Summoned Skull', 'Battle Ox'],
    spells: [set('Imperial Order'), set('Seven Tools of the Bandit')],
  },
};

test('three links by both players, the last negating the second @phone', async ({ open, table }) => {
  await open(raigeki);
  await table.act(table.card('Raigeki', 'Ada’s hand'), 'Activate');
  await table.prompt.asks('Respond to Raigeki?');
  await table.prompt.answer('Activate Imperial Order');
  await table.prompt.asks('Respond to Imperial Order?');
  await expect(table.chain.link(3)).toContainText('Would be link 3: Dark Bribe');
  await table.prompt.answer('Activate Dark Bribe');

  // A Counter Trap is open: of Ben's two traps only the other Counter Trap may answer.
  await table.prompt.asks('Respond to Dark Bribe?');
  await expect(table.chain.links).toHaveCount(4);
  await expect(table.chain.link(1)).toContainText('Link 1: Raigeki, Ada, Spell Speed 1, waiting');
  await expect(table.chain.link(2)).toContainText('Link 2: Imperial Order, Ben, Spell Speed 2, waiting');
  await expect(table.chain.link(3)).toContainText('Link 3: Dark Bribe, Ada, Spell Speed 3, waiting');
  await table.prompt.pass();

  await table.prompt.isFree('Ada');
  // What the chain came to stays to be seen.
  await expect(table.chain.panel).toContainText('has resolved');
  await expect(table.chain.links).toHaveCount(3);
  await expect(table.chain.link(2).locator('s')).toHaveText('Imperial Order');
  await expect(table.card('Summoned Skull')).toHaveCount(0);
  await expect(table.card('Battle Ox')).toHaveCount(0);
  await expect(table.pile('Ben’s', 'Graveyard')).toHaveAccessibleName(/, 3 cards/);

  await table.log.says(
    'Ada activates Raigeki.',
    'Ben activates Imperial Order.',
    'Ada activates Dark Bribe.',
    'At link 3 Dark Bribe negates the activation of Imperial Order.',
    /Raigeki destroys .*Summoned Skull/,
  );
  const depths: number[] = [];
  for (const card of ['Raigeki', 'Imperial Order', 'Dark Bribe'])
    depths.push(await table.log.depth(new RegExp(`activates ${card}`)));
  expect(depths[0]).toBeLessThan(depths[1]);
  expect(depths[1]).toBeLessThan(depths[2]);
});

test('the panel strikes out what is negated while the rest resolves', async ({ open, table }) => {
  await open({
    a: {
      hand: ['Black Luster Ritual', 'Black Luster Soldier', 'Summoned Skull', 'Gaia The Fierce Knight'],
      spells: [set('Seven Tools of the Bandit')],
    },
    b: { hand: ['Kuriboh'], spells: [set('Magic Jammer')] },
  });
  await table.act(table.card('Black Luster Ritual'), 'Activate');
  await table.prompt.answer('Activate Magic Jammer');
  await table.prompt.asks('Discard 1 card');
  await table.prompt.answer('Kuriboh');
  await table.prompt.asks('Respond to Magic Jammer?');
  await expect(table.chain.link(2)).toContainText('Paid: Kuriboh.');
  await table.prompt.answer('Activate Seven Tools of the Bandit');

  // Link 3 has negated link 2; link 1 asks for its Tributes.
  await table.prompt.answer('Black Luster Soldier');
  await table.prompt.asks('Tribute monsters for Black Luster Soldier');
  await expect(table.chain.link(3)).toContainText('Seven Tools of the Bandit, Ada, Spell Speed 3, Resolved');
  await expect(table.chain.link(2)).toContainText('Activation negated by link 3 (Seven Tools of the Bandit)');
  await expect(table.chain.link(2).locator('s')).toHaveText('Magic Jammer');
  await expect(table.chain.link(1)).toContainText('resolving');
  await expect(table.chain.link(1).locator('s')).toHaveCount(0);
  await expect(table.chain.panel).toContainText('resolving link 1 of 3');
  await table.lifePoints('Ada', 7000);
  await table.log.says(
    'Ben discards Kuriboh.',
    'At link 3 Seven Tools of the Bandit negates the activation of Magic Jammer.',
  );
});
