/**
 * Writes what is kept, the newest of each kind only, one after another. What could not be written is tried again, by itself and
 * whenever something else is written.
 */
import { Taken } from './storage.ts';
import { NotKept, type Trouble } from './vault.ts';

export interface Saver {
  /** Instead of what else waits under this key. */
  put(key: string, write: () => Promise<void>): void;
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

/** Milliseconds after which a write counts as failed, though it may still succeed. */
const PATIENCE = 5000;
/** Milliseconds until the next try: the first, and the longest. */
const PAUSE = [2000, 30_000];

export function createSaver({ failed, again, taken }: Told): Saver {
  const waiting = new Map<string, () => Promise<void>>();
  const stuck = new Map<string, () => Promise<void>>();
  let running: Promise<void> | null = null;
  let current: string | null = null;
  let down = false;
  let pause = PAUSE[0];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fail = (why: Trouble) => {
    down = true;
    failed(why);
  };
  function start(): void {
    // At once, as far as it goes: a page that is killed a moment later has handed over what was decided.
    if (waiting.size > 0) running ??= run();
  }
  function retry(): void {
    clearTimeout(timer);
    for (const [key, write] of stuck) if (!waiting.has(key)) waiting.set(key, write);
    stuck.clear();
    start();
  }

  async function carryOut(key: string, write: () => Promise<void>): Promise<void> {
    const slow = setTimeout(() => fail('failed'), PATIENCE);
    try {
      await write();
      if (!down) return;
      retry();
      if (waiting.size > 0) return;
      down = false;
      pause = PAUSE[0];
      again();
    } catch (error) {
      if (error instanceof Taken) return taken(key);
      if (!waiting.has(key)) stuck.set(key, write);
      fail(error instanceof NotKept ? error.why : 'failed');
      clearTimeout(timer);
      timer = setTimeout(retry, pause);
      pause = Math.min(pause * 2, PAUSE[1]);
    } finally {
      clearTimeout(slow);
    }
  }

  async function run(): Promise<void> {
    for (;;) {
      const next = waiting.entries().next();
      if (next.done) break;
      const [key, write] = next.value;
      waiting.delete(key);
      current = key;
      await carryOut(key, write);
      current = null;
    }
    running = null;
  }

  return {
    put(key, write) {
      stuck.delete(key);
      waiting.set(key, write);
      start();
    },
    drop(key) {
      stuck.delete(key);
      waiting.delete(key);
    },
    open: () => new Set([...(current === null ? [] : [current]), ...waiting.keys(), ...stuck.keys()]),
    retry,
    idle: () => running ?? Promise.resolve(),
  };
}
