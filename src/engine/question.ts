/** A question while it is open: built by the asking step on top of the stack, never kept in the duel. */
import type { Facts, Option, Player, PromptKind } from './contract.ts';
import type { WindowFrame } from './state/frames.ts';

export interface Question {
  player: Player;
  kind: PromptKind;
  purpose: string;
  options: Option[];
  min: number;
  max: number;
  /** A further constraint on the picked options (indexes into `options`); null where every set of the right size will do. */
  valid: ((picks: readonly number[]) => boolean) | null;
  /** What the constraint adds up over the picks, for the sentence that refuses them. */
  measure: ((picks: readonly number[]) => number) | null;
  /** Code of the sentence that says why an invalid set is refused. */
  constraint: string;
  mayDecline: boolean;
  /** Card reference and effect that ask, or -1. */
  card: number;
  effect: number;
  /** Code and facts of the sentence that says why this is asked. */
  why: string;
  facts: Facts | null;
}

const option = (
  deed: Option['do'],
  card = -1,
  effect = -1,
  on = -1,
  value: Option['value'] = null,
): Option => ({
  do: deed,
  card,
  effect,
  on,
  value,
});

export const PASS: Option = Object.freeze(option('pass'));
/** What somebody with nothing to answer may do. */
export const ONLY_PASS: Option[] = [PASS];
const YES: Option = Object.freeze(option('yes'));
const NO: Option = Object.freeze(option('no'));

export { option };

/** A question with plain defaults: one pick, nothing to decline. */
export function question(player: Player, kind: PromptKind, purpose: string, options: Option[]): Question {
  return {
    player,
    kind,
    purpose,
    options,
    min: 1,
    max: 1,
    valid: null,
    measure: null,
    constraint: '',
    mayDecline: false,
    card: -1,
    effect: -1,
    why: purpose,
    facts: null,
  };
}

/** Is all that can be answered to take everything that is offered? (Of a constraint no more is looked at than how many it asks for.) */
export function isForced(q: Question): boolean {
  const n = q.options.length;
  return q.min === n && q.max === n && (n === 1 || q.kind !== 'order');
}

type Chance = WindowFrame['kind'] | 'chain';

function respond(player: Player, to: Chance, options: Option[]): Question {
  const q = question(player, 'respond', 'respond', options);
  q.mayDecline = true;
  q.why = `window.${to}`;
  return q;
}

/** Most windows find nothing to answer with: their questions are made once. */
const passing = ([0, 1] as const).map((player) => ({
  open: respond(player, 'open', ONLY_PASS),
  leaving: respond(player, 'leaving', ONLY_PASS),
  attempt: respond(player, 'attempt', ONLY_PASS),
  damage: respond(player, 'damage', ONLY_PASS),
  chain: respond(player, 'chain', ONLY_PASS),
}));

/** A chance to respond to a window or to the last link. */
export const respondQuestion = (player: Player, to: Chance, options: Option[]): Question =>
  options === ONLY_PASS ? passing[player][to] : respond(player, to, options);

/** Yes or no. */
export function confirm(player: Player, purpose: string, card: number, effect: number): Question {
  const q = question(player, 'confirm', purpose, [YES, NO]);
  q.card = card;
  q.effect = effect;
  q.mayDecline = true;
  return q;
}

/** Picks of cards given by id. */
export function chooseCards(
  player: Player,
  purpose: string,
  ids: readonly number[],
  min: number,
  max: number,
  card: number,
  effect: number,
): Question {
  const q = question(
    player,
    'choose',
    purpose,
    ids.map((id) => option('card', id)),
  );
  q.min = min;
  q.max = max;
  q.mayDecline = min === 0;
  q.card = card;
  q.effect = effect;
  return q;
}
