/** The case file that somebody has opened last. */
import { useSyncExternalStore } from 'react';
import { goTo, OPENED_FILE } from '../routes.ts';

export interface OpenedFile {
  name: string;
  text: string;
}

/** No case is longer than this; a larger file is something else. */
const MAX_BYTES = 2_000_000;

let opened: OpenedFile | null = null;
const watchers = new Set<() => void>();

/** Reads a file and shows it in the Lab: the case, or what is wrong with it. */
export async function openFile(file: File): Promise<void> {
  // Of a larger one the beginning is enough to say that it is no case.
  const text = await (file.size > MAX_BYTES ? file.slice(0, 2000) : file).text();
  opened = { name: file.name, text };
  for (const watcher of watchers) watcher();
  goTo({ page: 'lab', id: OPENED_FILE });
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

export const useOpenedFile = (): OpenedFile | null => useSyncExternalStore(watch, () => opened);
