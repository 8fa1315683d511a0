/** What Toon monsters have in common: they come beside their own World, fall with any, and attack past whoever is no Toon. */
import { destroy } from '../steps/destroy.ts';
import { continuous, reaction, requirement, summonRule, type Unplaced } from './card.ts';
import { need } from './conditions.ts';
import { attackCost, attackOnly, can, cannot } from './continuous.ts';
import { payLp, tributeCost } from './costs.ts';
import { destroyed, when } from './events.ts';
import { exists } from './picking.ts';
import { cards, isA, isThisCard, monsters, thisCard } from './queries.ts';

const isToon = isA(monsters({ face: 'up', trait: 'Toon' }));
const rivals = monsters({ of: 'opponent', face: 'up', trait: 'Toon' });

interface Toon {
  /** Monsters Tributed for its Special Summon from the hand. */
  tributes: number;
  /** LP that declaring an attack costs. */
  pays: number;
  /** It cannot attack in the turn in which it is Special Summoned. */
  waits: boolean;
}

/** The effects of a Toon that depends on a card of this name. */
export function toon(world: string, { tributes, pays, waits }: Toon): Unplaced[] {
  const own = need('condition.world', (g, s) => exists(g, s, cards({ of: 'you', face: 'up', name: world })));
  const worlds = isA(cards({ face: 'up', name: world }));
  const given =
    tributes === 0 ? '' : ` by Tributing ${tributes === 1 ? '1 monster' : `${tributes} monsters`}`;
  const slow = cannot('attack', isThisCard, (g, s) => {
    const { summoned, summonedTurn } = g.card(s.card);
    return summonedTurn === g.duel.turn && summoned !== 'flip';
  });
  return [
    requirement(
      `It can be neither Normal Summoned nor Set; to Special or Flip Summon it you need a face-up “${world}” of your own.`,
      ['flip', 'special'],
      own,
    ),
    summonRule(`First it must be Special Summoned from your hand${given}.`, {
      cost: tributes === 0 ? [] : tributeCost(tributes),
    }),
    reaction(`If a “${world}” on the field is destroyed, so is this card.`, {
      on: when(destroyed(worlds)),
      does: destroy(thisCard),
    }),
    ...(waits ? [continuous('It cannot attack in the turn in which it is Special Summoned.', slow)] : []),
    ...(pays > 0
      ? [continuous(`Declaring an attack with it costs ${pays} LP.`, attackCost(isThisCard, payLp(pays)))]
      : []),
    continuous(
      'It can attack your opponent directly, whatever they control; but while they have a face-up Toon monster, it can attack only Toon monsters.',
      can('attack-directly', isThisCard),
      attackOnly(isThisCard, isToon, (g, s) => exists(g, s, rivals)),
    ),
  ];
}
