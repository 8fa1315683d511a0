/**
 * The explicit stack of small frames that a duel keeps instead of suspended JavaScript. Each names a procedure of the
 * rulebook and the step of it that comes next.
 */
import type { Phase, Player } from '../contract.ts';
import type { Happening, SummonHow } from './duel.ts';

/** The whole duel: opening hands, then turn after turn. */
export interface DuelFrame {
  proc: 'duel';
  at: 'open' | 'turn';
}

/** One turn, phase after phase. */
export interface TurnFrame {
  proc: 'turn';
  at: 'begin' | 'next' | 'end';
  /** Phases still to come are decided by the turn player: the one asked for. */
  to: Phase;
}

/** One phase. */
export interface PhaseFrame {
  proc: 'phase';
  at: 'begin' | 'due' | 'window' | 'open' | 'leave' | 'finish' | 'done';
  phase: Phase;
  /** Where the turn player wants to go on to. */
  to: Phase;
}

export interface BattlePhaseFrame {
  proc: 'battlePhase';
  at: 'begin' | 'battleStep' | 'open' | 'leave' | 'endStep' | 'endWindow' | 'finish';
  to: Phase;
}

/** A response window: triggers, then a chance for the turn player, then one for the opponent. */
export interface WindowFrame {
  proc: 'window';
  at: 'triggers' | 'turnPlayer' | 'opponent' | 'chained';
  kind: 'open' | 'leaving' | 'attempt' | 'damage';
  /** Damage Step: one chain for each moment. */
  once: boolean;
  /** Only triggers, no chances. */
  triggersOnly: boolean;
}

/** Puts collected triggers of one player on the chain, then the other's. */
export interface TriggersFrame {
  proc: 'triggers';
  at: 'collect' | 'offer' | 'order' | 'link' | 'switch' | 'build';
  player: Player;
  waiting: import('./duel.ts').Pending[];
  chosen: import('./duel.ts').Pending[];
}

/** A chain being built and then resolved. */
export interface ChainFrame {
  proc: 'chain';
  at: 'ask' | 'resolve' | 'clean';
  /** Who is asked now, and how many have passed in a row. */
  player: Player;
  passes: number;
}

/** An effect on its way to the chain: options, costs and targets are asked before anything is changed. */
export interface ActivateFrame {
  proc: 'activate';
  at: 'with' | 'option' | 'cost' | 'target' | 'place' | 'pay' | 'link';
  player: Player;
  card: number;
  effect: number;
  /** Is the card itself activated (and not only an effect of it)? */
  isCard: boolean;
  /** Next cost or target to ask for. */
  next: number;
  costs: number[][];
  targets: number[];
  vars: Record<string, number[]>;
  event: Happening | null;
  link: -1;
  zone: number;
}

/** A link or another effect being carried out, instruction by instruction. */
export interface EffectFrame {
  proc: 'effect';
  at: 'step';
  /** Next instruction. */
  pc: number;
  player: Player;
  /** The effect's card: id, and reference as it was when the effect began. The frame is itself a `Scope`. */
  card: number;
  ref: number;
  def: number;
  effect: number;
  link: number;
  vars: Record<string, number[]>;
  event: Happening | null;
  /** Reactions share the batch they react to. */
  sameBatch: boolean;
}

/** One link resolving: what answers its resolution without a chain comes first, then its effect, then its end. */
export interface LinkFrame {
  proc: 'link';
  at: 'begin' | 'end';
}

/** A Normal, Tribute, Flip Summon or a Set by the turn player, or one of these granted by an effect. */
export interface SummonFrame {
  proc: 'summon';
  at: 'tributes' | 'position' | 'zone' | 'attempt' | 'window' | 'done';
  player: Player;
  card: number;
  set: boolean;
  /** Granted by an effect: it cannot be negated and uses up nothing. */
  granted: boolean;
  tributes: number[];
  defense: boolean;
  zone: number;
}

/** A monster Special Summons itself by its own rule, without a chain: cost, position, zone, then an attempt. */
export interface RuleSummonFrame {
  proc: 'ruleSummon';
  at: 'cost' | 'position' | 'zone' | 'attempt' | 'window' | 'done';
  player: Player;
  card: number;
  effect: number;
  next: number;
  costs: number[][];
  defense: boolean;
  zone: number;
}

export interface FlipSummonFrame {
  proc: 'flipSummon';
  at: 'attempt' | 'window' | 'done';
  player: Player;
  card: number;
}

/** Special Summons of one effect: positions and zones are asked, then all arrive at one instant. */
export interface SpecialSummonFrame {
  proc: 'specialSummon';
  at: 'position' | 'zone' | 'arrive';
  player: Player;
  cards: number[];
  next: number;
  /** Given positions, or 'choose'. */
  position: 'attack' | 'defense' | 'choose' | 'face-down-defense' | 'attack-or-set';
  /** To whose sides they come, card by card; left out where all come to the summoner's. */
  sides?: Player[];
  defense: boolean[];
  zones: number[];
  how: SummonHow;
  /** Variable of the effect below that takes what arrived. */
  into: string;
}

/** Sets a Spell or Trap Card: zone, then face-down. */
export interface SetSpellFrame {
  proc: 'setSpell';
  at: 'zone' | 'set';
  player: Player;
  card: number;
  zone: number;
  into: string;
}

/** One attack, from its declaration to the end of its Damage Step. */
export interface AttackFrame {
  proc: 'attack';
  at: 'cost' | 'declare' | 'window' | 'replay' | 'damage' | 'end';
  player: Player;
  card: number;
  on: number;
  /** Next attack cost to be paid. */
  next: number;
}

export interface DamageStepFrame {
  proc: 'damageStep';
  at:
    | 'start'
    | 'reveal'
    | 'before'
    | 'during'
    | 'calculate'
    | 'damageTriggers'
    | 'afterTriggers'
    | 'end'
    | 'endTriggers'
    | 'over';
}

/** Discarding down to the hand limit in the End Phase. */
export interface HandLimitFrame {
  proc: 'handLimit';
  at: 'ask';
  player: Player;
}

/** A maintenance cost that has fallen due. */
export interface MaintenanceFrame {
  proc: 'maintenance';
  at: 'ask' | 'pay';
  player: Player;
  card: number;
  effect: number;
}

export type Frame =
  | DuelFrame
  | TurnFrame
  | PhaseFrame
  | BattlePhaseFrame
  | WindowFrame
  | TriggersFrame
  | ChainFrame
  | ActivateFrame
  | EffectFrame
  | LinkFrame
  | SummonFrame
  | FlipSummonFrame
  | RuleSummonFrame
  | SpecialSummonFrame
  | SetSpellFrame
  | AttackFrame
  | DamageStepFrame
  | HandLimitFrame
  | MaintenanceFrame;
