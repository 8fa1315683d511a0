/** What is said at a moment of a case: refusals, windows and lost effects, as the player concerned reads them. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import type {
  Action,
  DuelEvent,
  LinkView,
  Player,
  Prompt,
  Requirement,
  Viewer,
} from '../../../engine/index.ts';
import { actionsOf, isAsked, moments } from '../../../formats/case/ask.ts';
import type { CaseFile } from '../../../formats/case/model.ts';
import { routine } from '../../../formats/case/routine.ts';
import { playCase } from '../../../formats/case/run.ts';
import type { Table } from '../../../formats/case/table.ts';
import { engine, read } from '../../../formats/case/testing/inline.ts';
import {
  becauseSentence,
  eventSentence,
  type Names,
  namesFrom,
  questionSentence,
  requirementSentence,
  whyAsked,
  withNames,
} from '../sentences.ts';

/** One row of a table: a board as in a case, the steps that lead to the moment, and what is looked at there. */
export interface Row {
  case: string;
  A?: object;
  B?: object;
  turn?: object;
  steps?: unknown[];
}

export interface RefusalRow extends Row {
  /** The decision that is refused. */
  try: object;
  /** Ask at this very moment, although the player is not asked. */
  now?: boolean;
  because: string;
  /** The other unmet requirements, in their order. */
  also?: string[];
  says: string;
  article: string;
}

export interface WindowRow extends Row {
  /** Windows passed before. */
  pass?: number;
  asked: string;
  box: string;
  events?: string;
  speed: number;
  question: string;
  why: string;
  article: string;
}

export interface LostRow extends Row {
  /** The card whose link is lost. */
  lost: string;
  event: string;
  /** What stands on the link, where a question is asked before the chain has ended. */
  because?: string;
  article: string;
}

export function rows<T extends Row>(name: string): T[] {
  const file = join(dirname(fileURLToPath(import.meta.url)), 'tables', `${name}.yaml`);
  return parse(readFileSync(file, 'utf8')) as T[];
}

const PLAYERS = ['Ada', 'Ben'] as const;

function namesAt(table: Table, viewer: Viewer): Names {
  const view = table.engine.view(table.duel, viewer);
  return namesFrom(view, PLAYERS, (passcode) => engine.card(passcode)?.name ?? null);
}

function caseOf(row: Row, last: readonly unknown[] = []): CaseFile {
  const { A = {}, B = {}, turn, steps = [] } = row;
  return read(
    stringify(
      { ...(turn ? { turn } : {}), players: { A, B }, steps: [...steps, ...last] },
      { aliasDuplicateObjects: false },
    ),
  );
}

function play(file: CaseFile, until = file.steps.length, each?: (table: Table) => void): Table {
  const watcher = { answered: (table: Table) => each?.(table) };
  const { result, table } = playCase(engine, file, { watcher, until });
  if (!result.ok || table === null) throw new Error(result.message);
  return table;
}

// ------------------------------------------------------------ refusals

export interface Refusal {
  because: string;
  also: string[];
  says: string;
  article: string;
  /** Every unmet requirement as a sentence. */
  all: string[];
}

function unmetOf(at: Table, player: Player, action: Action): Requirement[] {
  const shown = (id: number): number => (id < 0 ? id : at.duel.cards[id].tag);
  const { card, on } = action;
  const seen = { ...action, card: shown(card), ...(on === undefined ? {} : { on: shown(on) }) };
  return at.engine.explain(at.duel, player, seen).filter((r) => !r.met);
}

export function refusalOf(row: RefusalRow): Refusal {
  const file = caseOf(row, [{ cannot: { ...row.try, because: row.because } }]);
  const last = file.steps.length - 1;
  const step = file.steps[last];
  if (step.kind !== 'cannot') throw new Error('not a decision');
  const { move } = step;
  const table = play(file, row.now ? last : undefined);
  const all = row.now ? [table] : moments(table).filter((m) => isAsked(move, m));
  const found = (all.length > 0 ? all : [table]).flatMap((at) =>
    actionsOf(at, move).map((action) => ({ at, unmet: unmetOf(at, move.player, action) })),
  );
  const { at, unmet } = found.find((f) => f.unmet[0]?.code === row.because) ?? found[0];
  const names = namesAt(at, move.player);
  const [first, ...rest] = unmet;
  if (first === undefined) throw new Error('nothing is unmet');
  const say = (r: Requirement): string => requirementSentence(r, names);
  return {
    because: first.code,
    also: rest.map((r) => r.code),
    says: say(first),
    article: first.article,
    all: unmet.map((r) => `${r.detail}: ${say(r)}`),
  };
}

// ------------------------------------------------------------ windows

/** "summon Kuriboh, attack": the events that a window answers. */
function eventsOf(prompt: Prompt, names: Names): string {
  const one = (e: DuelEvent): string => {
    const name = e.card === undefined ? null : names.nameOf(e.card);
    return [e.kind, e.how ?? e.phase, name].filter(Boolean).join(' ');
  };
  return (prompt.window?.events ?? []).map(one).join(', ');
}

export function windowOf(row: WindowRow): Omit<WindowRow, keyof Row | 'pass'> {
  const table = play(caseOf(row));
  for (let i = 0; i < (row.pass ?? 0); i++) {
    const { prompt } = table;
    const answer = prompt === null ? null : routine(table, prompt);
    if (answer === null) throw new Error('nothing to pass');
    table.answer(answer);
  }
  const { prompt: full } = table;
  if (full === null || full.window === null) throw new Error(`no window but ${full?.kind}`);
  const { player } = full;
  const prompt = table.engine.viewPrompt(table.duel, player) ?? full;
  const view = table.engine.view(table.duel, player);
  const names = withNames(namesAt(table, player), prompt.cards);
  const before = prompt.window?.otherPassed ? `, after ${'BA'[player]}` : '';
  return {
    asked: `${'AB'[player]}${before}`,
    box: prompt.window?.box ?? '',
    events: eventsOf(prompt, names),
    speed: prompt.window?.speed ?? 0,
    question: questionSentence(prompt, names, view),
    why: whyAsked(prompt, names, view) ?? '',
    article: prompt.why.article,
  };
}

// ------------------------------------------------------------ lost effects

export function lossOf(row: LostRow): Pick<LostRow, 'event' | 'because' | 'article'> {
  let link: LinkView | undefined;
  let because: string | undefined;
  const look = (table: Table): void => {
    link = table.engine
      .view(table.duel, 0)
      .chain.find((l) => l.because !== null && table.nameOf(l.passcode) === row.lost);
    if (link?.because) because = becauseSentence(link.because, namesAt(table, 0));
  };
  const table = play(caseOf(row), undefined, look);
  const events = table.engine.viewEvents(table.duel, 0, table.log);
  const event = events.findLast(
    (e) =>
      (e.kind === 'fizzle' || e.kind === 'negate') &&
      e.card !== undefined &&
      table.nameOf(e.names[e.card]) === row.lost,
  );
  if (event === undefined) throw new Error(`${row.lost} is not lost`);
  return {
    event: eventSentence(event, namesAt(table, 0)),
    ...(because === undefined ? {} : { because }),
    article: event.article,
  };
}
