/**
 * What a card definition is once the words of a card file have been put together. Definitions may hold functions; a duel may not.
 */
import type {
  Attribute,
  CardKind,
  MonsterFrame,
  Option,
  Phase,
  Player,
  Property,
  ReasonCode,
  Zone,
} from './contract.ts';
import type { Game } from './game.ts';
import type { Question } from './question.ts';
import type { Happening, Modifier } from './state/duel.ts';
import type { EffectFrame } from './state/frames.ts';

/** Who evaluates a word: the effect's player, its card, and what has been chosen, bound or has happened so far. */
export interface Scope {
  player: Player;
  /** Id of the card whose effect this is. */
  card: number;
  /** That card as it was when its effect began to be carried out. */
  ref?: number;
  /** Chosen and bound things by name: card references, or plain numbers. */
  vars: Record<string, number[]>;
  /** The event that a trigger, reaction or answer is about. */
  event: Happening | null;
  /** Chain link of the effect (counted from 0), or -1. */
  link: number;
}

/** A yes-or-no word. */
export type Condition = (g: Game, s: Scope) => boolean;
/** A number word. */
export type Amount = (g: Game, s: Scope) => number;
/** A test of one card. */
export type CardTest = (g: Game, s: Scope, card: number) => boolean;
/** A player word. */
export type Who = 'you' | 'opponent' | 'either';

/** A player worked out when it is looked at. */
export type PlayerWord = (g: Game, s: Scope) => Player;

/** Cards that a word means: where to look, and which of those found there. */
export interface CardQuery {
  of: Who;
  zones: readonly Zone[];
  test: CardTest;
  /** `monsters`, `spells`...: for sentences. */
  label: string;
}

/** Something that ends in a list of card references at the moment it is evaluated. */
export type Cards = (g: Game, s: Scope) => number[];

/** A choice of cards to be made by a player: targets, costs, picks of a resolving effect. */
export interface Pick {
  from: CardQuery;
  min: Amount;
  max: Amount;
  /** `you` or `opponent`: who picks. */
  by: Who;
  /** Blind picks point at a card without seeing it. */
  blind: boolean;
  /** A constraint on the whole set (levels that sum up, named materials). */
  valid: ((g: Game, s: Scope, picks: readonly number[]) => boolean) | null;
  /** `target`, `discard`, `tribute`, `add-to-hand` ...: what the picked cards are for. */
  purpose: string;
}

/** One instruction of a resolving effect. A program is a flat list; jumps are relative. */
export interface Step {
  /** What it does, for the steps shown while a link resolves: `destroy`, `draw` ... */
  verb: string;
  /** Carries it out. A number returned is how many instructions to skip. `picked` holds the answer to `ask`. */
  run: (g: Game, s: EffectFrame, picked: readonly Option[], step: Step) => number | undefined;
  /** Lasting changes it begins, and where the first of them stands in `EffectDef.lasting`. */
  lasting?: readonly Modifier[];
  lastingAt?: number;
  /** Where a choice is kept whose name the card need not say: named by its place in the effect. */
  slot?: { name: string };
  /** Shares the batch of the step before it: bookkeeping, or what happens at the same instant. */
  quiet?: boolean;
  /** How many of the steps after it come only if it says so. */
  decides?: number;
  /** Cards (references) that it would destroy, if carried out by a link as things stand. */
  falls?: Cards;
  /** Damage that it would inflict, if carried out by a link, to this player. */
  harms?: (g: Game, s: Scope, player: Player) => boolean;
  /** Counters that it puts on this card, and how many it can hold at most. */
  holds?: { kind: string; max: number };
  /** Asking steps: the question to be answered before `run`; null when there is nothing to ask. */
  ask?: (g: Game, s: EffectFrame) => Question | null;
}

export type EffectKind =
  | 'activation' // of a Spell or Trap Card
  | 'ignition'
  | 'quick'
  | 'trigger'
  | 'flip' // used from a card in its place
  | 'continuous'
  | 'reaction'
  | 'maintenance' // no activation
  | 'victory' // wins the Duel while its condition holds
  | 'summoning' // a monster's own way of being Summoned
  | 'requirement'; // what the monster itself needs to be Summoned

export type EffectPhase = Phase | 'main';
/** Ways in which a player brings out a monster by hand. */
export type SummonWay = 'normal' | 'set' | 'flip' | 'special';

export interface EventTest {
  /** Kinds of happening listened for. */
  kinds: readonly string[];
  test: (g: Game, s: Scope, event: Happening) => boolean;
  /** `when` must be the last thing to happen if the effect is optional; `if` need not. */
  timing: 'when' | 'if';
  /** Is the event about the card itself only? Then no other card is searched for listeners. */
  self: boolean;
  /** Where the card is after its event, if the event says so. */
  from: readonly Zone[] | null;
  /** What of the event a trigger keeps for its effect, by name, as it stands when it happens. */
  keep?: (g: Game, s: Scope, event: Happening) => Record<string, number[]>;
  /** For sentences: which event. */
  label: string;
  /** Why an event of one of its kinds does not pass: `whose`, `way`, `card`, `effect`, `kind` or `deed`; only asked while explaining. */
  misfit?: (g: Game, s: Scope, event: Happening) => string;
}

/** Payable things of an activation, in order. */
export interface Cost {
  label: 'lp' | 'discard' | 'tribute' | 'counters' | 'remove' | 'self-tribute' | 'send' | 'mill' | 'reveal';
  /** Cards to choose, if any. */
  pick: Pick | null;
  payable: (g: Game, s: Scope) => boolean;
  pay: (g: Game, s: Scope, picks: readonly number[]) => void;
  need: Amount;
  have: Amount;
}

/** Something that must be so at activation. */
export interface Need {
  code: ReasonCode;
  label: string;
  test: Condition;
  need?: Amount;
  have?: Amount;
  /** Id of the card that stands in the way. */
  by?: Amount;
  /** What it is about, for sentences: the phases; the cards that are counted. */
  about?: string;
  query?: CardQuery;
}

export interface EffectDef {
  kind: EffectKind;
  /** The sentence that it carries out, in our own words. */
  text: string;
  index: number;
  speed: 1 | 2 | 3;
  /** Where the card must be to be activated (or, for triggers, after its event). */
  from: readonly Zone[];
  /** Must it be face-up where it is? */
  faceUp: boolean;
  on: EventTest | null;
  youCan: boolean;
  conditions: readonly Need[];
  cost: readonly Cost[];
  targets: readonly Pick[];
  /** Codes of the options to declare on activation. */
  options: readonly { code: string; test: Condition }[];
  does: readonly Step[];
  /** Uses a turn, 0 for any number; and the effect (by number) with which it shares them: itself, unless the card says so. */
  perTurn: number;
  shares: number;
  /** Damage Step: never; `modifier` until damage calculation; `calculation` only during it; `any`; `trigger` for the step's own triggers. */
  damageStep: 'never' | 'modifier' | 'calculation' | 'any';
  /** Phases in which it may be used; null for what its Spell Speed allows. */
  phases: readonly EffectPhase[] | null;
  whose: Who;
  /** Stays on the field after resolving although its kind does not (`Property`); or only once it is equipped to a monster. */
  remains: boolean | 'equipped';
  /** A reaction that goes on even while its card is negated: counting turns, say. */
  unnegated: boolean;
  /** May be used in the link that turns its card up, as well as later. */
  withFlip: boolean;
  /** Who may use it: the card's controller, either player, or the owner of the card that its event is about. */
  usedBy: 'controller' | 'either' | 'event-owner';
  /** `requirement`: the ways of being Summoned (or Set) for which its needs must be met. */
  bars: readonly SummonWay[];
  /** Spell Speed 1, but usable in its player's chance after their own attack declaration. */
  ownAttack: boolean;
  /** A continuous effect's clauses. */
  modifiers: readonly Modifier[];
  /** Clauses that its steps begin for a while, found by number from the duel; first of all a vow, if there is one. */
  lasting: readonly Modifier[];
  /** Does its activation, negated or not, begin the first of them for the rest of the turn? */
  vow: boolean;
  /** An Equip Card's monster: which it may go to and stays with. A Union's: which it may be attached to. */
  equipTo: CardQuery | null;
  /** What a maintenance costs, and whether it must be paid if it can be. */
  maintenance: { phase: Phase; whose: Who; pay: Cost; mayDecline: boolean } | null;
}

export interface CardDef {
  name: string;
  passcode: number;
  kind: CardKind;
  property: Property | null;
  frame: MonsterFrame | null;
  attribute: Attribute | null;
  race: string | null;
  level: number;
  /** Printed values; a `?` counts as 0. */
  atk: number;
  def: number;
  /** Flip, Union, Toon, Spirit ... words of the type line that matter to rules. */
  traits: readonly string[];
  /** Names of a Fusion Monster's materials. */
  materials: readonly string[];
  /** The card's whole text in our own words. */
  text: string;
  effects: readonly EffectDef[];
}
