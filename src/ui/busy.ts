/** What was pressed and is not carried out yet, or not drawn: the field says so to whoever reads it meanwhile. */

const open = new Set<object>();
const watchers = new Set<(busy: boolean) => void>();

/** @param whose each says it for itself */
export function sayBusy(whose: object, is: boolean): void {
  const before = open.size > 0;
  if (is) open.add(whose);
  else open.delete(whose);
  const now = open.size > 0;
  if (now !== before) for (const watcher of watchers) watcher(now);
}

export const isBusy = (): boolean => open.size > 0;

/** Tells whether anything is open still, now and whenever that changes. @returns ends it */
export function watchBusy(watcher: (busy: boolean) => void): () => void {
  watchers.add(watcher);
  watcher(open.size > 0);
  return () => void watchers.delete(watcher);
}

/** Does something as soon as nothing is open. @returns takes it back */
export function whenDrawn(job: () => void): () => void {
  const watcher = (busy: boolean) => {
    if (busy) return;
    watchers.delete(watcher);
    job();
  };
  watchers.add(watcher);
  watcher(isBusy());
  return () => void watchers.delete(watcher);
}
