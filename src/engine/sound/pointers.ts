/** Tests for what points at cards and effects of one duel, which know how many cards it has and what they do. */
import type { CardDef } from '../definition.ts';
import { idOf } from '../state/duel.ts';
import { KEPT } from '../state/zones.ts';
import { count, list, orNull, record, type Test, within } from './values.ts';

export interface Pointers {
  id: Test;
  idOrNone: Test;
  /** What a Monster Zone holds. */
  idOrNoneOrKept: Test;
  ids: Test;
  ref: Test;
  refOrNone: Test;
  refs: Test;
  binds: Test;
  def: Test;
  /** Passes what names an effect of its definition. */
  hasEffect: (x: { def: number; effect: number }) => boolean;
  /** Passes what names a modifier of its effect. */
  hasModifier: (x: { def: number; effect: number; modifier: number }) => boolean;
}

/** Tests for what points into a duel of so many cards, with these definitions. */
export function pointersInto(cards: number, defs: readonly CardDef[]): Pointers {
  const id = within(0, cards - 1);
  const ref: Test = (x) => count(x) && idOf(x as number) < cards;
  const refs = list(ref);
  return {
    id,
    idOrNone: within(-1, cards - 1),
    idOrNoneOrKept: within(KEPT, cards - 1),
    ids: list(id),
    ref,
    refOrNone: (x) => x === -1 || ref(x),
    refs,
    binds: orNull(record(refs)),
    def: within(0, defs.length - 1),
    hasEffect: ({ def, effect }) => defs[def]?.effects[effect] !== undefined,
    hasModifier: ({ def, effect, modifier }) => defs[def]?.effects[effect]?.lasting[modifier] !== undefined,
  };
}
