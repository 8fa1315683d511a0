/** What lies in the heap, without what is only waiting to be collected. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | null = null;

/** Collects garbage. Node has a word for it only if it is started with a flag; a new context has it from then on, too. */
function collectGarbage(): void {
  if (collect === null) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
}

/** Waits until the heap no longer shrinks. @returns bytes in use */
export async function heapUsed(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (;;) {
    collectGarbage();
    // What weak maps hold is let go of in a later turn.
    await new Promise(setImmediate);
    const now = process.memoryUsage().heapUsed;
    if (now > least - 4096) return Math.min(now, least);
    least = now;
  }
}

/** Bytes that one of the things takes which `make` makes. @param count how many to make */
export async function bytesEach(count: number, make: (i: number) => unknown): Promise<number> {
  const kept: unknown[] = new Array(count).fill(null);
  const before = await heapUsed();
  for (let i = 0; i < count; i++) kept[i] = make(i);
  const after = await heapUsed();
  // Looked at afterwards, so that nothing is collected before it has been weighed.
  return kept.length === count ? (after - before) / count : 0;
}
