/** The file that somebody has opened last: a case, or a report. */
import { useSyncExternalStore } from 'react';
import { LIMITS } from '../../formats/limits.ts';
import { goTo, OPENED_FILE } from '../routes.ts';

export interface OpenedFile {
  name: string;
  /** Null if the browser could not read it: it is gone, or a folder. */
  text: string | null;
}

let opened: OpenedFile | null = null;
const watchers = new Set<() => void>();

/** Reads a file and shows it in the Lab: the case or the duel in it, or what is wrong with it. */
export async function openFile(file: File): Promise<void> {
  // Of a larger one the beginning is more than enough to say that it is no case and no report.
  const text = await file
    .slice(0, LIMITS.fileBytes)
    .text()
    .catch(() => null);
  opened = { name: file.name, text };
  for (const watcher of watchers) watcher();
  goTo({ page: 'lab', id: OPENED_FILE });
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

export const useOpenedFile = (): OpenedFile | null => useSyncExternalStore(watch, () => opened);
