/**
 * Where the duel lies. Everything that changes or reads it goes through here, so that a mistake of the rules leaves it, the table
 * and what is kept of it as they last made sense, and is told with a report.
 */
import type { StoreApi } from 'zustand/vanilla';
import { DecisionError } from '../engine/api.ts';
import type { Engine } from './engine.ts';
import type { Keeper } from './keep/keeper.ts';
import * as play from './match.ts';
import type { Notices } from './notices.ts';
import type { DuelRecord } from './record.ts';
import { type Doing, type Incident, type Report, reportOf, unbegun } from './report.ts';
import type { Session } from './session.ts';
import { type Table, tableOf } from './table.ts';

export interface Attempted {
  /** How it is told of where it fails. */
  doing?: Doing;
  /** Node that is gone to by it. */
  to?: number;
  /** Is what it brings about to be played by the table? */
  news?: boolean;
}

export interface Desk {
  match: play.Match | null;
  /** Shows the match as it stands, and keeps it. `since`: the node from which on things are news. @throws what the rules throw */
  show(since: number | null): void;
  /** Runs a change of the match; whatever goes wrong, the match and the table are as they were. @returns did it work? */
  attempt(change: (m: play.Match) => void, how?: Attempted): boolean;
  /** Takes up another duel, and carries on in it. One that cannot even be shown leaves the table as it was. */
  take(laid: play.Match, carryOn?: (m: play.Match) => void): void;
  /** Asks something that changes nothing. What fails is told once, and never while the page is being drawn. */
  look<T>(asked: (m: play.Match) => T, otherwise: T): T;
  /** @param record the duel it happened in, if not the one that was shown last */
  failed(incident: Incident, record?: DuelRecord): void;
  report(incident: Incident): Report;
}

/** A match that has not been shown yet; no more than how it began, if the rules fail at it. */
function written(engine: Engine, m: play.Match): DuelRecord {
  try {
    return play.toRecord(engine, m);
  } catch {
    return unbegun(m);
  }
}

/** Is it not worth keeping: played to its end, or not at all? */
export const isDone = (m: play.Match, table: Table | null): boolean =>
  Boolean(table?.result) || m.tree.nodes.every((n) => n.decision?.auto !== false);

export function createDesk(
  rules: () => Engine,
  keeper: Keeper,
  notices: Notices,
  { setState: set, getState: get }: Pick<StoreApi<Session>, 'setState' | 'getState'>,
  begun: play.Match | null,
): Desk {
  /** The duel as it was shown last. */
  let kept: DuelRecord | null = null;
  const told = new Set<string>();

  const desk: Desk = {
    match: begun,

    show(since) {
      const { match } = desk;
      if (!match) {
        set({ table: null, screen: 'start' });
        return;
      }
      // All that can fail comes first: a position that cannot be shown is not kept either.
      const table = tableOf(rules(), match, since);
      kept = play.toRecord(rules(), match);
      notices.pass();
      set({ table, screen: 'duel', request: null });
      keeper.save(kept, { names: table.names, turn: table.view?.turn ?? table.curtain?.turn ?? null });
    },

    attempt(change, { doing = 'answer', to = -1, news = true } = {}) {
      const { match } = desk;
      if (!match) return false;
      const before = { ...match, passing: [...match.passing] as [boolean, boolean] };
      const since = match.tree.at;
      try {
        match.trying = null;
        change(match);
        desk.show(news && since < match.tree.nodes.length ? since : null);
        return true;
      } catch (error) {
        const tried = to >= 0 ? [] : play.triedSince(match, since);
        desk.match = before;
        play.drop(before);
        if (error instanceof DecisionError) set({ notice: { kind: 'refused', why: error.why } });
        else desk.failed({ doing, error, tried, to });
        return false;
      }
    },

    take(laid, carryOn = () => undefined) {
      const [before, recordBefore] = [desk.match, kept];
      const settle = laid === before ? () => undefined : keeper.part(!before || isDone(before, get().table));
      desk.match = laid;
      kept = null;
      told.clear();
      notices.clear();
      set({ failure: null });
      const how = { doing: 'begin', news: false } as const;
      const taken = desk.attempt(carryOn, how) || desk.attempt(() => undefined, how);
      settle(taken);
      if (taken) return;
      desk.match = before;
      kept = recordBefore;
    },

    look(asked, otherwise) {
      const { match } = desk;
      if (!match) return otherwise;
      try {
        return asked(match);
      } catch (error) {
        // What fails here is likely to fail at the next position too: a duel hears of it once.
        const key = String(error);
        if (!told.has(key)) queueMicrotask(() => desk.failed({ doing: 'look', error }));
        told.add(key);
        return otherwise;
      }
    },

    failed(incident, record) {
      if (get().failure) return;
      set({ failure: { report: record ? reportOf(incident, record) : desk.report(incident) } });
    },

    report(incident) {
      return reportOf(incident, kept ?? (desk.match && written(rules(), desk.match)));
    },
  };
  return desk;
}
