/** Finding cards in a view. */
import type { CardView, View } from '../../engine/contract.ts';
import type { EffectDef } from '../../engine/definition.ts';
import { factsOf } from '../facts.ts';
import { capital, cardsIn } from '../i18n/sentences.ts';

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

/** The view, in which `viewOf` also finds these cards: those of a Deck that is being searched, say. */
export function withCards(view: View, cards: readonly CardView[]): View {
  if (!cards.some((card) => viewOf(view, card.id)?.passcode !== card.passcode)) return view;
  const wider = { ...view };
  indexes.set(wider, new Map([...cardsIn(view), ...cards].map((c) => [c.id, c])));
  return wider;
}

/** Passcode of a card, 0 where the viewer may not know it. */
export const passcodeOf = (view: View, card: number): number =>
  viewOf(view, card)?.passcode ?? view.chain.find((link) => link.card === card)?.passcode ?? 0;

export const effectOf = (passcode: number, effect: number): EffectDef | undefined =>
  effect < 0 ? undefined : factsOf(passcode)?.effects[effect];

/** The sentence that an effect carries out; the card's whole text where none is meant. */
export const effectText = (passcode: number, effect: number): string =>
  effectOf(passcode, effect)?.text || (factsOf(passcode)?.text ?? '');

/** The same without the condition before its colon, for places with little room. A card's whole text stays whole. */
export function doing(passcode: number, effect: number): string {
  const text = effectText(passcode, effect);
  const at = effectOf(passcode, effect)?.text ? text.indexOf(': ') : -1;
  return at < 0 ? text : capital(text.slice(at + 2));
}
