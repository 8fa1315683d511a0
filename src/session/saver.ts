/** Writes what is kept, the newest of each kind only, one after another. */
import type { DuelRecord } from './record.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage.ts';

export interface Saver {
  duel(record: DuelRecord): void;
  settings(settings: Settings): void;
  clear(): void;
  idle(): Promise<void>;
}

/** @param failed told once when something could not be written */
export function createSaver(storage: Storage, failed: () => void): Saver {
  const waiting = new Map<'duel' | 'settings', () => Promise<void>>();
  let running: Promise<void> | null = null;
  let told = false;

  async function run(): Promise<void> {
    for (;;) {
      const next = waiting.entries().next();
      if (next.done) break;
      const [key, write] = next.value;
      waiting.delete(key);
      try {
        await write();
      } catch {
        if (!told) failed();
        told = true;
      }
    }
    running = null;
  }
  const put = (key: 'duel' | 'settings', write: () => Promise<void>) => {
    waiting.set(key, write);
    running ??= Promise.resolve().then(run);
  };

  return {
    duel: (record) => put('duel', () => storage.writeDuel(record)),
    settings: (settings) => put('settings', () => storage.writeSettings(settings)),
    clear: () => put('duel', () => storage.clearDuel()),
    idle: () => running ?? Promise.resolve(),
  };
}
