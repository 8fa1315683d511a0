/** Long work that is done in slices, so that the page answers meanwhile. */

/** Can be laid down wherever it yields. */
export type Work<T> = Generator<void, T>;

/** Milliseconds in a row, and one step more: nobody notices that the page is busy for so long. */
const SLICE = 16;

/** Does all of it in a row. */
export function atOnce<T>(work: Work<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The next task. A timer would do, but for pages in the background, where one takes a second. */
const breath = () =>
  new Promise<void>((goOn) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      goOn();
    };
    port2.postMessage(null);
  });

/** @returns what has come of it, or nothing if there is more to do */
function slice<T>(work: Work<T>): { value: T } | null {
  const end = performance.now() + SLICE;
  do {
    const { done, value } = work.next();
    if (done) return { value };
  } while (performance.now() < end);
  return null;
}

/** Does it in slices, each in a task of its own but for the first: what is short is done at once. */
export function inSlices<T>(work: Work<T>): T | Promise<T>;
/** @param wanted is it still? If not, it is laid down for good, and nothing comes of it. */
export function inSlices<T>(work: Work<T>, wanted: () => boolean): T | Promise<T | undefined>;
export function inSlices<T>(work: Work<T>, wanted = () => true): T | Promise<T | undefined> {
  const first = slice(work);
  if (first) return first.value;
  return (async () => {
    for (;;) {
      await breath();
      if (!wanted()) return undefined;
      const next = slice(work);
      if (next) return next.value;
    }
  })();
}
