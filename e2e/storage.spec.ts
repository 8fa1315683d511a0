/** What becomes of a duel when what is kept is damaged, or nothing can be kept. */
import type { Page } from '@playwright/test';
import { isAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { endTurn, quietBoard, quietDuel, reopen, written } from './keeping.ts';
import { Kept } from './pages/Kept.ts';
import { Table } from './pages/Table.ts';
import { bystander, change, entries, recordKeys, spoil, WAYS } from './vault.ts';

test.describe('what is damaged', () => {
  /** A page beside it, and the keys of the duel's two records, the newer first: turns 7 and 6. */
  let aside: Page;
  let keys: string[];

  test.beforeEach(async ({ open, table, page, context, baseURL }) => {
    await quietDuel(7, { open, page, table });
    aside = await bystander(context, baseURL!);
    keys = recordKeys(await entries(aside));
    expect(keys).toHaveLength(2);
    await page.close();
  });

  for (const way of WAYS)
    test(`the newer record: the duel stands one decision before, and the record can be saved (${way})`, async ({
      context,
    }) => {
      await spoil(aside, keys[0], way);
      const { page, table, kept } = await reopen(context);
      await kept.says(
        'What was saved last is damaged. The duel stands as it was saved before that, in turn 6.',
      );
      await table.prompt.isFree('Ben');
      const text = await kept.saved(page.getByRole('button', { name: 'Save the damaged one as a file' }));
      expect(JSON.parse(text)).toBeTruthy();
      await kept.dismiss();
      await endTurn(table, 'Ben');
      await written(aside, 7);
      await page.reload();
      await kept.says('Your duel stands where you left it: turn 7.');
    });

  test('both records: they are put away, and the settings survive @phone', async ({ context }) => {
    for (const key of keys) await spoil(aside, key, 'garbage');
    const { page, kept, start } = await reopen(context);
    await start.title.waitFor();
    await kept.says(
      'The saved duel is damaged and cannot be read. Everything else that is saved is as it was.',
    );
    await expect(page.getByRole('radio', { name: 'Open', exact: true })).toBeChecked();
    await expect(kept.row('A damaged duel')).toHaveCount(2);
    await isAccessible(page);
    const text = await kept.saved(kept.button('Save as a file', 'A damaged duel').first());
    expect(text).toBe('"what is this"');
    // Put away means put away: it is not told again, and nothing takes its place.
    await page.reload();
    await expect(kept.row('A damaged duel')).toHaveCount(2);
    await expect(kept.notice('damaged')).toHaveCount(0);
    await kept.button('Throw away', 'A damaged duel').first().press('Enter');
    await expect(kept.button('Keep', 'A damaged duel')).toBeFocused();
    await kept.button('Throw away', 'A damaged duel').first().press('Enter');
    await expect(kept.row('A damaged duel')).toHaveCount(1);
  });

  test('one duel after another: what was put away before is still there', async ({ context }) => {
    for (let i = 1; i <= 3; i++) {
      await change(aside, { [`duel/spoilt${i}/1`]: { seq: 1, record: `broken ${i}` } });
      const { page, kept } = await reopen(context);
      // The good duel is newer than what has no head.
      await kept.says('Your duel stands where you left it: turn 7.');
      const menu = await new Table(page).openMenu();
      await menu.getByRole('button', { name: 'New duel' }).click();
      await menu.getByRole('button', { name: 'Leave it' }).click();
      await kept.button('Go on', 'A duel').first().click();
      await kept.says('The saved duel is damaged and cannot be read.');
      await expect(kept.row('A damaged duel')).toHaveCount(i);
      await kept.button('Go on', 'Ada and Ben').click();
      await new Table(page).prompt.isFree('Ada');
      await written(aside, 7);
      await page.close();
    }
    const texts = Object.entries(await entries(aside)).flatMap(([key, v]) =>
      key.startsWith('broken/') ? [(v as { value: unknown }).value] : [],
    );
    expect(texts.sort()).toEqual(['broken 1', 'broken 2', 'broken 3']);
  });

  test('decisions that no longer replay: the position stays, and all of it can be saved @phone', async ({
    context,
  }) => {
    const found = await entries(aside);
    for (const key of keys) {
      const { seq, record } = found[key] as { seq: number; record: { decisions: { answer: unknown }[] } };
      record.decisions[0].answer = 99;
      await change(aside, { [key]: { seq, record } });
    }
    const { page, table, kept } = await reopen(context);
    await kept.says('The position was kept, but not the way to it');
    await table.prompt.isFree('Ada');
    await table.lifePoints('Ada', 8000);
    await isAccessible(page);
    const text = await kept.saved(page.getByRole('button', { name: 'Save it all as a file' }));
    expect(JSON.parse(text).decisions[0].answer).toBe(99);
  });

  test('the settings: the others and the duel are as they were @phone', async ({ context }) => {
    const { settings } = (await entries(aside)) as { settings: object };
    await change(aside, { settings: { ...settings, names: ['Mai', 7], theme: 'dark' } });
    const { page, table, kept } = await reopen(context);
    await kept.says('Some of your settings were damaged and are as at first.');
    await table.prompt.isFree('Ada');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const text = await kept.saved(page.getByRole('button', { name: 'Save the damaged one as a file' }));
    expect(JSON.parse(text).names).toEqual(['Mai', 7]);
    await kept.dismiss();
    await kept.says('Your duel stands where you left it: turn 7.');
  });

  for (const [version, says] of [
    [0, 'The saved duel is from an older version and cannot be read.'],
    [99, 'Your duel was saved by a newer version of Segoc and stays as it is.'],
  ] as const)
    test(`a record of version ${version}`, async ({ context }) => {
      const found = await entries(aside);
      for (const key of keys) {
        const { seq, record } = found[key] as { seq: number; record: object };
        await change(aside, { [key]: { seq, record: { ...record, version } } });
      }
      const before = await entries(aside);
      const { page, kept, start, table } = await reopen(context);
      await start.title.waitFor();
      await kept.says(says);
      if (version === 0) {
        await expect(kept.row('A duel of an older version')).toHaveCount(2);
        const text = await kept.saved(page.getByRole('button', { name: 'Save the old one as a file' }));
        expect(JSON.parse(text).names).toEqual(['Ada', 'Ben']);
        return;
      }
      await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible();
      expect(await entries(aside)).toEqual(before);
      // Another duel is kept beside it.
      await start.choose('Who goes first', 'Ada');
      await start.begin.click();
      await table.prompt.isFree('Ada');
      await endTurn(table, 'Ada');
      await written(aside, 2);
      for (const [key, value] of Object.entries(before))
        if (key !== 'settings') expect((await entries(aside))[key]).toEqual(value);
    });
});

test.describe('nothing can be kept', () => {
  const whys: [string, RegExp, () => void][] = [
    [
      'there is no IndexedDB',
      /does not let Segoc save anything here/,
      () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
    ],
    [
      'the mention of it throws',
      /does not let Segoc save anything here/,
      () =>
        Object.defineProperty(window, 'indexedDB', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
    ],
    [
      'opening throws',
      /does not let Segoc save anything here/,
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('denied', 'SecurityError');
        };
      },
    ],
    [
      'opening never calls back',
      /does not save anything at present/,
      () => {
        IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
      },
    ],
  ];
  for (const [why, says, how] of whys)
    test(`${why}: the page starts, says so once, and a duel is played @phone`, async ({
      page,
      context,
      start,
      table,
    }) => {
      const kept = new Kept(page);
      await context.addInitScript(how);
      const begun = Date.now();
      await start.open(5);
      expect(Date.now() - begun).toBeLessThan(8000);
      await kept.says(says);
      await isAccessible(page);
      await kept.dismiss();
      await start.choose('Hands', 'Open');
      await start.choose('Who goes first', 'Ada');
      await start.begin.click();
      await endTurn(table, 'Ada');
      await endTurn(table, 'Ben');
      await table.prompt.isFree('Ada');
      await expect(kept.notice(says)).toHaveCount(0);
      const menu = await table.openMenu();
      await expect(menu).toContainText('This duel is not saved at present.');
      await expect(menu.getByRole('button', { name: 'Save this moment as a case file' })).toBeVisible();
      await isAccessible(page);
      await page.keyboard.press('Escape');
      // Whoever closes the page is asked first.
      const asked = page.waitForEvent('dialog');
      void page.close({ runBeforeUnload: true });
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
    });

  test('the disk is full: play goes on, the duel can be saved as a file, and with room it is kept again', async ({
    open,
    page,
    table,
    context,
    baseURL,
  }) => {
    const kept = new Kept(page);
    await open(quietBoard);
    await table.prompt.isFree('Ada');
    const cdp = await context.newCDPSession(page);
    const origin = new URL(baseURL!).origin;
    await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 3_000_000 });
    /** Puts as much beside it as there is room for, down to a few bytes. */
    const aside = await bystander(context, baseURL!);
    const fill = () =>
      aside.evaluate(async () => {
        const db = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open('filler', 1);
          opening.onupgradeneeded = () => opening.result.createObjectStore('junk', { autoIncrement: true });
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => reject(opening.error);
        });
        let last = '';
        for (let size = 1 << 20; size >= 16; ) {
          const junk = crypto.getRandomValues(new Uint8Array(Math.min(size, 65_536)));
          const bytes = new Uint8Array(size);
          for (let i = 0; i < size; i += junk.length) bytes.set(junk.subarray(0, size - i), i);
          last = await new Promise<string>((resolve) => {
            const tx = db.transaction('junk', 'readwrite');
            tx.objectStore('junk').add(bytes);
            tx.oncomplete = () => resolve('');
            tx.onabort = () => resolve(tx.error?.name ?? 'aborted');
          });
          if (last !== '') size >>= 1;
        }
        db.close();
        return last;
      });
    expect(await fill()).toBe('QuotaExceededError');

    await endTurn(table, 'Ada');
    await kept.says(/The browser has no room left/);
    await isAccessible(page);
    await table.prompt.isFree('Ben');
    const text = await kept.saved(page.getByRole('button', { name: 'Save as a file', exact: true }));
    expect(text).toContain('segoc: 1');
    await kept.dismiss();
    await endTurn(table, 'Ben');
    await table.prompt.isFree('Ada');
    await expect(kept.notice(/no room left/)).toHaveCount(0);

    await aside.evaluate(
      () => new Promise((done) => (indexedDB.deleteDatabase('filler').onsuccess = () => done(null))),
    );
    await cdp.send('Storage.overrideQuotaForOrigin', { origin });
    await endTurn(table, 'Ada');
    await kept.says('Your duel is being saved again.');
    await page.reload();
    await kept.says('Your duel stands where you left it: turn 8.');
    await table.prompt.isFree('Ben');
  });

  test('an older version holds on to it: told, and all is there when its tab is closed @phone', async ({
    context,
    baseURL,
    open,
    page,
    start,
    table,
  }) => {
    const kept = new Kept(page);
    await open(quietBoard);
    await table.prompt.isFree('Ada');
    // As version 1 left it, and with a page of it that gives nothing free.
    const { duel, settings } = await entries(page).then((found) => ({
      duel: (found[recordKeys(found)[0]] as { record: unknown }).record,
      settings: found.settings,
    }));
    await page.goto('./favicon.svg');
    const old = await bystander(context, baseURL!);
    await old.evaluate(
      (values) =>
        new Promise<void>((done) => {
          indexedDB.deleteDatabase('segoc').onsuccess = () => {
            const opening = indexedDB.open('segoc', 1);
            opening.onupgradeneeded = () => {
              const place = opening.result.createObjectStore('kept');
              for (const [key, value] of Object.entries(values)) place.put(value, key);
            };
            opening.onsuccess = () => done();
          };
        }),
      { duel, settings },
    );
    await page.goto('./');
    await start.title.waitFor();
    await kept.says(/An older version of Segoc is open in another tab/);
    await isAccessible(page);
    await old.close();
    await kept.says('Your duel is being saved again.');
    await kept.button('Go on', 'A duel').click();
    await table.prompt.isFree('Ada');
  });

  test('a newer version takes over: told at once, nothing is touched, and what was decided is there', async ({
    context,
    baseURL,
    open,
    page,
    table,
  }) => {
    const kept = new Kept(page);
    await quietDuel(6, { open, page, table });
    const newer = await bystander(context, baseURL!);
    await newer.evaluate(
      () =>
        new Promise<void>((done, failed) => {
          const opening = indexedDB.open('segoc', 99);
          opening.onblocked = () => failed(new Error('blocked'));
          opening.onsuccess = () => {
            opening.result.close();
            done();
          };
        }),
    );
    await kept.says(/A newer version of Segoc has taken over/);
    await isAccessible(page);
    const before = await entries(newer);
    await endTurn(table, 'Ben');
    await table.prompt.isFree('Ada');
    await page.close();
    const again = await reopen(context);
    await again.kept.says(/A newer version of Segoc has taken over/);
    await again.start.title.waitFor();
    expect(await entries(newer)).toEqual(before);
    expect(recordKeys(before)).toHaveLength(2);
  });
});
