/** Setting a Spell or Trap Card from the hand by an effect. */
import type { Step } from '../definition.ts';
import { lower, type What } from '../words/lowering.ts';
import { living } from '../words/picking.ts';

/** Sets the card meant in its player's Spell & Trap Zone (Field Spells in the Field Zone). */
export function setFromHand(what: What): Step[] {
  const { before, cards } = lower(what, 'set-from-hand');
  return [
    ...before,
    {
      verb: 'set',
      quiet: true,
      run: (g, s) => {
        for (const id of living(g, cards(g, s)))
          g.duel.stack.push({ proc: 'setSpell', at: 'zone', player: s.player, card: id, zone: -1, into: '' });
      },
    },
  ];
}
