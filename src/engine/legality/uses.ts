/** Which effects of a card a player activates by hand, sorted once by where and when that can be. */
import type { CardDef, EffectDef } from '../definition.ts';

const NONE: readonly EffectDef[] = Object.freeze([]);

export interface Uses {
  /** From the field: all, and those that can respond. */
  field: readonly EffectDef[];
  fieldFast: readonly EffectDef[];
  hand: readonly EffectDef[];
  handFast: readonly EffectDef[];
  graveyard: readonly EffectDef[];
}

const list = (effects: EffectDef[]): readonly EffectDef[] => (effects.length === 0 ? NONE : effects);

/** Ignition effects count as responses too: right after a Summon they may come first. */
const isFast = (e: EffectDef): boolean => e.speed >= 2 || e.kind === 'ignition';

export function usesOf(def: CardDef): Uses {
  const byHand = def.effects.filter(
    (e) => e.kind === 'activation' || e.kind === 'ignition' || e.kind === 'quick',
  );
  // Traps are Set first.
  const inHand = byHand.filter((e) =>
    e.kind === 'activation' ? def.kind === 'spell' : e.from.includes('hand'),
  );
  const onField = byHand.filter(
    (e) => e.kind === 'activation' || e.from.some((z) => z !== 'hand' && z !== 'graveyard'),
  );
  return {
    field: list(onField),
    fieldFast: list(onField.filter(isFast)),
    hand: list(inHand),
    handFast: list(inHand.filter(isFast)),
    graveyard: list(byHand.filter((e) => e.from.includes('graveyard'))),
  };
}
