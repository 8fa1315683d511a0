/** What face-up cards do all the time, and effects for a while: values, types, prohibitions, permissions, negation. */
import type { Attribute, MoveReason } from '../contract.ts';
import type { Cards, CardTest, Condition, Cost, Who } from '../definition.ts';
import { idOf, type Modifier, other } from '../state/duel.ts';
import { kindHere } from './queries.ts';

type Value = number | NonNullable<Modifier['atk']>;
const fn = (v: Value | undefined): Modifier['atk'] =>
  v === undefined ? null : typeof v === 'number' ? () => v : v;

const base = (kind: Modifier['kind'], of: CardTest | null, rest: Partial<Modifier> = {}): Modifier => ({
  kind,
  of,
  who: 'either',
  what: '',
  atk: null,
  def: null,
  only: null,
  by: null,
  cost: null,
  targets: null,
  instead: null,
  ...rest,
});

/** Face-up monsters on the field that pass the test; `null` means the subjects of a lasting change. */
type Of = CardTest | null;

/** Raises or lowers values. */
export const plus = (of: Of, v: { atk?: Value; def?: Value }): Modifier =>
  base('plus', of, { atk: fn(v.atk), def: fn(v.def) });
/** Doubles (2) or halves (0.5) the original value; 1 does nothing. */
export const times = (of: Of, v: { atk?: Value; def?: Value }): Modifier =>
  base('times', of, { atk: fn(v.atk), def: fn(v.def) });
/** Makes the original value another one. */
export const original = (of: Of, v: { atk?: Value; def?: Value }): Modifier =>
  base('original', of, { atk: fn(v.atk), def: fn(v.def) });
/** Sets a value outright, after all else. */
export const setValue = (of: Of, v: { atk?: Value; def?: Value }): Modifier =>
  base('set', of, { atk: fn(v.atk), def: fn(v.def) });
/** Treats as another Type, or Attribute. */
export const becomesType = (of: Of, race: string): Modifier => base('race', of, { what: race });
export const becomesAttribute = (of: Of, attribute: Attribute): Modifier =>
  base('attribute', of, { what: attribute });
/** Negates the effects of face-up cards on the field. */
export const negates = (of: CardTest): Modifier => base('negates', of);
/** Every plus and minus changes sign. */
export const reverses = (of: Of): Modifier => base('reverses', of);

export type Deed =
  | 'activate'
  | 'attack'
  | 'declare-attack'
  | 'attack-directly'
  | 'be-attacked'
  | 'change-position'
  | 'be-targeted'
  | 'be-equipped'
  | 'be-destroyed'
  | 'battle-destruction'
  | 'tribute-for-summon'
  | 'be-tributed'
  | 'change-control';
/** These cards cannot do it, or have it done to them. */
export const cannot = (what: Deed, of: Of, only: Condition | null = null): Modifier =>
  base('prevents', of, { what, only });

export type Grant =
  | 'leave-play'
  | 'banish-by-battle'
  | 'pierce'
  | 'second-attack'
  | 'free-upkeep'
  | 'attack-directly'
  | `double-tribute-${Attribute}`;
export const can = (what: Grant, of: Of): Modifier => base('grants', of, { what });

export type PlayerRule =
  | 'attack'
  | 'battle-phase'
  | 'battle-damage'
  | 'effect-damage'
  | 'damage-heals'
  | 'skip-draw-phase'
  | 'skip-turn'
  | 'battle-destruction'
  | 'set-monster'
  | 'summon'
  | 'normal-summon'
  | 'special-summon'
  | 'turn-face-down'
  | 'summon-in-defense'
  | 'hide-hand'
  | 'must-tribute'
  | 'once-per-duel';
/** A rule for a player: something they cannot do, or that does not happen to them, or that they may do. */
export const playerRule = (what: PlayerRule, who: Who, only: Condition | null = null): Modifier =>
  base('player', null, { what, who, only });
/** A permission used once: see `permit`. */
export const permission = (only: Condition | null): Modifier =>
  base('player', null, { what: 'permission', who: 'you', only });

/** Unaffected by effects of cards that pass the test: they may be chosen, but nothing happens to them. */
export const unaffected = (of: CardTest, by: NonNullable<Modifier['by']>): Modifier =>
  base('unaffected', of, { by });
/** For `unaffected`: effects of Spell Cards, and of what counts as one where it lies, that these players use or control. */
export const bySpellsOf =
  (who: Who): NonNullable<Modifier['by']> =>
  (g, s, source, player) =>
    kindHere(g, source) === 'spell' &&
    (who === 'either' || player === (who === 'you' ? s.player : other(s.player)));
/** Declaring an attack with these monsters costs this, paid by the attacker's player. */
export const attackCost = (of: CardTest, cost: Cost): Modifier => base('attackCost', of, { cost });
/** These monsters may attack only monsters that pass the test, and nobody directly. */
export const attackOnly = (of: CardTest, targets: CardTest, only: Condition | null = null): Modifier =>
  base('attackOnly', of, { targets, only });
/** This card's player has control of these monsters; it goes back to their owners when this ends. */
export const controls = (of: CardTest): Modifier => base('controls', of);
/** What a doubled value was when it was doubled, on top of it; unlike a gain it never changes sign. */
export const doubled = (v: { atk?: Value; def?: Value }): Modifier =>
  base('plus', null, { what: 'doubled', atk: fn(v.atk), def: fn(v.def) });
/** Something steps in when these would be destroyed: ids destroyed in their stead (maybe none), or null where it cannot. */
export const instead = (of: Of, does: NonNullable<Modifier['instead']>): Modifier =>
  base('instead', of, { instead: does });

/** The cards meant are destroyed in the stead of these, where they would be destroyed so. */
export const inItsStead = (of: CardTest, cards: Cards, by: readonly MoveReason[]): Modifier =>
  instead(of, (g, s, _id, reason) => {
    if (!by.includes(reason)) return null;
    const ids = cards(g, s).map(idOf);
    return ids.length > 0 ? ids : null;
  });

/** Both tests. */
export const and =
  (...tests: readonly CardTest[]): CardTest =>
  (g, s, id) =>
    tests.every((t) => t(g, s, id));
