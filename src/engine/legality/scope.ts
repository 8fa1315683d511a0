/** How an effect's words are read before it is activated. */
import type { Player } from '../contract.ts';
import type { Scope } from '../definition.ts';

const NO_VARS: Record<string, number[]> = Object.freeze({}) as Record<string, number[]>;

/** Scope in which an effect's conditions are looked at before it is activated. */
export const activationScope = (player: Player, card: number): Scope => ({
  player,
  card,
  ref: undefined,
  vars: NO_VARS,
  event: null,
  link: -1,
});
