/** The case files that come with Segoc, as a beginning for others. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../../cases');

export const caseTexts: readonly string[] = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
  .map((entry) => join(entry.parentPath, entry.name))
  .sort()
  .map((file) => readFileSync(file, 'utf8'));
