/** Why something may not be done: requirements by code, with facts and article. */
import type { Facts, Phase, Player } from './basics.ts';

export const REASON_CODES = [
  'spell-speed',
  'timing',
  'missed-timing',
  'no-target',
  'cost',
  'condition',
  'set-this-turn',
  'wrong-turn',
  'wrong-phase',
  'damage-step',
  'zone-full',
  'summon-used',
  'summoned-this-turn',
  'already-attacked',
  'already-changed',
  'prevented',
  'once-per-turn',
  'previous-link-only',
  'chain-resolving',
  'not-in-place',
  'no-effect',
  'first-turn',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

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
  /** Who would do it, where either player may; otherwise the viewer. */
  player?: Player;
}
