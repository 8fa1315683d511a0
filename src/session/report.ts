/** What is told of a mistake of the program: what was being done, what failed, and the duel that it can be seen in again. */
import { BUILD } from './build.ts';
import type { Given, Match } from './match.ts';
import { type DuelRecord, RECORD_VERSION } from './record.ts';

export const DOINGS = [
  /** A duel was to begin. */
  'begin',
  /** An answer was carried out, with what follows from it unasked. */
  'answer',
  /** Another position was gone to. */
  'go',
  /** Something was asked about the position that changes nothing. */
  'look',
  /** The duel that was kept was laid out. */
  'load',
  /** A duel that came as a link was played up to its moment. */
  'link',
  /** This moment was to be handed on, as a link or a file. */
  'share',
  /** A case was run. */
  'case',
  /** A part of the page was drawn. */
  'draw',
  /** Something else in the page. */
  'page',
] as const;
export type Doing = (typeof DOINGS)[number];

export const REPORT_VERSION = 1;

export interface Report {
  segoc: 'report';
  version: typeof REPORT_VERSION;
  build: string;
  /** Rule profile (era) of the duel; null without one. */
  profile: string | null;
  doing: Doing;
  error: { name: string; message: string; stack: string; where?: unknown };
  /** Answers given from where the duel stands, the last of them the one that failed. */
  tried: readonly Given[];
  /** Node that was gone to, or -1. */
  to: number;
  /** The duel where it last made sense; null if there was none. */
  duel: DuelRecord | null;
}

export interface Incident {
  doing: Doing;
  error: unknown;
  tried?: readonly Given[];
  to?: number;
}

/** Whatever was thrown, as plain data. */
function told(error: unknown): Report['error'] {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: '' };
  const { name, message, stack = '' } = error;
  const where = 'where' in error ? { where: error.where } : {};
  return { name, message, stack, ...where };
}

/** @param duel the record of the duel, if there is one */
export function reportOf({ doing, error, tried = [], to = -1 }: Incident, duel: DuelRecord | null): Report {
  return {
    segoc: 'report',
    version: REPORT_VERSION,
    build: BUILD,
    profile: duel ? (duel.setup.profile ?? 'classic') : null,
    doing,
    error: told(error),
    tried,
    to,
    duel,
  };
}

/** A duel as it begins, as a record: for one that could not be shown. */
export const unbegun = ({ setup, names, hands }: Pick<Match, 'setup' | 'names' | 'hands'>): DuelRecord => ({
  version: RECORD_VERSION,
  setup,
  names,
  hands,
  root: null,
  decisions: [],
  at: 0,
  left: -1,
  over: false,
  hashes: [],
  snapshot: {},
  hash: '',
});

/** The file of a report. */
export const fileOf = (report: Report): string => `${JSON.stringify(report)}\n`;
