import { expect, test } from './fixtures.ts';

test('a missed timing is explained in the log and at the card @phone', async ({ open, table }) => {
  await open({
    a: {
      hand: ['Summoned Skull'],
      monsters: ['Peten the Dark Clown', 'Battle Ox'],
      deck: ['Peten the Dark Clown', 'Uraby'],
    },
  });
  await table.act(table.card('Summoned Skull'), 'Normal Summon');
  await table.prompt.answer('Peten the Dark Clown');
  await table.prompt.answer('Summon');
  // "When it is sent to the Graveyard: you can": the Summon came after that, so nobody is asked.
  await table.prompt.isFree('Ada');
  await table.log.says(
    'Ada Tributes Peten the Dark Clown.',
    'Ada Tribute Summons Summoned Skull.',
    /^Peten the Dark Clown missed its timing: .* had to be the last thing to happen, but then came a Tribute Summon/,
  );

  await table.pile('Ada’s', 'Graveyard').click();
  await table.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Peten/ })
    .focus();
  await table.page.keyboard.press('Escape');
  await table.inspector.show();
  await expect(table.inspector.panel).toContainText('It missed its timing');
});
