/** The account of a case: which engine events a line of a `log` means. */
import type { DuelEvent } from '../../engine/index.ts';
import type { CardRef, LogLine } from './model.ts';
import type { Table } from './table.ts';

/** Finds the lines in this order; others may stand between. What happens at one instant has no order. @returns the first line not found */
export function missingLine(table: Table, lines: readonly LogLine[]): LogLine | null {
  const { log } = table;
  const used = new Set<string>();
  let from = 0;
  for (const line of lines) {
    // Begin again at the start of the instant in which the line before was found.
    let at = from;
    while (at > 0 && at < log.length && log[at - 1].batch === log[at].batch) at--;
    while (at < log.length && (used.has(`${at} ${line.verb}`) || !means(table, log, at, line))) at++;
    if (at === log.length) return line;
    used.add(`${at} ${line.verb}`);
    from = Math.max(from, at);
  }
  return null;
}

function means(table: Table, log: readonly DuelEvent[], at: number, line: LogLine): boolean {
  const event = log[at];
  if (line.card !== null) return isVerb(event, line.verb) && concerns(table, event, line.verb, line.card);
  if (line.verb === 'toss')
    return event.kind === 'toss' && (line.amount === null || String(event.value) === String(line.amount));
  if (event.kind !== line.verb || event.player !== line.player) return false;
  return line.amount === null || line.verb === 'win' || amountOf(log, at) === line.amount;
}

/** Cards drawn at one instant count together. */
function amountOf(log: readonly DuelEvent[], at: number): number {
  const event = log[at];
  if (event.kind !== 'draw') return event.amount ?? 0;
  return log
    .filter((e) => e.kind === 'draw' && e.batch === event.batch && e.player === event.player)
    .reduce((sum, e) => sum + (e.amount ?? e.cards?.length ?? 1), 0);
}

const SPECIAL = ['special', 'ritual', 'fusion'];

function isVerb(e: DuelEvent, verb: string): boolean {
  switch (verb) {
    case 'send':
      return e.kind === 'move' && e.to === 'graveyard';
    case 'banish':
      return e.kind === 'move' && e.to === 'banished';
    case 'return':
      return (
        e.kind === 'move' && e.from !== 'deck' && (e.to === 'hand' || e.to === 'deck' || e.to === 'fusion')
      );
    case 'summon':
      return e.kind === 'summon' && !SPECIAL.includes(e.how ?? '');
    case 'special':
      return e.kind === 'summon' && SPECIAL.includes(e.how ?? '');
    case 'flip':
      return e.kind === 'flip';
    case 'discard':
      return e.kind === 'discard';
    default:
      return e.kind === verb;
  }
}

function concerns(table: Table, event: DuelEvent, verb: string, ref: CardRef): boolean {
  const ids = [event.card, ...(verb === 'activate' ? [] : (event.cards ?? []))];
  return ids.some(
    (id) => id !== undefined && id >= 0 && table.fits({ ...ref, of: null, in: null, zone: null }, id),
  );
}
