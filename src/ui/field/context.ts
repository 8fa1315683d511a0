import { createContext, useContext } from 'react';
import type { Phase, Player, View, Zone } from '../../engine/contract.ts';
import type { CardMarks } from '../card/marks.ts';

export interface ZoneMark {
  /** A card may be placed or moved here now. */
  legal?: { key?: string };
  /** Why not. */
  dimmed?: string;
}

export interface PhaseMark {
  legal?: boolean;
  key?: string;
  dimmed?: string;
}

/** A line beside those that the view itself tells (targets of the chain, equips, the attack). */
export interface LineMark {
  /** `target` is solid brass, `would` dashed brass, `equip` thin ink with a knot, `attack` heavy ink. */
  kind: 'target' | 'would' | 'equip' | 'attack';
  from: number;
  /** A card, or a player who would be attacked directly. */
  to: number | { player: Player };
}

/** Everything that is shown on the table beside the view's own facts. */
export interface TableMarks {
  cards?: Readonly<Record<number, CardMarks>>;
  /** By `zoneKey`. */
  zones?: Readonly<Record<string, ZoneMark>>;
  lines?: readonly LineMark[];
  phases?: Readonly<Partial<Record<Phase, PhaseMark>>>;
  /** Marks of the two players as targets of a direct attack. */
  players?: Readonly<Partial<Record<Player, CardMarks>>>;
  /** What the phase bar says is going on; told from the view when left out. */
  here?: string;
}

export const zoneKey = (player: Player, zone: Zone, index: number) => `${player}:${zone}:${index}`;

export interface TableEvents {
  onCard?: (id: number) => void;
  onZone?: (player: Player, zone: Zone, index: number) => void;
  /** The card under the pointer or with the focus; null when it leaves. */
  onHover?: (id: number | null) => void;
  onPhase?: (phase: Phase) => void;
  onPlayer?: (player: Player) => void;
}

export interface Table {
  view: View;
  bottom: Player;
  names: readonly [string, string];
  marks: TableMarks;
  /** The same object as long as the card's marks are the same. */
  marksOf: (id: number) => CardMarks;
  /** "your", "opponent's", or a name's possessive for a judge. */
  whose: (player: Player) => string;
  phone: boolean;
  /** The same object for good: what is drawn need not be drawn anew because of it. */
  events: Required<TableEvents>;
}

const TableContext = createContext<Table | null>(null);
export const TableProvider = TableContext.Provider;

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('Only inside a Field');
  return table;
}
