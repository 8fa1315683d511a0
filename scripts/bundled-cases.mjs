// `import cases from 'virtual:cases'`: every case file of the project as one chunk, fetched when it is first needed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const NAME = 'virtual:cases';
const RESOLVED = `\0${NAME}`;
const folder = join(import.meta.dirname, '../cases');

function read() {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.yaml'));
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    try {
      const { id, title, rules = [] } = parse(text);
      return [{ id: String(id), title: String(title), rules, text }];
    } catch {
      // A file that is half written is told of by the case runner.
      return [];
    }
  });
}

/** @returns {import('vite').Plugin} */
export function bundledCases() {
  return {
    name: 'bundled-cases',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const sorted = read().sort((a, b) => (a.id < b.id ? -1 : 1));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(sorted))})`;
    },
  };
}
