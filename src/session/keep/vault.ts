/** A place for values under keys. What is kept there, and how, is the business of storage.ts. */
import { afterPatience } from './patience.ts';

/** What may be done within a transaction. Nothing else may be awaited there: IndexedDB would end it. */
export interface Access {
  get(key: string): Promise<unknown>;
  /** Whether it could be put shows at the end. @throws if the value is none that can be kept */
  put(key: string, value: unknown): void;
  delete(key: string): void;
}

/** One thing to be done, without looking first. */
export type Deed =
  | { put: string; value: unknown }
  | { delete: string }
  /** Fails, and everything with it, if there is something under the key. Leaves nothing there. */
  | { unless: string };

export interface Vault {
  /**
   * All of it or nothing. Where the place is open it has been handed over when this returns, so that it happens even if the page
   * is gone a moment later. @throws NotKept
   */
  carryOut(deeds: readonly Deed[]): Promise<void>;
  /** All of it happens or nothing does. @throws NotKept, or what the work throws */
  change<T>(work: (at: Access) => T | Promise<T>): Promise<T>;
  /** One value, or undefined. @throws NotKept, and says nothing about other values */
  get(key: string): Promise<unknown>;
  /** The keys that begin so, in order. @throws NotKept */
  keys(prefix: string): Promise<string[]>;
  /** Is told when a newer version of the program takes the place over: from then on nothing can be kept. */
  onNewer(then: () => void): void;
}

/**
 * Why nothing is kept: no room; not allowed; taken over by a newer version of the program; an older one holds on to it;
 * or the browser could not, whatever its reason.
 */
export type Trouble = 'full' | 'forbidden' | 'newer' | 'blocked' | 'failed';

export class NotKept extends Error {
  readonly why: Trouble;
  constructor(why: Trouble, cause?: unknown) {
    super(`Nothing can be kept: ${why}`, { cause });
    this.name = 'NotKept';
    this.why = why;
  }
}

/** Rejects when patience with the promise ends after so many milliseconds; what was begun goes on all the same. */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const settled = afterPatience(ms, () => reject(new NotKept('failed')));
    promise.then(resolve, reject).finally(settled);
  });
}
