/** The account of a long duel, worded turn by turn: turns that are over need not be worded again with every decision. */
import type { DuelEvent } from '../../engine/contract.ts';
import { type LogLine, type LogStart, logLines } from './log.ts';
import type { Names } from './names.ts';

/** What a turn was worded from. */
interface Worded {
  events: readonly DuelEvent[];
  before: number;
  start: LogStart | undefined;
  names: Names;
  /** Names that were looked up in the view of the moment: they may be others later. */
  looked: readonly { by: 'nameOf' | 'linkName'; of: number; found: string | null }[];
  lines: readonly LogLine[];
}

/** @returns the events of each turn; the first part may begin in the middle of one */
function byTurn(all: readonly DuelEvent[]): DuelEvent[][] {
  const turns: DuelEvent[][] = [];
  for (const event of all) {
    if (event.kind === 'turn' || turns.length === 0) turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns;
}

const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);

function holds(old: Worded, now: Omit<Worded, 'looked' | 'lines'>): boolean {
  return (
    old.before === now.before &&
    old.start?.turn === now.start?.turn &&
    old.start?.player === now.start?.player &&
    old.names.viewer === now.names.viewer &&
    sameItems(old.names.players, now.names.players) &&
    sameItems(old.events, now.events) &&
    old.looked.every(({ by, of, found }) => now.names[by](of) === found)
  );
}

function word(now: Omit<Worded, 'looked' | 'lines'>): Worded {
  const looked: Worded['looked'][number][] = [];
  const { names } = now;
  const noting = (by: 'nameOf' | 'linkName') => (of: number) => {
    const found = names[by](of);
    looked.push({ by, of, found });
    return found;
  };
  const watched: Names = { ...names, nameOf: noting('nameOf'), linkName: noting('linkName') };
  const lines = logLines(now.events, watched, now.start, now.before);
  return { ...now, looked, lines };
}

/** Words accounts; turns that are as they were the last time keep their very lines. */
export class Account {
  #turns: Worded[] = [];

  /** @returns the lines of `logLines`, turn by turn; keys are unique within a turn */
  lines(all: readonly DuelEvent[], names: Names, start?: LogStart): readonly (readonly LogLine[])[] {
    let before = 0;
    this.#turns = byTurn(all).map((events, i) => {
      const now = { events, before, start: i === 0 ? start : undefined, names };
      const old = this.#turns[i];
      const worded = old && holds(old, now) ? old : word(now);
      before = worded.lines.at(-1)?.turn ?? before;
      return worded;
    });
    return this.#turns.map(({ lines }) => lines);
  }
}
