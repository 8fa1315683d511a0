/** What a session holds, and what can be asked of it. */
import type {
  Answer,
  DeckList,
  Phase,
  Player,
  Requirement,
  Setup,
  SetupFault,
  Why,
} from '../engine/contract.ts';
import type { Intent } from './intent.ts';
import type { KeptDuel, PutAway } from './keep/storage.ts';
import type { Trouble } from './keep/vault.ts';
import type { Given, Match } from './match.ts';
import type { Attempt, MenuEntry } from './menu.ts';
import type { Doing, Incident, Report } from './report.ts';
import type { Revelation } from './reveal.ts';
import type { Settings } from './settings.ts';
import type { Table } from './table.ts';

/** Something the other player must agree to. */
export interface Request {
  what: 'back' | 'open-hands';
  by: Player;
  of: Player;
  /** Node to go back to. */
  to: number;
  /** How many decisions would be taken back, and what they revealed. */
  decisions: number;
  reveals: readonly Revelation[];
}

export type Notice =
  | { kind: 'restored'; turn: number }
  /** `file`: where what could not be used has been put away. */
  | { kind: 'position-only'; diverged: number | null; file: string | null }
  | { kind: 'stepped-back'; turn: number; file: string | null }
  | { kind: 'unreadable'; reason: 'old' | 'corrupt'; file: string | null }
  | { kind: 'settings-lost'; file: string | null }
  /** The browser cannot give what is kept; it stays where it is. */
  | { kind: 'withheld' }
  /** A newer version of the program has kept it; it stays as it is. */
  | { kind: 'newer' }
  | { kind: 'not-kept'; why: Trouble }
  | { kind: 'kept-again' }
  /** Another tab goes on with the duel; what was decided here has become a duel of its own. */
  | { kind: 'own-copy' }
  | { kind: 'coin'; first: Player }
  | { kind: 'denied'; by: Player }
  | { kind: 'refused'; why: Why | Requirement }
  | { kind: 'bad-deck'; faults: readonly SetupFault[] };

/** Something that should not have happened. The duel stands where it last made sense. */
export interface Failure {
  /** What somebody needs to find the mistake: what was done, what failed, and the duel. */
  report: Report;
}

/** What came of what failed once: all of it was carried out, the rules refuse some of it now, or it fails still. */
export type Retried = 'works' | 'refused' | 'fails';

export interface Beginning {
  decks: [DeckList, DeckList];
  names: [string, string];
  first: 'coin' | 'a' | 'b';
  /** For a duel that is to be the same again. */
  seed?: number;
}

/** A duel that another tab has. */
export interface Elsewhere extends Pick<KeptDuel, 'id' | 'names' | 'turn'> {
  /** It was on this table until the other tab took it. */
  taken: boolean;
}

/** What is kept and not on the table. */
export interface Shelf {
  duels: readonly (KeptDuel & { elsewhere: boolean })[];
  putAway: readonly PutAway[];
}

export interface Session extends Keeping {
  screen: 'loading' | 'start' | 'duel' | 'elsewhere';
  settings: Settings;
  table: Table | null;
  request: Request | null;
  notice: Notice | null;
  failure: Failure | null;

  change(settings: Partial<Settings>): void;
  begin(beginning: Beginning): void;
  /** Begins with any setup the engine takes, say a board. */
  open(setup: Setup, names?: [string, string]): void;
  /** Goes on with a duel that was laid out elsewhere; `mistake`: what went wrong with it there. @returns when it lies here */
  adopt(match: Match, mistake?: Incident): Promise<void>;
  decide(answer: Answer): void;
  /** Carries out a gesture. False if the open question has no such answer. */
  intend(intent: Intent): boolean;
  cancel(): void;
  undo(): void;
  redo(): void;
  /** One question back, whoever was asked. */
  stepBack(): void;
  jump(node: number): void;
  /** Back to the end of the line that was left by deciding otherwise. */
  comeBack(): void;
  /** The asked player has taken the device. */
  reveal(): void;
  consent(agreed: boolean): void;
  hold(player: Player, on: boolean): void;
  surrender(player: Player): void;
  rematch(): void;
  leave(): void;
  dismiss(): void;
  /** Tells of a mistake of the program. The first one is told: others come of it. */
  fail(error: unknown, doing?: Doing): void;
  /** The same, for those who tell it themselves. */
  report(error: unknown, doing: Doing): Report;
  /** Gives these answers once more, and goes to node `to` after them if it is not -1: for a report that was opened. */
  retry(given: readonly Given[], to: number): Retried;
  /** Goes on after a failure from the last position that made sense; `back` takes one decision back. */
  recover(back: boolean): void;
  menu(card: number): MenuEntry[];
  attempts(card: number): Attempt[];
  /** What moving on to the phase takes, unmet requirements first. */
  phase(phase: Phase): Requirement[];
  /** Tells why something that was tried cannot be done. */
  refuse(unmet: Requirement): void;
  /** Why these picks would not be taken, or null. */
  refusal(answer: Answer): Why | null;
  /** The duel as a file. */
  record(): string | null;
  /** The duel itself with all its lines, for those who write it down. Not to be changed. */
  match(): Match | null;
}

/** What has to do with keeping it. */
export interface Keeping {
  elsewhere: Elsewhere | null;
  shelf: Shelf;
  /** Why nothing is kept at present, or null. */
  trouble: Trouble | null;

  load(): Promise<void>;
  /** Goes on with a kept duel; if another tab has it, that tab lets go of it. */
  resume(id: string): Promise<void>;
  /** Back to the start, leaving the duel to the tab that has it. */
  startElse(): void;
  /** Throws a kept duel away. */
  forget(id: string): Promise<void>;
  /** What was put away, as a text for a file. */
  putAwayText(key: string): Promise<string>;
  forgetPutAway(key: string): Promise<void>;
  /** The page is looked at again: has anything changed meanwhile? */
  wake(): Promise<void>;
  /** The page is left. It may be come back to. */
  sleep(): void;
  /** Is anything of the duel on the table not written? */
  unsaved(): boolean;
  /** Resolves once everything is written, or has failed to be. */
  saved(): Promise<void>;
}
