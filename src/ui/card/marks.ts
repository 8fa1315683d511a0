/** What is to be shown on a card beside its own facts. */
export interface CardMarks {
  /** May be chosen or used now; `key` is the key that does it, drawn at the corner. */
  legal?: { key?: string };
  /** Picked, or lifted to be placed. */
  selected?: boolean;
  /** Selected in a chooser: a tick instead of the key. */
  ticked?: boolean;
  /** Why it cannot be used now: a whole sentence. */
  dimmed?: string;
  /** Numbers of the chain links (counted from 1) that target it. */
  targeted?: readonly number[];
  /** Numbers of the chain links that reach it without targeting. */
  reached?: readonly number[];
  /** Its own numbers on the chain; a ghost is only a choice yet. */
  chain?: readonly { number: number; ghost?: boolean }[];
  attacking?: boolean;
  /** It is the target of the attack. */
  attacked?: boolean;
  /** A sentence: by what it is unaffected. */
  unaffected?: string;
  /** Anything else worth saying about it to a screen reader. */
  note?: string;
}

export const noMarks: CardMarks = {};
