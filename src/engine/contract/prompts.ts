/** Questions and answers. */
import type { Player, Why } from './basics.ts';
import type { DuelEvent } from './events.ts';
import type { CardView } from './views.ts';

export const PROMPT_KINDS = [
  'act', // the turn player is free to act
  'respond', // a fast effect, or pass
  'trigger', // an optional trigger: activate it or not
  'order', // the order of one's simultaneous triggers
  'choose', // cards: targets, costs, Tributes, picks of a resolving effect
  'position',
  'zone',
  'confirm', // yes or no
  'option',
  'declare', // a name, a number, a coin side
] as const;
export type PromptKind = (typeof PROMPT_KINDS)[number];

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
  /** May an Ignition effect be used all the same, right after the player's own Summon? */
  ignition?: boolean;
  /** Moment of the Damage Step, outside a chain. */
  moment?: string;
  /** Was the other player asked before in this window and passed? */
  otherPassed: boolean;
}

/**
 * One option by its index in `prompt.options`; several indexes for `choose` and `order` with max > 1
 * (a bare number is fine for a single pick; `[]` declines where `min` is 0); or a surrender, which any player may give at any prompt.
 */
export type Answer = number | readonly number[] | { readonly surrender: Player };
