/** Reads a case file: its text in, a case or the list of what is wrong with it out. */
import * as v from 'valibot';
import type { CardDef } from '../../engine/index.ts';
import { type Excess, excess } from '../bounds.ts';
import { LIMITS } from '../limits.ts';
import type { CaseBoard, CaseFile, Entry, ParsedCase, Step, ZoneWord } from './model.ts';
import { playerOf, ZONES } from './model.ts';
import { CardIndex, nearest } from './names.ts';
import { readSteps } from './parse-steps.ts';
import { brief, few } from './problems.ts';
import { Reading } from './reading.ts';
import { caseSchema, keysOfVerb, type RawBoard, type RawCase, type RawEntry, verbOf } from './schema.ts';
import { type Path, readSource } from './source.ts';

/**
 * @param cards the definitions that the case may name
 */
export function parseCase(text: string, cards: readonly CardDef[] | CardIndex): ParsedCase {
  const source = readSource(text);
  const id = looseId(source.value);
  const fail = (problems: ParsedCase['problems'] | Reading['problems']): ParsedCase => ({
    ok: false,
    id,
    problems,
  });
  if (source.problems.length > 0) return fail(source.problems);
  if (typeof source.value !== 'object' || source.value === null || Array.isArray(source.value))
    return fail([{ line: 1, message: 'not a case: a case begins with `segoc: 1`, an `id` and a `title`' }]);

  const tooMuch = excess(source.value, BOUNDS);
  if (tooMuch !== null) return fail([{ line: source.line(tooMuch.path), message: tellExcess(tooMuch) }]);

  const shape = v.safeParse(caseSchema, source.value);
  if (!shape.success) {
    // What is written wrongly says more than what is missing.
    const issues = [
      ...shape.issues.filter((issue) => !isMissing(issue)),
      ...shape.issues.filter(isMissing),
    ].slice(0, LIMITS.problems);
    const told = issues.map((issue) => {
      const path = (issue.path ?? []).map((item) => item.key as string | number);
      return {
        missing: isMissing(issue),
        line: source.line(path),
        message: tellIssue(issue, path, source.value),
      };
    });
    told.sort((a, b) => Number(a.missing) - Number(b.missing) || a.line - b.line);
    const problems = told.map(({ line, message }) => ({ line, message }));
    return fail(few(problems, shape.issues.length));
  }
  const reading = new Reading(source, cards instanceof CardIndex ? cards : new CardIndex(cards));
  const read = readCase(shape.output, reading);
  return reading.problems.length > 0 ? fail(reading.problems) : { ok: true, case: read, problems: [] };
}

const BOUNDS = {
  depth: LIMITS.depth,
  values: LIMITS.values,
  text: LIMITS.textLength,
  entries: (path: readonly (string | number)[]): number => {
    if (path[0] === 'steps' && path.length === 1) return LIMITS.steps;
    return path[0] === 'players' || path[0] === 'decks' ? LIMITS.pile : LIMITS.entries;
  },
};

function tellExcess({ what, path, most }: Excess): string {
  const where = place(path) || 'the file';
  switch (what) {
    case 'entries':
      return `${where} is too long: up to ${most} entries are read`;
    case 'text':
      return `${where} is too long: up to ${most} letters are read`;
    case 'depth':
      return `too much for a case: more than ${most} lists and mappings one in another; check the brackets`;
    default:
      return `too much for a case: more than ${most} values`;
  }
}

function looseId(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return typeof value.id === 'string' || typeof value.id === 'number' ? String(value.id) : null;
}

function readCase(raw: RawCase, reading: Reading): CaseFile {
  const sides = [raw.players?.A ?? {}, raw.players?.B ?? {}] as const;
  const cards = sides.flatMap((side) => ZONES.map((zone) => side[zone]?.length ?? 0));
  if (cards.reduce((sum, count) => sum + count, 0) > LIMITS.cards)
    reading.problem(['players'], `a board has up to ${LIMITS.cards} cards`);
  else for (const [player, side] of sides.entries()) noteLabels(side, ['players', 'AB'[player]], reading);
  const steps = readSteps(raw.steps ?? [], ['steps'], reading);
  if (steps.filter(isScript).length > LIMITS.scriptSteps)
    reading.problem(
      ['steps'],
      `a case has up to ${LIMITS.scriptSteps} steps other than \`answer\` and \`toss\``,
    );
  return {
    id: raw.id,
    title: raw.title,
    source: raw.source ?? null,
    rules: raw.rules ?? [],
    covers: raw.covers ?? [],
    profile: raw.profile ?? 'classic',
    seed: raw.seed ?? seedOf(raw.id),
    turn: {
      player: playerOf(raw.turn?.player ?? 'A'),
      number: raw.turn?.number ?? 5,
      phase: raw.turn?.phase ?? 'main1',
    },
    decks: readDecks(raw, reading),
    boards: [readBoard(sides[0], ['players', 'A'], reading), readBoard(sides[1], ['players', 'B'], reading)],
    steps,
  };
}

const isScript = (step: Step): boolean =>
  step.kind !== 'toss' && !(step.kind === 'decide' && step.move.decision.do === 'answer');

function readDecks({ decks, players, turn }: RawCase, reading: Reading): CaseFile['decks'] {
  if (decks === undefined) return null;
  if (players !== undefined) reading.problem(['players'], 'a case has either `decks` or `players`');
  if (turn !== undefined) reading.problem(['turn'], 'a duel with `decks` begins with its first turn');
  const list = (seat: 'A' | 'B', part: 'main' | 'fusion') =>
    (decks[seat][part] ?? []).map((card, i) => reading.ref(card, ['decks', seat, part, i]).passcode ?? 0);
  const deck = (seat: 'A' | 'B') => ({ main: list(seat, 'main'), fusion: list(seat, 'fusion') });
  return {
    first: playerOf(decks.first ?? 'A'),
    lists: [deck('A'), deck('B')],
    line: reading.line(['decks']),
  };
}

/** Labels and manual cards must be known before anything that may name them. */
function noteLabels(side: NonNullable<RawBoard>, path: Path, reading: Reading): void {
  for (const zone of ZONES) {
    for (const [i, entry] of (side[zone] ?? []).entries()) {
      if (typeof entry !== 'object') continue;
      if (entry.manual === true) reading.addManual(String(entry.card));
      if (entry.as !== undefined) reading.addLabel(entry.as, [...path, zone, i, 'as']);
    }
  }
}

function readBoard(side: NonNullable<RawBoard>, path: Path, reading: Reading): CaseBoard {
  const zones: Partial<Record<ZoneWord, Entry[]>> = {};
  for (const zone of ZONES) {
    const entries = side[zone];
    if (entries !== undefined)
      zones[zone] = entries.map((raw, i) => boardEntry(raw, [...path, zone, i], reading));
  }
  return { lp: side.lp ?? 8000, zones };
}

function boardEntry(raw: RawEntry, path: Path, reading: Reading): Entry {
  if (typeof raw === 'object') {
    if (raw.of !== undefined || raw.in !== undefined)
      reading.problem(
        path,
        '`of` and `in` name a card later on; on the board its place is the list it stands in',
      );
    if (raw.manual === true && raw.kind === undefined)
      reading.problem(path, 'a manual card needs its `kind`: monster, spell or trap');
  }
  return reading.entry(raw, path);
}

/** Randomness that is fixed by the id: FNV-1a over its letters. */
function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}

// ---------------------------------------------------------------- mistakes in words

type Issue = v.BaseIssue<unknown>;

const isMissing = (issue: Issue): boolean => issue.type === 'strict_object' && issue.expected !== 'never';

function tellIssue(issue: Issue, path: Path, root: unknown): string {
  const where = place(path);
  if (issue.type === 'strict_object') {
    const key = String(path.at(-1));
    const known = knownKeys(issue);
    if (issue.expected === 'never') return unknownKey(key, path, root, known);
    return `${place(path.slice(0, -1)) || 'the file'} needs \`${key}\``;
  }
  const given = /^(undefined|Object)$/.test(issue.received) ? '' : `, not ${brief(issue.received)}`;
  const expected = custom(issue) ?? expectedWords(issue);
  return `${where || 'the file'} must be ${expected}${given}`;
}

/** A message written in the schema, as against valibot's own. */
const custom = (issue: Issue): string | undefined =>
  /^Invalid /.test(issue.message) ? undefined : issue.message;

function expectedWords(issue: Issue): string {
  const { expected, type } = issue;
  if (type === 'picklist' || type === 'literal')
    return `one of ${(expected ?? '').replace(/[()"]/g, '').replaceAll(' | ', ', ')}`;
  if (type === 'array') return 'a list in [brackets]';
  if (type === 'max_length') return `up to ${(expected ?? '').replace('<=', '')} letters long`;
  if (type === 'strict_object' || type === 'record') return 'a mapping';
  if (type === 'integer' || type === 'safe_integer' || type === 'number') return 'a whole number';
  if (type === 'string') return 'text';
  if (type === 'boolean') return '`true` or `false`';
  if (type === 'max_value' || type === 'min_value')
    return `a number ${(expected ?? '').replace('<=', 'up to ').replace('>=', 'from ')}`;
  return expected ?? type;
}

function knownKeys(issue: Issue): string[] {
  const schema = 'requirement' in issue ? issue.requirement : undefined;
  return Array.isArray(schema) ? schema.map(String) : [];
}

/** Keys by where they stand. A map: what is asked for may be a word that every object answers to. */
const KEYS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    '': [
      'segoc',
      'id',
      'title',
      'source',
      'rules',
      'covers',
      'profile',
      'seed',
      'turn',
      'players',
      'decks',
      'steps',
    ],
    decks: ['first', 'A', 'B'],
    turn: ['player', 'number', 'phase'],
    players: ['A', 'B'],
    board: ['lp', ...ZONES],
    entry: [
      'card',
      'as',
      'face',
      'position',
      'zone',
      'setThisTurn',
      'summonedThisTurn',
      'summoned',
      'attacked',
      'counters',
      'equippedTo',
      'owner',
      'properlySummoned',
      'manual',
    ],
    expect: [
      'A.lp',
      'A.hand',
      'A.monsters',
      'A.spells',
      'A.graveyard',
      'B.lp',
      'where',
      'count',
      'chain',
      'chainSize',
      'prompt',
      'phase',
      'turnPlayer',
      'stats',
      'negated',
      'winner',
      'log',
    ],
  }),
);

function unknownKey(key: string, path: Path, root: unknown, known: readonly string[]): string {
  const above = path.slice(0, -1);
  const candidates = known.length > 0 ? known : keysAt(above, root);
  const near = nearest(key, candidates, 1);
  const hint =
    near.length > 0
      ? `did you mean \`${near[0]}\`?`
      : candidates.length > 0
        ? `known keys are ${candidates.join(', ')}`
        : 'leave it out';
  return `${place(above)}${above.length ? ' has' : 'the file has'} an unknown key \`${brief(key)}\`: ${hint}`;
}

const keysOf = (place: string): readonly string[] => KEYS.get(place) ?? [];

/** Which keys could stand at a path. */
function keysAt(path: Path, root: unknown): readonly string[] {
  const value = path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)?.[key], root);
  const verb =
    typeof value === 'object' && value !== null ? verbOf(value as Record<string, unknown>) : undefined;
  if (path[0] === 'steps') {
    if (path.at(-1) === 'expect') return keysOf('expect');
    return verb !== undefined
      ? keysOfVerb(verb)
      : ['A', 'B', 'expect', 'can', 'cannot', 'rejects', 'toss', 'manual'];
  }
  if (path.length === 0) return keysOf('');
  if (path.length === 1) return keysOf(String(path[0]));
  return keysOf(path.length === 2 ? 'board' : 'entry');
}

/** `step 3: A.target`, `players.A.hand[2]`: everything is counted from 1. */
function place(path: Path): string {
  if (path[0] === 'steps' && path.length > 1)
    return [`step ${Number(path[1]) + 1}`, place(path.slice(2))].filter((part) => part !== '').join(': ');
  let out = '';
  for (const key of path)
    out += typeof key === 'number' ? `[${key + 1}]` : `${out ? '.' : ''}${brief(key, LIMITS.nameLength)}`;
  return out;
}
