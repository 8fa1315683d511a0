/** What lies in a storage in memory. */

/** The record of the only duel that was written last, as JSON. */
export function newestRecord(kept: ReadonlyMap<string, string>): string | undefined {
  const records = [...kept]
    .filter(([key]) => key.startsWith('duel/'))
    .map(([, text]): { seq: number; record: unknown } => JSON.parse(text));
  const newest = records.sort((a, b) => b.seq - a.seq).at(0);
  return newest && JSON.stringify(newest.record);
}

/** What was put away, oldest first, as JSON. */
export const putAways = (kept: ReadonlyMap<string, string>): string[] =>
  [...kept]
    .filter(([key]) => key.startsWith('broken/'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, text]) => JSON.stringify(JSON.parse(text).value));
