/** How a duel begins: two decks, or a board. */
import type { Facts, Phase, Player, Position } from './basics.ts';

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
