/** What happened, with its cause. */
import type { BattleStep, Phase, Player, Position, Zone } from './basics.ts';

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
  | 'unaffected'
  | 'skip'
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
  /** `modify`: values before and after. */
  atk?: [number, number];
  def?: [number, number];
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
