import type { ChapterText } from '../types.ts';

export const win: ChapterText = {
  title: 'Winning and losing',
  articles: {
    'win.victory': {
      title: 'Four ways to win',
      text: [
        'You win when',
        [
          'your opponent’s [[win.life-points|Life Points]] are down to 0;',
          'your opponent has to draw and [[win.deck-out|no card is left]];',
          'a card says so: with {{Exodia the Forbidden One}}, its two arms and its two legs all in your hand you have won;',
          'your opponent gives up.',
        ],
        'If the same instant makes both players win, or both lose, the Duel is a draw.',
      ],
      source: 'Beginner’s rulebook (Hungarian), section How to win',
    },
    'win.life-points': {
      title: 'Life Points',
      text: [
        'Damage lowers your Life Points, be it [[battle.damage|from a battle]] or from an effect. [[costs.activation|Paying]] lowers them too, but what you pay is no damage. Effects may raise them, also above 8000.',
        'They stop at 0, and whoever stands at 0 has lost: a gain that would have come later comes too late.',
      ],
      source:
        'Beginner’s rulebook (Hungarian), section How to win; the difference between damage and payment: classic rulebook',
    },
    'win.deck-out': {
      title: 'No card left to draw',
      text: [
        'An empty Deck is no loss in itself. You lose at the moment when you must draw, for your turn or by an effect, and there are not enough cards.',
        'If an effect makes you draw, you take what there is, and have lost as soon as that [[win.in-a-chain|link has resolved]]. If it happens to both of you there, the Duel is a draw.',
      ],
      source:
        'Beginner’s rulebook (Hungarian), section How to win; draws by effects: decided as classic play had it',
    },
    'win.in-a-chain': {
      title: 'Winning inside a chain',
      text: [
        'Nobody wins halfway through an effect: a link that has begun to resolve is carried out to its end. If {{Graceful Charity}} gives you all of Exodia, you must still discard two cards before anyone looks.',
        'After each link the Duel is checked. If it is won, the links below are dropped. That is why an answer can save you: the later link [[chain.resolution|resolves first]].',
      ],
      source: 'Advanced gameplay (Portuguese), section Winning in a chain',
    },
  },
};
