/**
 * The duel: one JSON value at every prompt. Only what cannot be derived is kept; caches and indexes live in `Game`.
 */
import type { BattleStep, EventKind, MoveReason, Phase, Player, Zone } from '../contract.ts';
import type { CardTest, Condition, Cost, Scope, Who } from '../definition.ts';
import type { Game } from '../game.ts';
import type { Frame } from './frames.ts';

export type SummonHow = 'normal' | 'tribute' | 'flip' | 'special' | 'ritual' | 'fusion';

export interface Card {
  id: number;
  /** Its number in players' views; renewed when it is shuffled among others. */
  tag: number;
  /** Index into `Duel.passcodes`. */
  def: number;
  owner: Player;
  controller: Player;
  zone: Zone;
  /** Place in a Monster or Spell & Trap zone; 0 elsewhere. */
  index: number;
  faceUp: boolean;
  defense: boolean;
  /** "The same card" is the same id and the same count: see `refOf`. */
  moves: number;
  /** Turn in which it was placed on the field (Set, Summoned or activated); 0 for a board's earlier cards. */
  placed: number;
  /** Who placed it there. */
  placedBy: Player;
  /** Order of turning face-up, for continuous effects that compete. */
  since: number;
  summoned: SummonHow | null;
  summonedTurn: number;
  /** Turn of its last attack, and of its last manual position change. */
  attackTurn: number;
  /** Attacks it has declared in that turn. */
  attacks: number;
  changedTurn: number;
  /** Summoned properly once, where its text wants that before it may be revived. */
  proper: boolean;
  counters: Record<string, number> | null;
  /** Reference of the monster it is equipped to, or -1. */
  equippedTo: number;
  /** Reference of the card whose effect took it for a while, or -1. */
  takenBy: number;
  /** Reference of the card that has control of it for as long as that card says so, or -1. */
  heldBy: number;
  /** Zone from which it went where it lies now; `none` where it has always been there. */
  sentFrom: Zone;
  /** Things bound to it while it is on the field: card references by name. */
  binds: Record<string, number[]> | null;
  /** Numbers noted on it while it is face-up on the field: a declared Type, the turn of a deed. */
  notes: Record<string, number> | null;
  /** Reference under which its effects are negated wherever it lies, or -1. */
  muted: number;
  /** Uses of its effects: flat triples of effect (see `EffectDef.shares`), turn, count. */
  used: number[] | null;
}

/** Something that happened, as triggers and answers see it. Fields that do not apply are -1 or ''. */
export interface Happening {
  kind: EventKind;
  batch: number;
  player: Player;
  /** Card references (see `refOf`) as they were after the event. */
  card: number;
  /** The reference before the event: differs from `card` when it moved. */
  was: number;
  other: number;
  from: Zone;
  to: Zone;
  reason: MoveReason;
  how: string;
  amount: number;
  /** Cause: card reference or -1, its effect, its link, its player. */
  by: number;
  effect: number;
  link: number;
  byPlayer: Player;
}

/** A trigger that waits to be put on a chain. */
export interface Pending {
  card: number;
  effect: number;
  player: Player;
  event: Happening;
  /** Bindings of the card as they stood at the event. */
  binds: Record<string, number[]> | null;
}

export type LinkState =
  | 'waiting'
  | 'resolving'
  | 'resolved'
  | 'activation-negated'
  | 'effect-negated'
  | 'fizzled';

export interface Link {
  player: Player;
  /** Reference of the card as it stood when the link was made, after costs. */
  card: number;
  def: number;
  effect: number;
  speed: number;
  /** Is it the activation of the card itself (not a use of a face-up card)? */
  isCard: boolean;
  targets: number[];
  /** Cards paid as cost, and Life Points. */
  cost: number[];
  lpPaid: number;
  /** When it was made, on the clock by which cards turn face-up (`Card.since`). */
  since: number;
  vars: Record<string, number[]>;
  event: Happening | null;
  state: LinkState;
  /** Card (reference) that negated it, and the condition that failed. */
  negatedBy: number;
  because: string;
}

/** One lasting change made by an effect that has resolved. */
export interface Lasting {
  def: number;
  effect: number;
  /** Which of the effect's modifiers. */
  modifier: number;
  source: number;
  player: Player;
  /** Cards it is about; empty where the modifier itself says whom it concerns. */
  subjects: number[];
  /** `used`: until what it says has come to pass once. */
  until: 'turn' | 'battle-phase' | 'battle' | 'face-up' | 'equipped' | 'used';
  turn: number;
  /** Amount worked out when it began. */
  amount: number;
  /** Instruction at which a permission's effect goes on, or -1. */
  pc: number;
  /** Order of its beginning. */
  order: number;
}

/** Something due later: a returned monster, a counted turn. */
export interface Delayed {
  def: number;
  effect: number;
  /** Instruction at which the effect goes on. */
  pc: number;
  source: number;
  player: Player;
  vars: Record<string, number[]>;
  /** Falls due at the beginning of this phase ... */
  phase: Phase;
  /** ... in the turn of this player, after so many such phases. */
  whose: Player | -1;
  count: number;
}

export interface Side {
  lp: number;
  /** Ids; of the Deck the last one is on top. */
  deck: number[];
  hand: number[];
  graveyard: number[];
  banished: number[];
  fusion: number[];
  /** Ids or -1; -2 in a Monster Zone that waits for its monster to come back. */
  monsters: number[];
  spells: number[];
  field: number;
  /** Normal Summons and Sets made this turn. */
  normalSummons: number;
  /** Attacks declared this turn. */
  attacks: number;
  /** Turn of their last Normal, Flip or Special Summon. */
  summonedTurn: number;
  /** Turn in which a monster of theirs last went from the field to their Graveyard. */
  lostMonsterTurn: number;
  /** A due draw could not be made. */
  deckedOut: boolean;
}

export interface Attack {
  attacker: number;
  /** Reference of the target, or -1 for a direct attack. */
  target: number;
  /** Opposing monsters at declaration: a change means a replay. */
  count: number;
  /** Stopped by an effect. */
  stopped: boolean;
}

export interface Battle {
  attacker: number;
  target: number;
  moment: 'start' | 'before' | 'during' | 'calculated' | 'after' | 'end';
  /** References of monsters destroyed by this battle, still on the field until the end. */
  doomed: number[];
  /** Those of them that are removed from play instead. */
  exiled: number[];
  /** Flip effects of the monster turned up by this attack, waiting until after damage calculation. */
  held: Pending[];
}

export interface Missed {
  card: number;
  effect: number;
  event: Happening;
  /** What happened after it, and to which card (reference, or -1). */
  later: string;
  laterCard: number;
}

export interface Duel {
  version: 1;
  profile: string;
  passcodes: number[];
  cards: Card[];
  sides: [Side, Side];
  turn: number;
  turnPlayer: Player;
  phase: Phase;
  step: BattleStep;
  stack: Frame[];
  chain: Link[];
  /** Index of the resolving link, or -1. */
  resolving: number;
  /** Batches are counted through the whole duel; `last` is the last one that counts for missing the timing. */
  batch: number;
  last: number;
  /** Events of the sequence now running, and those that the open window may answer. */
  happened: Happening[];
  window: Happening[];
  pending: Pending[];
  reactions: Pending[];
  missed: Missed[];
  lasting: Lasting[];
  delayed: Delayed[];
  /**
   * Card (id) whose Summon is being attempted, or -1. Once that Summon has been negated, -2 - id: except by a Flip Summon
   * the monster has never been on the field.
   */
  attempt: number;
  attack: Attack | null;
  battle: Battle | null;
  /** Running numbers: face-up order and view tags; where the first stood as the turn began. */
  clock: number;
  turnClock: number;
  tags: number;
  rng: number[];
  /** Fixed outcomes still to come. */
  fixed: (string | number)[];
  result: { winner: Player | 'draw'; reason: string } | null;
}

/** A card reference: which card, and which of its "lives". */
export const refOf = (c: Card): number => c.moves * 4096 + c.id;
export const idOf = (ref: number): number => ref & 4095;

/** A change of the game that a face-up card makes all the time, or an effect for a while. Made by the words in `words/continuous.ts`. */
export interface Modifier {
  kind:
    | 'plus'
    | 'times'
    | 'original'
    | 'set'
    | 'race'
    | 'attribute'
    | 'negates'
    | 'prevents'
    | 'grants'
    | 'reverses'
    | 'player'
    | 'unaffected'
    | 'attackCost'
    | 'attackOnly'
    | 'controls'
    | 'instead';
  /** Cards concerned; null: the subjects of a lasting change. */
  of: CardTest | null;
  /** Rules for a player (`player`, some `prevents`). */
  who: Who;
  /** What is prevented or granted, or the new race or attribute. */
  what: string;
  atk: ((...args: [...Parameters<CardTest>, now: number]) => number) | null;
  def: ((...args: [...Parameters<CardTest>, now: number]) => number) | null;
  only: Condition | null;
  /** `unaffected`: by what; the source card's id, and the player whose effect it is. */
  by: ((g: Game, s: Scope, source: number, player: Player) => boolean) | null;
  /** `attackCost`: what declaring an attack costs. */
  cost: Cost | null;
  /** `attackOnly`: what may be attacked. */
  targets: CardTest | null;
  /** `instead`: what happens in place of a destruction: ids destroyed in its stead (maybe none); null where it cannot. */
  instead: ((g: Game, s: Scope, id: number, reason: MoveReason) => readonly number[] | null) | null;
}

/** The window is about what happened last of all; what went before can no longer be answered. */
export function answerLast(duel: Duel): void {
  const { happened, last } = duel;
  if (happened.length === 0) return;
  duel.window = ofBatch(happened, last);
  duel.happened = [];
}

/** The events of a batch; there are one or two, seldom more. */
function ofBatch(events: Happening[], batch: number): Happening[] {
  let found: Happening[] | null = null;
  let all = true;
  for (let i = 0; i < events.length; i++) {
    const event = events[i];
    if (event.batch !== batch) all = false;
    else if (found === null) found = [event];
    else found.push(event);
  }
  return all ? events : (found ?? []);
}

/** Nothing is left to be answered. */
export function closeWindow(duel: Duel): void {
  if (duel.window.length > 0) duel.window = [];
}

export const other = (player: Player): Player => (1 - player) as Player;

/** Is the card on the field (in a Monster, Spell & Trap or Field Zone)? */
export const onField = (c: Card): boolean => c.zone === 'monster' || c.zone === 'spell' || c.zone === 'field';
