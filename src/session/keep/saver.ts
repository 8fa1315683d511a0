/**
 * Writes what is kept, as soon as it is given. While a few writes are under way, only the newest of each kind waits. What could
 * not be written is tried again, by itself and whenever something else has been written.
 */
import { afterPatience } from './patience.ts';
import { Taken } from './storage.ts';
import { NotKept, type Trouble } from './vault.ts';

/** Hands something over at once; later ones of the same kind must come out later. */
export type Write = () => Promise<void>;

export interface Saver {
  /** Instead of what else waits under this key. */
  put(key: string, write: Write): void;
  /** Forgets what waits under this key. */
  drop(key: string): void;
  /** The keys under which something is not written yet. */
  open(): ReadonlySet<string>;
  /** Tries at once what could not be written. */
  retry(): void;
  /** Resolves once everything has been written or has failed. */
  idle(): Promise<void>;
}

export interface Told {
  /** Something could not be written. Also told when it takes suspiciously long. */
  failed(why: Trouble): void;
  /** Everything is written again, after something had failed. */
  again(): void;
  /** What was under this key belongs to another tab now. */
  taken(key: string): void;
}

/** How many may be under way: a page that is busy does not see at once that one has been written. */
const MOST = 4;
/** Milliseconds after which a write counts as failed, though it may still succeed. */
const PATIENCE = 5000;
/** Milliseconds until the next try: the first, and the longest. */
const PAUSE = [2000, 30_000];

export function createSaver({ failed, again, taken }: Told): Saver {
  const waiting = new Map<string, Write>();
  const stuck = new Map<string, Write>();
  /** What is under way, and under which key. */
  const flying = new Map<Promise<void>, string>();
  /** The write that was begun last under each key. */
  const newest = new Map<string, Write>();
  let down = false;
  let pause = PAUSE[0];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function fail(why: Trouble): void {
    down = true;
    failed(why);
  }
  function launch(): void {
    for (const [key, write] of waiting) {
      if (flying.size >= MOST) return;
      waiting.delete(key);
      newest.set(key, write);
      const flight = carryOut(key, write).finally(() => {
        flying.delete(flight);
        recover();
        launch();
      });
      flying.set(flight, key);
    }
  }
  function retry(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const [key, write] of stuck) if (!waiting.has(key)) waiting.set(key, write);
    stuck.clear();
    launch();
  }
  /** @returns after it has been written, or is to be tried again */
  async function carryOut(key: string, write: Write): Promise<void> {
    const written = afterPatience(PATIENCE, () => fail('failed'));
    try {
      await write();
      if (down) retry();
    } catch (error) {
      if (error instanceof Taken) return taken(key);
      if (newest.get(key) === write && !waiting.has(key)) stuck.set(key, write);
      fail(error instanceof NotKept ? error.why : 'failed');
      if (timer !== undefined) return;
      timer = setTimeout(retry, pause);
      pause = Math.min(pause * 2, PAUSE[1]);
    } finally {
      written();
    }
  }
  function recover(): void {
    if (!down || flying.size + waiting.size + stuck.size > 0) return;
    down = false;
    pause = PAUSE[0];
    again();
  }

  return {
    put(key, write) {
      stuck.delete(key);
      waiting.set(key, write);
      launch();
    },
    drop(key) {
      stuck.delete(key);
      waiting.delete(key);
      newest.delete(key);
    },
    open: () => new Set([...flying.values(), ...waiting.keys(), ...stuck.keys()]),
    retry,
    async idle() {
      while (flying.size > 0) await Promise.allSettled(flying.keys());
    },
  };
}
