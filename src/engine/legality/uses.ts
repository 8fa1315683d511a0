/** Which effects of a card a player activates by hand, sorted once by where and when that can be. */
import type { CardDef, EffectDef } from '../definition.ts';

/** Effects by card id; null for the many cards that have none to be used there. */
type ByCard = (readonly EffectDef[] | null)[];

export interface Uses {
  onField: ByCard;
  inHand: ByCard;
  inGraveyard: ByCard;
}

/** Of one definition. */
type Own = { [Where in keyof Uses]: readonly EffectDef[] | null };

export const noUses = (): Uses => ({ onField: [], inHand: [], inGraveyard: [] });

/** Takes in the next card. */
export function addUses(to: Uses, own: Own): void {
  to.onField.push(own.onField);
  to.inHand.push(own.inHand);
  to.inGraveyard.push(own.inGraveyard);
}

const list = (effects: EffectDef[]): readonly EffectDef[] | null => (effects.length === 0 ? null : effects);

/**
 * Might it be used elsewhere than in an open Main Phase? Ignition effects can be responses too: right after a Summon they may
 * come first.
 */
const isFast = (e: EffectDef): boolean => e.speed >= 2 || e.kind === 'ignition' || e.phases !== null;

/** All effects of a definition that are used by hand, and of these the ones that are not for an open Main Phase alone. */
export function usesOf(def: CardDef): { all: Own; fast: Own } {
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
  const inGraveyard = byHand.filter((e) => e.from.includes('graveyard'));
  return {
    all: { onField: list(onField), inHand: list(inHand), inGraveyard: list(inGraveyard) },
    fast: {
      onField: list(onField.filter(isFast)),
      inHand: list(inHand.filter(isFast)),
      inGraveyard: list(inGraveyard),
    },
  };
}
