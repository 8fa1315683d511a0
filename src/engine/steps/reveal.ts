/** Looking at cards, and showing them. */
import type { PlayerWord, Step, Who } from '../definition.ts';
import { tell } from '../events.ts';
import { other, refOf } from '../state/duel.ts';
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

/** Shows the top cards of both Decks to both players, as many as there are. `into` keeps them. */
export function showTop(n: number, { into = 'shown' } = {}): Step {
  return {
    verb: 'reveal',
    run: (g, s) => {
      s.vars[into] = [];
      for (const p of [g.duel.turnPlayer, other(g.duel.turnPlayer)]) {
        const top = g.side(p).deck.slice(-n).reverse();
        s.vars[into].push(...top.map((id) => refOf(g.card(id))));
        if (top.length > 0) tell(g, 'reveal', { player: p, cards: top, how: 'both' }, 3);
      }
    },
  };
}

/** Shows a player's hand and Deck to both players. */
export function revealHandAndDeck(who: PlayerWord): Step {
  return {
    verb: 'reveal',
    quiet: true,
    run: (g, s) => {
      const p = who(g, s);
      const { hand, deck } = g.side(p);
      tell(g, 'reveal', { player: p, cards: [...hand], how: 'both' }, 3);
      tell(g, 'reveal', { player: p, cards: [...deck], how: 'deck' }, 3);
    },
  };
}
