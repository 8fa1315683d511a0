/** Reads the file of a report, and lays out its duel again. A file may come from anybody: nothing in it is taken as it stands. */
import * as v from 'valibot';
import type { SetupFault } from '../engine/contract.ts';
import { LIMITS } from '../formats/limits.ts';
import { answer, count, hands, outcomes, playerNames, setupShape } from '../formats/shapes.ts';
import type { Engine } from './engine.ts';
import { type Given, type Match, newMatch } from './match.ts';
import { DOINGS, REPORT_VERSION } from './report.ts';
import { regrow, showNearest } from './restore.ts';
import type { Work } from './slices.ts';
import { tableOf } from './table.ts';

const text = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((s) => s.slice(0, most)),
  );
const fix = v.optional(outcomes);
const given = v.object({ answer, auto: v.boolean(), fix });
const duel = v.object({
  setup: setupShape,
  names: playerNames,
  hands,
  root: v.nullable(v.looseObject({})),
  decisions: v.pipe(
    v.array(v.object({ parent: count, answer, auto: v.boolean(), fix })),
    v.maxLength(LIMITS.decisions),
    v.check((list) => list.every((d, i) => d.parent <= i)),
  ),
  at: count,
});
const schema = v.object({
  segoc: v.literal('report'),
  version: v.literal(REPORT_VERSION),
  build: text(100),
  profile: v.nullable(text(100)),
  doing: v.picklist(DOINGS),
  error: v.object({ name: text(100), message: text(2000), stack: text(20_000) }),
  tried: v.pipe(v.array(given), v.maxLength(LIMITS.decisions)),
  to: v.pipe(v.number(), v.integer(), v.minValue(-1)),
  duel: v.nullable(
    v.pipe(
      duel,
      v.check((d) => d.at <= d.decisions.length),
    ),
  ),
});

export type FiledReport = v.InferOutput<typeof schema>;

/** `version`: one of another version of reports. */
export type ReadReport = { ok: true; report: FiledReport } | { ok: false; reason: 'damaged' | 'version' };

/** Does a file say that it is a report? */
export const isReport = (content: string): boolean => /^\uFEFF?\s*\{\s*"segoc"\s*:\s*"report"/.test(content);

export function readReport(content: string): ReadReport {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, reason: 'damaged' };
  }
  const read = v.safeParse(schema, parsed);
  if (read.success) return { ok: true, report: read.output };
  const other = v.safeParse(v.object({ version: v.number() }), parsed);
  return {
    ok: false,
    reason: other.success && other.output.version !== REPORT_VERSION ? 'version' : 'damaged',
  };
}

export type OpenedReport =
  | {
      ok: true;
      /** Where the duel last made sense, or as near to it as these rules go. */
      match: Match;
      /** What failed then, from there on. */
      tried: readonly Given[];
      to: number;
      /** Decisions of the report that these rules do not carry out. */
      lost: number;
    }
  | { ok: false; reason: 'no-duel' | 'no-beginning' }
  | { ok: false; reason: 'setup'; faults: readonly SetupFault[] }
  /** These rules cannot even begin the duel. */
  | { ok: false; reason: 'fails'; error: unknown };

export function* openReport(engine: Engine, report: FiledReport): Work<OpenedReport> {
  const { duel, tried, to } = report;
  if (!duel) return { ok: false, reason: 'no-duel' };
  const { setup, names, root } = duel;
  try {
    const faults = engine.check(setup);
    if (faults.length > 0) return { ok: false, reason: 'setup', faults };
    // A position from elsewhere could be whatever it likes, and the engine trusts positions.
    if (root !== null && !engine.isDuel(root)) return { ok: false, reason: 'no-beginning' };
    const match = newMatch(engine, setup, names, 'open', root ?? undefined);
    const { lost, missing } = yield* regrow(engine, match, duel.decisions, duel.at);
    showNearest(match, () => void tableOf(engine, match, null));
    const reached = missing.length === 0;
    return { ok: true, match, tried: reached ? tried : missing, to: lost > 0 ? -1 : to, lost };
  } catch (error) {
    return { ok: false, reason: 'fails', error };
  }
}
