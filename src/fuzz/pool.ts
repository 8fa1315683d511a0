/** All cards there are, sorted by what they are good for when something is to be brought about. No card is known by name. */
import type { CardDef } from '../engine/index.ts';

export interface Pool {
  byPasscode: ReadonlyMap<number, CardDef>;
  /** Cards for the Main Deck, and for the Fusion Deck. */
  main: readonly CardDef[];
  fusion: readonly CardDef[];
  /** Cards that negate activations, effects or Summons; that destroy; that take control. */
  negating: readonly CardDef[];
  destroying: readonly CardDef[];
  taking: readonly CardDef[];
  /** Of those that destroy, those that can answer an activation. */
  answering: readonly CardDef[];
  /** Cards that a card's text or materials name, or that name it. */
  related(card: CardDef): readonly CardDef[];
}

const does = (card: CardDef, verb: string): boolean =>
  card.effects.some((e) => e.does.some((step) => step.verb === verb));
const changes = (card: CardDef, kind: string): boolean =>
  card.effects.some((e) => [...e.modifiers, ...e.lasting].some((m) => m.kind === kind));

export function poolOf(cards: readonly CardDef[]): Pool {
  const usable = cards.filter((c) => c.frame !== 'token' && !c.traits.includes('Blank'));
  const main = usable.filter((c) => c.frame !== 'fusion');
  const known = new Map<number, readonly CardDef[]>();
  const names = (a: CardDef, b: CardDef): boolean => a.text.includes(b.name) || a.materials.includes(b.name);
  return {
    byPasscode: new Map(cards.map((c) => [c.passcode, c])),
    main,
    fusion: usable.filter((c) => c.frame === 'fusion'),
    negating: main.filter((c) => does(c, 'negate') || changes(c, 'negates')),
    destroying: main.filter((c) => c.kind !== 'monster' && does(c, 'destroy')),
    answering: main.filter((c) =>
      c.effects.some((e) => e.speed > 1 && e.does.some((s) => s.verb === 'destroy')),
    ),
    taking: main.filter((c) => does(c, 'control') || changes(c, 'controls')),
    related(card) {
      let found = known.get(card.passcode);
      if (found === undefined) {
        found = usable.filter((c) => c !== card && (names(card, c) || names(c, card)));
        known.set(card.passcode, found);
      }
      return found;
    },
  };
}
