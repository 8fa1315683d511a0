/** What lies in the app's database, seen and changed from outside of the app: on a page of the same host without it. */
import type { BrowserContext, Page } from '@playwright/test';

export type Entries = Record<string, unknown>;

/** A page of the same host on which the app does not run. */
export async function bystander(context: BrowserContext, baseURL: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(new URL('favicon.svg', `${baseURL}/`).href);
  return page;
}

/** Everything in the database. */
export function entries(page: Page): Promise<Entries> {
  return page.evaluate(
    () =>
      new Promise<Entries>((resolve, reject) => {
        const opening = indexedDB.open('segoc');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const found: Entries = {};
          const cursor = db.transaction('kept').objectStore('kept').openCursor();
          cursor.onerror = () => reject(cursor.error);
          cursor.onsuccess = () => {
            const at = cursor.result;
            if (at) {
              found[String(at.key)] = at.value;
              at.continue();
            } else {
              db.close();
              resolve(found);
            }
          };
        };
      }),
  );
}

/** Puts values under keys; null deletes. */
export function change(page: Page, values: Entries): Promise<void> {
  return page.evaluate(
    (values) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('segoc');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const tx = db.transaction('kept', 'readwrite');
          for (const [key, value] of Object.entries(values)) {
            if (value === null) tx.objectStore('kept').delete(key);
            else tx.objectStore('kept').put(value, key);
          }
          tx.onabort = () => reject(tx.error);
          tx.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      }),
    values,
  );
}

/** The keys of a duel's records, newest first. */
export function recordKeys(found: Entries): string[] {
  const seq = (key: string) => (found[key] as { seq: number }).seq;
  return Object.keys(found)
    .filter((key) => key.startsWith('duel/'))
    .sort((a, b) => seq(b) - seq(a));
}

/** Ways in which a value can be spoilt, some of them with values that JSON does not have. */
export const WAYS = ['garbage', 'cut off', 'of another shape', 'strange values', 'of no number'] as const;
export type Way = (typeof WAYS)[number];

/** Spoils what is under a key. */
export function spoil(page: Page, key: string, way: Way): Promise<void> {
  return page.evaluate(
    ([key, way]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('segoc');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const tx = opening.result.transaction('kept', 'readwrite');
          const place = tx.objectStore('kept');
          const reading = place.get(key);
          reading.onsuccess = () => {
            const { seq, record } = reading.result;
            const round: unknown[] = [1n, Number.NaN, undefined, new Date(0), new Uint8Array([1, 2])];
            round.push(round, new Map([[{}, new Set([1])]]));
            const spoilt = {
              garbage: 'what is this',
              'cut off': { seq, record: { ...record, decisions: record.decisions.slice(1), snapshot: {} } },
              'of another shape': { seq, record: [record] },
              'strange values': { seq, record: round },
              'of no number': { seq: 'last', record },
            };
            place.put(spoilt[way], key);
          };
          tx.onabort = () => reject(tx.error);
          tx.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [key, way] as const,
  );
}
