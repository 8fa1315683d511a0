/** Which rulings of a list are covered: by cases that hold, or by unit tests that name them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';

/** A case as it counts here: what it covers, and whether it holds. */
export interface CoveringCase {
  file: string;
  covers: readonly string[];
  ok: boolean;
  message: string;
}

interface Ruling {
  id: string;
  covered: boolean;
  /** What covers it, or why nothing does. */
  by: string;
}

/** The ids of a list of rulings (a YAML list of mappings with `id`), or what is wrong with it. */
export function rulingIds(file: string): string[] | string {
  let list: unknown;
  try {
    list = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return `${file}: ${(error as Error).message.split('\n')[0]}`;
  }
  if (!Array.isArray(list)) return `${file}: not a list of entries with \`id\``;
  const ids: string[] = [];
  for (const [i, entry] of list.entries()) {
    const id: unknown = entry?.id;
    if (typeof id !== 'string') return `${file}: entry ${i + 1} has no \`id\``;
    if (ids.includes(id)) return `${file}: two entries have the id ${id}`;
    ids.push(id);
  }
  return ids;
}

/** Unit tests say what they show: `it('covers ID: ...')`, or several ids with commas. @returns the file for each id */
export function namedByTests(folder: string): Map<string, string> {
  const named = new Map<string, string>();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name),
  );
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    for (const [, ids] of readFileSync(file, 'utf8').matchAll(
      /^\s*it\(\s*['"`]covers ([\w-]+(?:, *[\w-]+)*)/gm,
    ))
      for (const id of ids.split(/, */)) named.set(id, file);
  }
  return named;
}

/** A ruling is covered if something shows it and every case that claims to show it holds. */
export function coverage(
  ids: readonly string[],
  cases: readonly CoveringCase[],
  tests: ReadonlyMap<string, string>,
): Ruling[] {
  const near = (file: string) => relative(process.cwd(), file);
  return ids.map((id) => {
    const claims = cases.filter((one) => one.covers.includes(id));
    const failing = claims.find((one) => !one.ok);
    if (failing !== undefined) return { id, covered: false, by: `${near(failing.file)}: ${failing.message}` };
    const test = tests.get(id);
    const by = [...claims.map((one) => one.file), ...(test === undefined ? [] : [test])];
    return by.length > 0
      ? { id, covered: true, by: by.map(near).join(', ') }
      : { id, covered: false, by: 'no case and no unit test names it' };
  });
}
