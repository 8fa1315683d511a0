/**
 * The engine's public types: what goes in (setup, answers) and what comes out (prompts, views, events, reasons).
 * Everything here is plain data. Cards are named by number: in a player's view by `tag` (renewed when cards are shuffled,
 * so that a hidden card cannot be followed), in the judge's view and in raw prompts by their lasting id.
 */

/** 0 is player A, 1 is player B. */
export type Player = 0 | 1;
/** Who looks: a player, or a judge who sees everything. */
export type Viewer = Player | 'judge';

export type Zone =
  | 'deck'
  | 'hand'
  | 'monster'
  | 'spell'
  | 'field'
  | 'graveyard'
  | 'banished'
  | 'fusion'
  | 'none';
export type Phase = 'draw' | 'standby' | 'main1' | 'battle' | 'main2' | 'end';
/** The battle phase's steps; `null` outside of it. */
export type BattleStep = 'start' | 'battle' | 'damage' | 'end' | null;
export type Position = 'attack' | 'defense';
export type CardKind = 'monster' | 'spell' | 'trap';
export type MonsterFrame = 'normal' | 'effect' | 'fusion' | 'ritual' | 'token';
export type Property = 'normal' | 'continuous' | 'equip' | 'field' | 'quick-play' | 'ritual' | 'counter';
export type Attribute = 'DARK' | 'LIGHT' | 'EARTH' | 'WATER' | 'FIRE' | 'WIND' | 'DIVINE';

// ---------------------------------------------------------------- answers and prompts

export type PromptKind =
  | 'act' // the turn player is free to act
  | 'respond' // a fast effect, or pass
  | 'trigger' // an optional trigger: activate it or not
  | 'order' // the order of one's simultaneous triggers
  | 'choose' // cards: targets, costs, Tributes, picks of a resolving effect
  | 'position'
  | 'zone'
  | 'confirm' // yes or no
  | 'option'
  | 'declare'; // a name, a number, a coin side

/** What an option does when it is chosen. */
export type Deed =
  | 'summon'
  | 'set'
  | 'flip'
  | 'turn'
  | 'special' // moves of the turn player
  | 'activate' // an effect
  | 'use' // an effect's lasting permission ("once this turn you can ...")
  | 'attack' // card attacks; `on` is the target's id, or -1 for a direct attack
  | 'phase' // move on to `value`
  | 'pass'
  | 'card' // pick this card
  | 'link' // pick this trigger (order)
  | 'attack-position'
  | 'defense-position'
  | 'face-down-defense'
  | 'zone' // place in zone number `value`
  | 'yes'
  | 'no'
  | 'value'; // option text code or declared value

export interface Option {
  do: Deed;
  /** The card concerned, or -1. */
  card: number;
  /** Which of the card's effects (counted from 0), or -1. */
  effect: number;
  /** Attack target or -1; for `zone` -1. */
  on: number;
  /** Phase to move to, zone number, option code, or value to declare; null where it has none. */
  value: string | number | null;
}

/** Facts of a reason or a question, for the language files: numbers, names of things by code, cards by id. */
export interface Facts {
  card?: number;
  other?: number;
  by?: number;
  player?: Player;
  need?: number;
  have?: number;
  link?: number;
  event?: string;
  later?: string;
  phase?: string;
  zone?: Zone;
  name?: string;
  effect?: number;
  cards?: number[];
}

/** Why a question or an event exists: a code of the language files, its facts, and the rulebook article. */
export interface Why {
  code: string;
  article: string;
  facts: Facts;
}

export interface Prompt {
  player: Player;
  kind: PromptKind;
  /** What is asked for, more exactly: `tribute`, `discard`, `target`, `fusion-material`, `ritual-tribute`, `add-to-hand` ... */
  purpose: string;
  options: Option[];
  /** How many options an answer takes (1 and 1 where a single one is picked). */
  min: number;
  max: number;
  /** True if picks must satisfy more than a count (levels, named materials): ask `engine.refusal` for the reason. */
  constrained: boolean;
  /** The effect that asks, or -1: card, its effect, its chain link (counted from 0). */
  card: number;
  effect: number;
  link: number;
  /** May nothing be picked, or "no" be said? */
  mayDecline: boolean;
  why: Why;
  /** The option cards as the viewer may see them, also those that lie hidden in a Deck being searched. */
  cards: CardView[];
  /** The response window, if this is one. */
  window: WindowView | null;
}

/** A response window in words of the fast effect timing. */
export interface WindowView {
  /** Which box: an open state never makes one; see DESIGN "timing machine". */
  box: 'turn-player-chance' | 'opponent-chance' | 'chain' | 'leaving' | 'summon-attempt' | 'damage-step';
  /** Events that may be answered, last batch only. */
  events: DuelEvent[];
  /** Link being answered (counted from 0), or -1. */
  link: number;
  /** Lowest Spell Speed that may be used. */
  speed: number;
  /** Was the other player asked before in this window and passed? */
  otherPassed: boolean;
}

/**
 * One option by its index in `prompt.options`; several indexes for `choose` and `order` with max > 1
 * (a bare number is fine for a single pick; `[]` declines where `min` is 0); or a surrender, which any player may give at any prompt.
 */
export type Answer = number | readonly number[] | { readonly surrender: Player };

// ---------------------------------------------------------------- reasons

export type ReasonCode =
  | 'spell-speed'
  | 'timing'
  | 'missed-timing'
  | 'no-target'
  | 'cost'
  | 'condition'
  | 'set-this-turn'
  | 'wrong-turn'
  | 'wrong-phase'
  | 'damage-step'
  | 'zone-full'
  | 'summon-used'
  | 'summoned-this-turn'
  | 'already-attacked'
  | 'already-changed'
  | 'prevented'
  | 'once-per-turn'
  | 'previous-link-only'
  | 'chain-resolving'
  | 'not-in-place'
  | 'no-effect'
  | 'first-turn';

export interface Requirement {
  code: ReasonCode;
  met: boolean;
  /** More exact sentence than the code's own, e.g. `cost.lp`, `cost.discard`, `condition.five-monsters`. */
  detail: string;
  facts: Facts;
  article: string;
}

/** An action whose requirements are asked for. Cards by id of the viewer. */
export interface Action {
  do: 'summon' | 'set' | 'flip' | 'turn' | 'special' | 'activate' | 'attack' | 'phase' | 'use';
  card: number;
  effect?: number;
  on?: number;
  phase?: Phase;
}

// ---------------------------------------------------------------- events

export type EventKind =
  | 'turn'
  | 'phase'
  | 'activate'
  | 'resolve'
  | 'negate'
  | 'fizzle'
  | 'resolved'
  | 'chain-end'
  | 'destroy'
  | 'move'
  | 'draw'
  | 'shuffle'
  | 'reveal'
  | 'attempt'
  | 'summon'
  | 'set'
  | 'flip'
  | 'position'
  | 'control'
  | 'attack'
  | 'attack-stopped'
  | 'damage-step'
  | 'damage'
  | 'gain'
  | 'pay'
  | 'equip'
  | 'counter'
  | 'toss'
  | 'tribute'
  | 'discard'
  | 'modify'
  | 'missed'
  | 'win'
  | 'target'
  | 'declare';

export type MoveReason =
  | 'rule'
  | 'effect'
  | 'battle'
  | 'cost'
  | 'tribute'
  | 'discard'
  | 'material'
  | 'draw'
  | 'spent'
  | 'summon';

/** A fact with its cause. Fields that do not apply are absent. */
export interface DuelEvent {
  kind: EventKind;
  /** Batch number: what shares one happened at the same instant. */
  batch: number;
  player?: Player;
  card?: number;
  other?: number;
  cards?: number[];
  from?: Zone;
  to?: Zone;
  reason?: MoveReason;
  /** `summon`: normal, tribute, flip, special, ritual, fusion; `damage`: battle or effect; `negate`: activation, effect or summon; `fizzle`: which condition failed ... */
  how?: string;
  amount?: number;
  value?: string | number;
  position?: Position;
  faceUp?: boolean;
  phase?: Phase;
  step?: BattleStep;
  /** The cause: card, its effect, the chain link (counted from 0). */
  by?: number;
  effect?: number;
  link?: number;
  article: string;
  /** Names of the cards mentioned in the event as its viewer may know them: id -> passcode (0 when hidden). */
  names: Record<number, number>;
}

// ---------------------------------------------------------------- views

export interface StatLine {
  /** Card that causes the change (-1: printed). */
  by: number;
  /** Passcode of that card. */
  passcode: number;
  atk: number | null;
  def: number | null;
  /** `printed`, `original`, `times`, `plus`, `set`, `reversed`. */
  how: 'printed' | 'original' | 'times' | 'plus' | 'set' | 'reversed';
}

export interface CardView {
  id: number;
  /** 0 when the viewer may not know which card it is; then only place and posture are given. */
  passcode: number;
  owner: Player;
  controller: Player;
  zone: Zone;
  index: number;
  faceUp: boolean;
  position: Position;
  /** Current values of a monster on the field (face-up or own), printed ones elsewhere. */
  atk: number;
  def: number;
  level: number;
  attribute: Attribute | null;
  race: string | null;
  stats: StatLine[];
  counters: Record<string, number>;
  /** Id of the monster this card is equipped to, or -1. */
  equippedTo: number;
  negated: boolean;
  /** Is it an open question of a Summon that may still be negated? */
  attempted: boolean;
  attackedThisTurn: boolean;
  /** Turn in which it was placed on the field, 0 elsewhere. */
  placedTurn: number;
  /** Cards this one is bound to while on the field (a continuous trap's monster, say). */
  bound: number[];
}

export interface SideView {
  lp: number;
  hand: CardView[];
  deck: number;
  monsters: (CardView | null)[];
  spells: (CardView | null)[];
  field: CardView | null;
  graveyard: CardView[];
  banished: CardView[];
  fusion: CardView[];
  fusionCount: number;
}

export interface LinkView {
  /** Counted from 0. */
  index: number;
  player: Player;
  card: number;
  passcode: number;
  effect: number;
  speed: number;
  targets: number[];
  /** Passcodes of the targets as they were known when chosen (0: hidden). */
  targetNames: number[];
  /** Cards paid as cost. */
  cost: number[];
  costNames: number[];
  lpPaid: number;
  state: 'waiting' | 'resolving' | 'resolved' | 'activation-negated' | 'effect-negated' | 'fizzled';
  /** Why it was negated or disappeared. */
  because: Why | null;
  /** Codes of the steps still to do while it resolves, in order. */
  steps: string[];
  isCard: boolean;
}

export interface View {
  viewer: Viewer;
  turn: number;
  turnPlayer: Player;
  phase: Phase;
  step: BattleStep;
  sides: [SideView, SideView];
  chain: LinkView[];
  attack: { attacker: number; target: number } | null;
  normalSummonUsed: boolean;
  result: { winner: Player | 'draw'; reason: string } | null;
}

// ---------------------------------------------------------------- setup

export interface DeckList {
  main: number[];
  fusion: number[];
}

export interface BoardCard {
  passcode: number;
  faceUp?: boolean;
  position?: Position;
  /** 0..4 in a Monster or Spell & Trap zone. */
  index?: number;
  setThisTurn?: boolean;
  summonedThisTurn?: boolean;
  summoned?: 'normal' | 'special' | 'flip';
  attacked?: boolean;
  counters?: Record<string, number>;
  /** Key of another board card (see `key`). */
  equippedTo?: string;
  owner?: Player;
  properlySummoned?: boolean;
  /** A name unique on the board by which others refer to it; the engine returns ids by key. */
  key?: string;
}

export interface BoardSide {
  lp?: number;
  hand?: BoardCard[];
  /** Top card first. */
  deck?: BoardCard[];
  monsters?: BoardCard[];
  spells?: BoardCard[];
  field?: BoardCard[];
  graveyard?: BoardCard[];
  banished?: BoardCard[];
  fusion?: BoardCard[];
}

export type Setup =
  | { kind: 'decks'; decks: [DeckList, DeckList]; first: Player; seed: number; profile?: string }
  | {
      kind: 'board';
      sides: [BoardSide, BoardSide];
      turn: { player: Player; number: number; phase: Phase };
      seed: number;
      profile?: string;
    };

/** A deck, board or setup that the rules do not allow. `where` is a path like `decks.0.main`. */
export interface SetupFault {
  code: string;
  where: string;
  facts: Facts;
}
