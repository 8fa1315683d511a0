/** Where settings and the duel in progress are kept. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface Storage {
  readSettings(): Promise<unknown>;
  writeSettings(value: unknown): Promise<void>;
  readDuel(): Promise<unknown>;
  writeDuel(value: unknown): Promise<void>;
  clearDuel(): Promise<void>;
  /** Puts away a record that cannot be read, so that nothing is lost. */
  keepBroken(value: unknown): Promise<void>;
}

interface Schema extends DBSchema {
  kept: { key: string; value: unknown };
}

/** IndexedDB; opened when first needed. */
export function browserStorage(name = 'segoc'): Storage {
  let db: Promise<IDBPDatabase<Schema>> | undefined;
  const open = () => {
    db ??= openDB<Schema>(name, 1, { upgrade: (d) => void d.createObjectStore('kept') });
    return db;
  };
  const read = async (key: string) => (await open()).get('kept', key);
  const write = async (key: string, value: unknown) => {
    await (await open()).put('kept', value, key);
  };
  return {
    readSettings: () => read('settings'),
    writeSettings: (value) => write('settings', value),
    readDuel: () => read('duel'),
    writeDuel: (value) => write('duel', value),
    clearDuel: async () => (await open()).delete('kept', 'duel'),
    keepBroken: (value) => write('broken', value),
  };
}

/** Keeps everything in memory, as plain data: for tests, and where the browser allows no storage. */
export function memoryStorage(kept = new Map<string, string>()): Storage {
  const read = async (key: string): Promise<unknown> => {
    const text = kept.get(key);
    return text === undefined ? undefined : JSON.parse(text);
  };
  const write = async (key: string, value: unknown) => {
    kept.set(key, JSON.stringify(value));
  };
  return {
    readSettings: () => read('settings'),
    writeSettings: (value) => write('settings', value),
    readDuel: () => read('duel'),
    writeDuel: (value) => write('duel', value),
    clearDuel: async () => void kept.delete('duel'),
    keepBroken: (value) => write('broken', value),
  };
}
