/** What a player may see. */
import type { Attribute, BattleStep, Phase, Player, Position, Viewer, Why, Zone } from './basics.ts';

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
