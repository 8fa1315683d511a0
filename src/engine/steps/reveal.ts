/** Looking at cards, and showing them. */
import type { Step, Who } from '../definition.ts';
import { tell } from '../events.ts';
import { other } from '../state/duel.ts';
import { lower, type What } from '../words/lowering.ts';
import { living } from '../words/picking.ts';

/** Shows cards: to one's own eyes (`you`), or to both players. */
export function reveal(what: What, to: 'you' | 'both', { into = 'revealed' } = {}): Step[] {
  const { before, cards } = lower(what, 'look');
  return [
    ...before,
    {
      verb: 'reveal',
      run: (g, s) => {
        const ids = living(g, cards(g, s));
        s.vars[into] = ids.map((id) => g.card(id).moves * 4096 + id);
        if (ids.length > 0)
          tell(g, 'reveal', { player: s.player, cards: ids, how: to }, to === 'both' ? 3 : 1 << s.player);
      },
    },
  ];
}

/** Shows whole Decks to both players. */
export function revealDeck(who: Who): Step {
  return {
    verb: 'reveal',
    run: (g, s) => {
      for (const p of who === 'either'
        ? [s.player, other(s.player)]
        : who === 'you'
          ? [s.player]
          : [other(s.player)])
        tell(g, 'reveal', { player: p, cards: [...g.side(p).deck], how: 'deck' }, 3);
    },
  };
}
