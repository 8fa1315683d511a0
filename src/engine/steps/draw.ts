/** Draw from the top of the Deck. A card that cannot be drawn loses the Duel once the link has resolved. */
import type { Player } from '../contract.ts';
import type { Amount, Step, Who } from '../definition.ts';
import { happen } from '../events.ts';
import type { Game } from '../game.ts';
import { other } from '../state/duel.ts';

/** Draws up to `n` cards. @returns how many were drawn */
export function drawCards(g: Game, player: Player, n: number): number {
  const side = g.side(player);
  const { length } = side.hand;
  for (let i = 0; i < n; i++) {
    const id = side.deck.pop();
    if (id === undefined) {
      side.deckedOut = true;
      g.decisive = true;
      break;
    }
    const c = g.card(id);
    c.zone = 'hand';
    c.moves++;
    side.hand.push(id);
  }
  const drawn = side.hand.length - length;
  if (drawn > 0) {
    g.moved++;
    g.stir();
    happen(g, 'draw', {
      player,
      amount: drawn,
      cards: g.sink === null ? undefined : side.hand.slice(length),
    });
  }
  return drawn;
}

export function draw(n: number | Amount, who: Who = 'you'): Step {
  return {
    verb: 'draw',
    run: (g, s) => {
      const count = typeof n === 'number' ? n : n(g, s);
      if (who !== 'opponent') drawCards(g, s.player, count);
      if (who !== 'you') drawCards(g, other(s.player), count);
    },
  };
}
