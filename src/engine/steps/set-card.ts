/** Setting a Spell or Trap Card from the hand by an effect. */
import type { CardTest, Step } from '../definition.ts';
import { deciding } from '../legality/check.ts';
import { checkSetSpell } from '../legality/moves.ts';
import { lower, type What } from '../words/lowering.ts';
import { living } from '../words/picking.ts';

/** May this Spell or Trap Card of the hand be Set by an effect: is there a zone for it? */
export const maySet: CardTest = (g, s, id) => checkSetSpell(g, s.player, id, deciding(), true);

/** Sets the card meant in its player's Spell & Trap Zone (Field Spells in the Field Zone). `into` keeps it as it lies there. */
export function setFromHand(what: What, { into = 'set' } = {}): Step[] {
  const { before, cards } = lower(what, 'set-from-hand');
  return [
    ...before,
    {
      verb: 'set',
      quiet: true,
      run: (g, s) => {
        s.vars[into] = [];
        for (const id of living(g, cards(g, s)))
          g.duel.stack.push({ proc: 'setSpell', at: 'zone', player: s.player, card: id, zone: -1, into });
      },
    },
  ];
}
