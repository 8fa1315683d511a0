/** Files named on the command line, folders searched through. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const isCase = (name: string): boolean => /\.ya?ml$/i.test(name);

/** Case files among the paths, those in folders in alphabetical order; a path that does not exist stays as it is. */
export function caseFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    statSync(path, { throwIfNoEntry: false })?.isDirectory() ? inFolder(path) : [path],
  );
}

function inFolder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return inFolder(path);
      return isCase(entry.name) ? [path] : [];
    });
}
