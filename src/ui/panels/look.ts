/** Finding cards in a view. */
import type { CardView, View } from '../../engine/contract.ts';
import type { EffectDef } from '../../engine/definition.ts';
import { factsOf } from '../facts.ts';
import { cardsIn } from '../i18n/sentences.ts';

const indexes = new WeakMap<View, Map<number, CardView>>();

/** The card of that id as the view shows it, wherever it lies. */
export function viewOf(view: View, card: number): CardView | undefined {
  let index = indexes.get(view);
  if (!index) {
    index = new Map(cardsIn(view).map((c) => [c.id, c]));
    indexes.set(view, index);
  }
  return index.get(card);
}

/** Passcode of a card, 0 where the viewer may not know it. */
export const passcodeOf = (view: View, card: number): number =>
  viewOf(view, card)?.passcode ?? view.chain.find((link) => link.card === card)?.passcode ?? 0;

export const effectOf = (passcode: number, effect: number): EffectDef | undefined =>
  effect < 0 ? undefined : factsOf(passcode)?.effects[effect];

/** The sentence that an effect carries out; the card's whole text where none is meant. */
export const effectText = (passcode: number, effect: number): string =>
  effectOf(passcode, effect)?.text ?? factsOf(passcode)?.text ?? '';
