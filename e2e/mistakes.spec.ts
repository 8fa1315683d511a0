import { isAccessible } from './accessible.ts';
import type { Board } from './boards.ts';
import { expect, test } from './fixtures.ts';
import { callThatFails, cardThat, PLANTED, partThatFails, plant } from './mistakes.ts';
import { Failure } from './pages/Failure.ts';
import { Lab } from './pages/Lab.ts';
import { Table } from './pages/Table.ts';

const greedy: Board = {
  a: { hand: ['Pot of Greed', 'Raigeki'], deck: ['Kuriboh', 'Uraby', 'Battle Ox'] },
  b: { monsters: ['Summoned Skull'] },
};
const AT_ANSWER = 'The rules failed at this answer';

/** What the mistake is planted in, mostly. */
const drawTwo = (table: Table) => table.act(table.card('Pot of Greed', 'Ada’s hand'), 'Activate');

/** Nothing is planted in Raigeki: it does what it says. */
async function destroyAll(table: Table): Promise<void> {
  await table.act(table.card('Raigeki', 'Ada’s hand'), 'Activate');
  await expect(table.card('Summoned Skull', 'Ben’s Monster zone')).toHaveCount(0);
}

async function isInHand(table: Table, name: string): Promise<void> {
  const card = table.card(name, 'Ada’s hand');
  await table.hand.reach(card);
  await expect(card).toHaveCount(1);
}

/** What a mistake of the page itself leaves in the console is taken out, and nothing else. */
const expected = (troubles: string[]) => {
  expect(troubles.filter((trouble) => !trouble.includes(PLANTED))).toEqual([]);
  expect(troubles.length).toBeGreaterThan(0);
  troubles.length = 0;
};

test('a card that fails leaves the table before the answer, to go on from, back or otherwise @phone', async ({
  open,
  table,
  page,
  context,
}) => {
  const failure = new Failure(page);
  const met = await plant(context, cardThat('fails', 'Pot of Greed'));
  await open(greedy);
  await drawTwo(table);
  expect(met()).toBe(1);
  await failure.says(AT_ANSWER);
  await expect(failure.button('Play on')).toBeFocused();
  await isAccessible(page);
  // The table is there behind it, and has not moved.
  await expect(page.getByRole('region', { name: 'Field', exact: true, includeHidden: true })).toBeVisible();
  const { name, text } = await failure.save();
  expect(name).toMatch(/^segoc-report-[0-9a-f]{8}\.json$/);
  const report = JSON.parse(text);
  expect(report).toMatchObject({
    segoc: 'report',
    doing: 'answer',
    profile: 'classic',
    error: { name: 'TypeError', message: PLANTED },
    duel: { setup: { kind: 'board', seed: 1 }, decisions: [] },
  });
  expect(report.build).toMatch(/^\d+\.\d+\.\d+/);
  expect(report.error.stack).toContain('/assets/');
  expect(report.tried.at(0).auto).toBe(false);

  await page.keyboard.press('Escape');
  await expect(failure.panel).toBeHidden();
  await isInHand(table, 'Pot of Greed');
  await table.prompt.isFree('Ada');
  // Another answer is carried out, and taken back; the one that failed fails again.
  await destroyAll(table);
  await drawTwo(table);
  await failure.says(AT_ANSWER);
  await failure.button('One decision back').click();
  await expect(table.card('Summoned Skull', 'Ben’s Monster zone')).toHaveCount(1);
  // What is kept is the last position that made sense.
  await page.reload();
  await table.prompt.isFree('Ada');
  await expect(failure.panel).toBeHidden();
  await isInHand(table, 'Pot of Greed');
  await table.timeline.open();
  await expect(page.getByRole('dialog', { name: 'Timeline' })).toBeVisible();
});

test('rules that never end are given up, and the page stays @phone', async ({
  open,
  table,
  page,
  context,
}) => {
  const failure = new Failure(page);
  await plant(context, cardThat('never ends', 'Pot of Greed'));
  await open(greedy);
  await drawTwo(table);
  await failure.says(AT_ANSWER);
  const report = await failure.report();
  expect(report.error.name).toBe('EngineError');
  expect(report.error.where.frames[0]).toBe('effect.step (Pot of Greed)');
  await failure.button('Play on').click();
  await destroyAll(table);
});

test('a report opens again: where it failed it fails, where it is mended it goes on @phone', async ({
  open,
  table,
  page,
  context,
  browser,
  baseURL,
}) => {
  const failure = new Failure(page);
  await plant(context, cardThat('fails', 'Pot of Greed'));
  await open(greedy);
  await table.act(table.card('Raigeki', 'Ada’s hand'), 'Activate');
  await drawTwo(table);
  const { name, text } = await failure.save();
  await failure.button('Play on').click();

  await new Lab(page).drop(name, text);
  const report = page.getByRole('region', { name: 'Report' });
  await expect(report).toContainText(`TypeError: ${PLANTED}`);
  await expect(report).toContainText(AT_ANSWER);
  await isAccessible(page);
  await isInHand(table, 'Pot of Greed');
  await expect(table.card('Summoned Skull', 'Ben’s Monster zone')).toHaveCount(0);
  await report.getByRole('button', { name: 'Do what failed' }).click();
  await failure.says(AT_ANSWER);
  await failure.button('Play on').click();
  await expect(report).toContainText('It fails here too.');

  const sound = await browser.newContext({ baseURL });
  const there = await sound.newPage();
  await there.goto('./#lab');
  const lab = new Lab(there);
  await lab.choose(name, text);
  const same = there.getByRole('region', { name: 'Report' });
  await same.getByRole('button', { name: 'Do what failed' }).click();
  await expect(same).toContainText('It does not fail any more.');
  const other = new Table(there);
  await isInHand(other, 'Kuriboh');
  await expect(other.card('Uraby', 'Ada’s hand')).toHaveCount(1);
  await other.undo();
  await isInHand(other, 'Pot of Greed');
  await sound.close();
});

test('a damaged report says so, and a report without a duel says what it can', async ({ page, start }) => {
  const lab = new Lab(page);
  await start.open();
  const report = {
    segoc: 'report',
    version: 1,
    build: '0.0.0',
    profile: null,
    doing: 'page',
    error: { name: 'Error', message: '<b>oops</b>', stack: '' },
    tried: [],
    to: -1,
    duel: null,
  };
  await lab.drop('cut.json', JSON.stringify(report).slice(0, -3));
  await expect(page.getByRole('heading', { name: 'This report cannot be read' })).toBeVisible();
  await lab.drop('later.json', JSON.stringify({ ...report, version: 9 }));
  await expect(page.getByRole('heading', { name: 'This report is from another version' })).toBeVisible();
  await lab.drop('no-duel.json', JSON.stringify(report));
  await expect(page.getByRole('main')).toContainText('Error: <b>oops</b>');
  await expect(page.getByRole('main')).toContainText('There was no duel on the table.');
});

test('what can be done with a card is left out where the rules fail at it; the duel goes on', async ({
  open,
  table,
  page,
  context,
}) => {
  const failure = new Failure(page);
  await plant(context, callThatFails('attempts'));
  await open(greedy);
  await failure.says('The rules could not say what is possible');
  await failure.button('Play on').click();
  await table.card('Pot of Greed', 'Ada’s hand').click();
  await expect(table.item('Activate')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(failure.panel).toBeHidden();
  await destroyAll(table);
  // It fails at this position as well, which is no news.
  await expect(failure.panel).toBeHidden();
});

test('rules that fail at every position leave the start screen', async ({ start, page, context }) => {
  const failure = new Failure(page);
  await plant(context, callThatFails('view'));
  await start.open(3);
  await start.begin.click();
  await failure.says('The rules failed as this duel began');
  expect(await failure.report()).toMatchObject({ doing: 'begin', duel: { decisions: [] } });
  await failure.button('Go on').click();
  await expect(start.title).toBeVisible();
});

test('a kept duel that does not replay any more keeps its position', async ({
  open,
  table,
  page,
  context,
}) => {
  await plant(context, cardThat('fails', 'Pot of Greed'));
  await open({ ...greedy, play: (seat) => seat.do('activate', 'Pot of Greed') });
  await table.prompt.isFree('Ada');
  await expect(table.notice.filter({ hasText: 'The position was kept' })).toBeVisible();
  await expect(table.card('Kuriboh', 'Ada’s hand')).toHaveCount(1);
  await expect(new Failure(page).panel).toBeHidden();
});

test('a link that the rules fail at opens before it', async ({ open, table, page, browser, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open({ ...greedy, play: (seat) => seat.do('activate', 'Raigeki').do('activate', 'Pot of Greed') });
  const menu = await table.openMenu();
  await menu.getByRole('button', { name: 'Copy a link to this moment' }).click();
  await expect(menu.getByRole('status')).toContainText('Copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const broken = await browser.newContext({ baseURL });
  await plant(broken, cardThat('fails', 'Pot of Greed'));
  const there = await broken.newPage();
  await there.goto(link);
  await expect(there.getByRole('main')).toContainText('the rules fail');
  await there.getByRole('button', { name: 'Open it there' }).click();
  const failure = new Failure(there);
  await failure.says('The rules failed in the duel of this link');
  expect(await failure.report()).toMatchObject({ doing: 'link', tried: [{}] });
  await failure.button('Play on').click();
  const other = new Table(there);
  await expect(other.card('Summoned Skull', 'Ben’s Monster zone')).toHaveCount(0);
  await broken.close();
});

test('a case that the rules fail in stands before the step', async ({ start, table, page, context }) => {
  const failure = new Failure(page);
  await plant(context, cardThat('fails', 'Pot of Greed'));
  await start.open();
  const lab = new Lab(page);
  await lab.drop(
    'mine.yaml',
    `segoc: 1
id: mine
title: Greed
players:
  A: { hand: [Pot of Greed, Raigeki], deck: [Kuriboh, Uraby] }
  B: { monsters: [Summoned Skull] }
steps:
  - A: { activate: Raigeki }
  - resolve
  - A: { activate: Pot of Greed }
  - resolve
  - expect: { A.hand: [Kuriboh, Uraby] }
`,
  );
  await failure.says('The rules failed in this case');
  const { text } = await failure.save();
  expect(JSON.parse(text)).toMatchObject({ doing: 'case', error: { message: PLANTED }, tried: [{}] });
  await failure.button('Play on').click();
  await expect(table.card('Summoned Skull', 'Ben’s Monster zone')).toHaveCount(0);
  await expect(lab.panel).toContainText(PLANTED);
  await lab.button('To the start').click();
  await expect(table.card('Summoned Skull', 'Ben’s Monster zone')).toHaveCount(1);
  await lab.drop('report.json', text);
  const report = page.getByRole('region', { name: 'Report' });
  await report.getByRole('button', { name: 'Do what failed' }).click();
  await failure.says(AT_ANSWER);
});

test('a part of the page that cannot be drawn leaves the others', async ({
  open,
  table,
  page,
  context,
  troubles,
}) => {
  const failure = new Failure(page);
  await plant(context, partThatFails('time.open'));
  await open(greedy);
  await failure.part.waitFor();
  await isAccessible(page);
  expect(await failure.report(failure.part)).toMatchObject({ doing: 'draw' });
  await destroyAll(table);
  await table.undo();
  await expect(table.card('Summoned Skull', 'Ben’s Monster zone')).toHaveCount(1);
  await failure.part.getByRole('button', { name: 'Try again' }).click();
  await failure.part.waitFor();
  expected(troubles);
});

test('a table that cannot be drawn at all says so, and another duel can begin @phone', async ({
  open,
  start,
  page,
  context,
  troubles,
}) => {
  const failure = new Failure(page);
  await plant(context, partThatFails('duel.label'));
  await open(greedy);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'This page cannot be shown' })).toBeVisible();
  await isAccessible(page);
  expect(await failure.report(main)).toMatchObject({ doing: 'draw', duel: {} });
  await main.getByRole('button', { name: 'New duel' }).click();
  await expect(start.title).toBeVisible();
  await page.reload();
  await expect(start.title).toBeVisible();
  expected(troubles);
});

test('what nobody catches is told, and nothing is lost by it', async ({ open, table, page, troubles }) => {
  const failure = new Failure(page);
  await open(greedy);
  await table.prompt.isFree('Ada');
  for (const how of ['thrown', 'rejected']) {
    await page.evaluate(
      ([how, planted]) => {
        const error = new TypeError(`${planted}, ${how}`);
        if (how === 'rejected') void Promise.reject(error);
        else
          setTimeout(() => {
            throw error;
          });
      },
      [how, PLANTED] as const,
    );
    await failure.says('Something went wrong');
    expect((await failure.report()).error.message).toBe(`${PLANTED}, ${how}`);
    await failure.button('Play on').click();
  }
  await destroyAll(table);
  expected(troubles);
});
