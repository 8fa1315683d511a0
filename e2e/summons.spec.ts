import { set } from './boards.ts';
import { expect, test } from './fixtures.ts';

test('a Ritual Summon: the Spell, the Tributes, the position @phone', async ({ open, table }) => {
  await open({
    a: {
      hand: ['Black Luster Ritual', 'Black Luster Soldier', 'Celtic Guardian', 'Kuriboh'],
      monsters: ['Battle Ox'],
    },
  });
  await table.act(table.card('Black Luster Ritual', 'Ada’s hand'), 'Activate');
  await table.prompt.answer('Black Luster Soldier');
  await table.prompt.asks('Tribute monsters for Black Luster Soldier');
  await expect(table.prompt.panel).toContainText('Their Levels together must be 8 or more.');

  // Levels 4 and 1 are too low: it says so and does not go on.
  await table.prompt.answer('Celtic Guardian');
  await table.prompt.answer('Kuriboh');
  await expect(table.prompt.panel.getByRole('status')).toContainText(/Levels .*8 or more/);
  await expect(table.prompt.button('Summon')).toBeDisabled();
  await table.prompt.answer('Kuriboh');
  await table.prompt.answer('Battle Ox');
  await table.prompt.answer('Summon');

  await table.prompt.asks('In which position is Black Luster Soldier Summoned?');
  await table.prompt.answer('Defense Position');
  await table.prompt.isFree('Ada');
  await expect(table.card('Black Luster Soldier', 'Ada’s Monster zone')).toHaveAccessibleName(
    /Defense Position, 2500 DEF/,
  );
  await expect(table.pile('Ada’s', 'Graveyard')).toHaveAccessibleName(/, 3 cards/);
  await table.log.says(/Ada Tributes .*Celtic Guardian/, 'Ada Ritual Summons Black Luster Soldier.');
});

test('a Tribute Summon can be dropped before anything is sent @phone', async ({ open, table }) => {
  await open({ a: { hand: ['Dark Magician'], monsters: ['Battle Ox', 'Celtic Guardian', 'Uraby'] } });
  await table.act(table.card('Dark Magician'), 'Normal Summon');
  await table.prompt.asks('Tribute 2 monsters for Dark Magician');
  await table.prompt.answer('Uraby');
  await table.prompt.answer('Cancel');
  await table.prompt.isFree('Ada');
  await expect(table.pile('Ada’s', 'Graveyard')).toHaveAccessibleName(/, 0 cards/);

  // Tributes can also be picked on the field.
  await table.act(table.card('Dark Magician'), 'Normal Summon');
  await table.card('Battle Ox', 'Ada’s Monster zone').click();
  await table.card('Uraby', 'Ada’s Monster zone').click();
  await expect(table.prompt.panel).toContainText('2 of 2 chosen');
  await table.prompt.answer('Summon');
  await table.prompt.isFree('Ada');
  await expect(table.card('Dark Magician', 'Ada’s Monster zone')).toBeVisible();
  await expect(table.card('Battle Ox')).toHaveCount(0);
});

test('a flip effect in battle @phone', async ({ open, table }) => {
  await open({
    a: { monsters: ['Summoned Skull', 'Battle Ox'] },
    b: { monsters: [set('Man-Eater Bug')] },
    turn: { phase: 'battle' },
  });
  await table.act(table.card('Battle Ox', 'Ada’s Monster zone'), 'Attack');
  // The Bug is turned up by the attack and chooses although it will be destroyed.
  await table.prompt.asks(/^Choose 1 (card|monster) as target of Man-Eater Bug$/);
  await expect(table.card('Man-Eater Bug')).toHaveAccessibleName(/Defense Position, 600 DEF/);
  await expect(table.field.getByRole('navigation')).toContainText('Damage Step');
  await table.prompt.answer('Summoned Skull');
  await table.prompt.isFree('Ada');
  await expect(table.card('Summoned Skull')).toHaveCount(0);
  await expect(table.card('Man-Eater Bug')).toHaveCount(0);
  await expect(table.card('Battle Ox', 'Ada’s Monster zone')).toBeVisible();
  await table.lifePoints('Ben', 8000);
  await table.log.says(
    'Battle Ox attacks Man-Eater Bug.',
    'Man-Eater Bug is turned face-up.',
    'Man-Eater Bug destroys Summoned Skull.',
    'Man-Eater Bug is destroyed by battle.',
  );
});

test('an effect that is offered can be declined or used @phone', async ({ open, table }) => {
  await open({
    a: { monsters: ['Summoned Skull'] },
    b: { monsters: ['Mystic Tomato'], deck: ['Feral Imp', 'Kuriboh'] },
    turn: { phase: 'battle' },
  });
  await table.act(table.card('Summoned Skull'), 'Attack');
  await table.prompt.asks('Use Mystic Tomato’s effect?');
  await expect(table.prompt.panel).toContainText('“when … you can” is not asked again');
  await table.prompt.answer('Yes, use it');
  await table.prompt.asks(/Special Summon 1/);
  await table.prompt.answer('Feral Imp');
  await table.prompt.isFree('Ada');
  await expect(table.card('Feral Imp', 'Ben’s Monster zone')).toHaveAccessibleName(/Attack Position/);
});
