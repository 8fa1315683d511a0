/** IndexedDB as a vault: opened when first needed, and again when the browser has closed it. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { afterPatience } from './patience.ts';
import { type Access, type Deed, NotKept, type Trouble, type Vault } from './vault.ts';

/**
 * 1 kept one duel under 'duel'; storage.ts still reads it. The number keeps programs that only know 1 from writing, and every later
 * change of what is kept has to raise it.
 */
const VERSION = 2;
const STORE = 'kept';

/** Not only handed to the system, but on the disk: the power may fail. */
const SAFELY = { durability: 'strict' } as const;

interface Schema extends DBSchema {
  [STORE]: { key: string; value: unknown };
}
type Database = IDBPDatabase<Schema>;

function troubleOf(error: unknown, otherwise: Trouble): Trouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'QuotaExceededError':
      return 'full';
    case 'VersionError':
      return 'newer';
    case 'SecurityError':
    case 'NotAllowedError':
      return 'forbidden';
    case 'UnknownError':
    case 'AbortError':
    case 'TimeoutError':
      return 'failed';
    default:
      return otherwise;
  }
}

/** Some browsers have no IndexedDB where they keep nothing, others throw at the mere mention of it. */
function isThere(): boolean {
  try {
    return Boolean(globalThis.indexedDB);
  } catch {
    return false;
  }
}

/** @param patience milliseconds after which those who wait for the opening go on without it */
export function browserVault(name = 'segoc', patience = 2500): Vault {
  let db: Database | null = null;
  /** Rejects as soon as nobody should wait any longer; the opening itself goes on. */
  let opening: Promise<Database> | null = null;
  let newer: () => void = () => undefined;

  function begin(): Promise<Database> {
    return new Promise<Database>((resolve, reject) => {
      // It may never call back. The next one who needs it tries anew.
      const called = afterPatience(patience, () => {
        opening = null;
        reject(new NotKept('failed'));
      });
      const opened = openDB<Schema>(name, VERSION, {
        upgrade: (d, before) => {
          if (before < 1) d.createObjectStore(STORE);
        },
        blocked: () => reject(new NotKept('blocked')),
        blocking: (_current, wanted) => {
          // Whoever wants to upgrade or delete it would wait for this page for ever.
          db?.close();
          db = null;
          if (wanted !== null) newer();
        },
        terminated: () => {
          db = null;
        },
      });
      opened.then(
        (d) => {
          called();
          if (db) d.close();
          else db = d;
          opening = null;
          resolve(db);
        },
        (error) => {
          called();
          opening = null;
          reject(new NotKept(troubleOf(error, 'forbidden'), error));
        },
      );
    });
  }

  async function open(): Promise<Database> {
    if (db) return db;
    if (!isThere()) throw new NotKept('forbidden');
    opening ??= begin();
    return opening;
  }

  /** A connection that has been closed meanwhile only shows when it is used. */
  async function using<T>(work: (d: Database) => T | Promise<T>): Promise<T> {
    const first = await open();
    try {
      return await work(first);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      if (db === first) db = null;
      return work(await open());
    }
  }

  /** Hands everything over at once, the end of it too: nothing is waited for in between. */
  function handOver(d: Database, deeds: readonly Deed[]): Promise<void> {
    const tx = d.transaction(STORE, 'readwrite', SAFELY);
    const { store } = tx;
    const asked: Promise<unknown>[] = [tx.done];
    try {
      for (const deed of deeds) {
        if ('put' in deed) asked.push(store.put(deed.value, deed.put));
        else if ('delete' in deed) asked.push(store.delete(deed.delete));
        else asked.push(store.add(true, deed.unless), store.delete(deed.unless));
      }
      tx.commit();
    } catch (error) {
      // A value that cannot be kept.
      tx.abort();
      throw error;
    } finally {
      // What comes of each shows when the transaction is done, and is told there.
      for (const request of asked) request.catch(() => undefined);
    }
    return tx.done;
  }

  /** Errors of the browser become the reason why; those of the program stay what they are. */
  async function telling<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw error instanceof DOMException ? new NotKept(troubleOf(error, 'failed'), error) : error;
    }
  }

  return {
    carryOut: (deeds) =>
      telling(async () => {
        try {
          // Not even a promise stands between an open database and what is handed over.
          await (db ? handOver(db, deeds) : handOver(await open(), deeds));
        } catch (error) {
          if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
          // It has been closed meanwhile.
          db = null;
          await handOver(await open(), deeds);
        }
      }),
    change: (work) =>
      telling(async () => {
        const tx = await using((d) => d.transaction(STORE, 'readwrite', SAFELY));
        // It is awaited below; until then its failure is nobody's surprise.
        tx.done.catch(() => undefined);
        const at: Access = {
          get: (key) => tx.store.get(key),
          // What comes of these two shows when the transaction is done.
          put: (key, value) => void tx.store.put(value, key).catch(() => undefined),
          delete: (key) => void tx.store.delete(key).catch(() => undefined),
        };
        let result: Awaited<ReturnType<typeof work>>;
        try {
          result = await work(at);
          // Nothing more comes: whatever becomes of this page, the browser finishes it.
          tx.commit();
        } catch (error) {
          try {
            tx.abort();
          } catch {
            // The failed request has ended it already, and knows why better than the request does.
            await tx.done;
          }
          throw error;
        }
        await tx.done;
        return result;
      }),
    get: (key) => telling(() => using<unknown>((d) => d.get(STORE, key))),
    keys: (prefix) =>
      telling(() => using((d) => d.getAllKeys(STORE, IDBKeyRange.bound(prefix, `${prefix}\uffff`)))),
    onNewer: (then) => {
      newer = then;
    },
  };
}
