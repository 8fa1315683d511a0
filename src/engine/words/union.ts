/** What all Union monsters have in common; a card adds what its monster gains. */
import type { CardQuery } from '../definition.ts';
import type { Modifier } from '../state/duel.ts';
import { attachUnion, detachUnion, hasUnion, isAttached, isAttachedMonster } from '../steps/union.ts';
import { ignition, type Unplaced, whileEquipped } from './card.ts';
import { need, spellRoom, toSpecialSummon } from './conditions.ts';
import { inItsStead } from './continuous.ts';
import { one, target, thisCard } from './queries.ts';

const taken = hasUnion();

interface Union {
  /** What it does for the monster that it is attached to: see `isAttachedMonster`. */
  grants: readonly Modifier[];
  /** The sentence of that. */
  text: string;
  /** From what it saves that monster by being destroyed in its place. */
  saves: 'battle' | 'battle-or-effect' | 'nothing';
}

const SAVES = {
  battle: ' If that monster would be destroyed by battle, destroy this card instead.',
  'battle-or-effect': ' If that monster would be destroyed, destroy this card instead.',
  nothing: '',
};

/** The effects of a Union that may be attached to monsters which the query finds; `whom` says so in the text. */
export function union(whom: string, to: CardQuery, { grants, text, saves }: Union): Unplaced[] {
  const hosts: CardQuery = {
    ...to,
    test: (g, s, id) => id !== s.card && g.card(id).faceUp && to.test(g, s, id) && !taken(g, s, id),
  };
  const stead = inItsStead(
    isAttachedMonster,
    thisCard,
    saves === 'battle' ? ['battle'] : ['battle', 'effect'],
  );
  return [
    {
      ...ignition(`Once per turn, either: target 1 ${whom}; attach this card to it as an Equip Card`, {
        oncePerTurn: 'union',
        needs: [spellRoom],
        target: one(hosts),
        does: attachUnion(thisCard, target),
      }),
      equipTo: hosts,
    },
    ignition('– or, while it is attached so: Special Summon it in Attack Position.', {
      oncePerTurn: 'union',
      from: ['spell'],
      needs: [need('condition.attached', (g, s) => isAttached(g, s, s.card)), ...toSpecialSummon()],
      does: detachUnion(thisCard),
    }),
    whileEquipped(
      `${text}${SAVES[saves]} A monster can have only 1 Union.`,
      ...grants,
      ...(saves === 'nothing' ? [] : [stead]),
    ),
  ];
}
