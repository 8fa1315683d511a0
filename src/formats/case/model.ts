/** A case once it has been read: names are resolved to cards or labels, and every part knows its line. */
import type { Answer, DeckList, Phase, Player, Position, ReasonCode, Zone } from '../../engine/contract.ts';

export const SEATS = ['A', 'B'] as const;
export type Seat = (typeof SEATS)[number];
export const seatOf = (player: Player): Seat => SEATS[player];
export const playerOf = (seat: Seat): Player => (seat === 'A' ? 0 : 1);

/** The zones of a player as case files name them. */
export const ZONES = [
  'hand',
  'deck',
  'monsters',
  'spells',
  'field',
  'graveyard',
  'banished',
  'fusion',
] as const;
export type ZoneWord = (typeof ZONES)[number];

/** The engine's word for a zone of a case file, and back. */
export const zoneOf = (word: ZoneWord): Zone =>
  word === 'monsters' ? 'monster' : word === 'spells' ? 'spell' : word;
export const wordOf = (zone: Zone): string =>
  zone === 'monster' ? 'monsters' : zone === 'spell' ? 'spells' : zone;

/** How a script means a card: by label, else by name, perhaps narrowed down by its place. */
export interface CardRef {
  /** As it was written, for messages. */
  text: string;
  label: string | null;
  /** Which card; null for a label, and for a name that only the duel can tell. */
  passcode: number | null;
  of: Player | null;
  in: ZoneWord | null;
  zone: number | null;
}

/** A card placed on the board, or one that `expect` compares with. Keys left out are null. */
export interface Entry {
  ref: CardRef;
  label: string | null;
  face: 'up' | 'down' | null;
  position: Position | null;
  zone: number | null;
  setThisTurn: boolean | null;
  summonedThisTurn: boolean | null;
  summoned: 'normal' | 'special' | 'flip' | null;
  attacked: boolean | null;
  counters: Record<string, number> | null;
  equippedTo: CardRef | null;
  owner: Player | null;
  properlySummoned: boolean | null;
  manual: boolean;
  line: number;
}

export interface CaseBoard {
  lp: number;
  /** Undefined: not written in the file. */
  zones: Partial<Record<ZoneWord, Entry[]>>;
}

/** What a player does, or answers. */
export type Decision =
  | { do: 'summon'; card: CardRef; tribute: CardRef[] | null; position: Position | null; zone: number | null }
  | { do: 'set'; card: CardRef; tribute: CardRef[] | null; zone: number | null }
  | { do: 'flip'; card: CardRef }
  | { do: 'turn'; card: CardRef; to: Position | null }
  | {
      do: 'special';
      card: CardRef;
      tribute: CardRef[] | null;
      cost: CardRef[] | null;
      position: Position | null;
      zone: number | null;
    }
  | ActivateDecision
  | { do: 'attack'; card: CardRef; on: CardRef | 'direct' | null; cost: CardRef[] | null }
  | { do: 'phase'; phase: Phase }
  | { do: 'endTurn' }
  | { do: 'pass' }
  | { do: 'choose'; cards: CardRef[]; zone: number | null; position: Position | null }
  | { do: 'say'; yes: boolean }
  | { do: 'option'; option: number | string }
  | { do: 'position'; position: Position; zone: number | null }
  | { do: 'declare'; value: string | number; card: CardRef | null }
  | { do: 'order'; cards: CardRef[] }
  /** Exactly this answer to the open question: options counted from 0. */
  | { do: 'answer'; answer: Answer };

export interface ActivateDecision {
  do: 'activate';
  card: CardRef;
  /** Counted from 1. */
  effect: number | null;
  from: ZoneWord | null;
  target: CardRef[] | null;
  cost: CardRef[] | null;
  option: number | string | null;
  withEffect: boolean | null;
  declare: { value: string | number; card: CardRef | null } | null;
  zone: number | null;
}

/** A decision of one player. */
export interface Move {
  player: Player;
  decision: Decision;
}

export interface Stat {
  card: CardRef;
  facts: Record<string, string | number>;
}

/** One entry of `expect: { log: [...] }`. */
export interface LogLine {
  text: string;
  verb: string;
  card: CardRef | null;
  player: Player | null;
  amount: number | string | null;
}

/** One thing that must hold. */
export type Check =
  | { what: 'lp'; player: Player; lp: number }
  | { what: 'zone'; player: Player; zone: ZoneWord; entries: Entry[] }
  | { what: 'where'; card: CardRef; player: Player | null; zone: ZoneWord | 'none' }
  | { what: 'count'; player: Player; zone: ZoneWord; count: number }
  | { what: 'chain'; cards: CardRef[] }
  | { what: 'chainSize'; size: number }
  | { what: 'prompt'; player: Player | null; kind: string | null }
  | { what: 'phase'; phase: string }
  | { what: 'turnPlayer'; player: Player }
  | { what: 'stats'; stats: Stat[] }
  | { what: 'negated'; cards: CardRef[] }
  | { what: 'winner'; winner: Player | 'draw' | 'none' }
  | { what: 'log'; lines: LogLine[] };

interface At {
  line: number;
}
export type Step =
  | (At & { kind: 'decide'; move: Move })
  | (At & { kind: 'resolve' })
  | (At & { kind: 'pass' })
  | (At & { kind: 'toss'; outcomes: (string | number)[] })
  | (At & { kind: 'expect'; checks: Check[] })
  | (At & { kind: 'can'; move: Move })
  | (At & { kind: 'cannot'; move: Move; because: ReasonCode | null; by: CardRef | null })
  | (At & { kind: 'rejects'; move: Move })
  | (At & { kind: 'manual'; what: string });

export interface CaseFile {
  id: string;
  title: string;
  source: string | null;
  rules: string[];
  /** Further entries of a list of rulings that the case shows, besides the one that is its id. */
  covers: string[];
  profile: string;
  seed: number;
  turn: { player: Player; number: number; phase: Phase };
  /** A duel from its beginning, with shuffled decks, instead of a board. */
  decks: { first: Player; lists: [DeckList, DeckList]; line: number } | null;
  boards: [CaseBoard, CaseBoard];
  steps: Step[];
}

/** Something in a file that keeps it from being a case. */
export interface CaseProblem {
  line: number;
  message: string;
}

export type ParsedCase =
  | { ok: true; case: CaseFile; problems: [] }
  /** `id` where at least that could be read. */
  | { ok: false; id: string | null; problems: CaseProblem[] };
