/** Every case of the project, with the duel inspected at each question. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/index.ts';
import { createEngine } from '../../engine/index.ts';
import { CardIndex, checkCase, parseCase, runCase } from './index.ts';
import { Paranoia } from './testing/paranoia.ts';

const folder = join(import.meta.dirname, '../../../cases');
const engine = createEngine({ cards });
const index = new CardIndex(cards);

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
  .map((entry) => join(entry.parentPath, entry.name))
  .sort();
const read = new Map(files.map((file) => [file, parseCase(readFileSync(file, 'utf8'), index)]));

describe('the cases', () => {
  it('have ids that differ', () => {
    const ids = [...read.values()].flatMap((parsed) => (parsed.ok ? [parsed.case.id] : []));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  for (const [file, parsed] of read) {
    const title = parsed.ok ? parsed.case.title : 'is not a case';
    it(`${relative(folder, file)}: ${title}`, () => {
      expect(parsed.problems).toEqual([]);
      if (!parsed.ok) return;
      expect(checkCase(engine, parsed.case)).toEqual([]);
      expect(runCase(engine, parsed.case, { watcher: new Paranoia() }).message).toBe('');
    });
  }
});
