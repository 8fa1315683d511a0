import type { ChapterText } from '../types.ts';

export const setup: ChapterText = {
  title: 'Before the first turn',
  articles: {
    'setup.decks': {
      title: 'Decks',
      text: [
        'Bring a Deck of at least 40 cards, no more than three of them with the same name.',
        'Fusion Monsters are not counted among them. They wait apart in the Fusion Deck, and come out only by a [[summon.fusion|Fusion Summon]]. A Side Deck has no place on the table.',
      ],
      source:
        'Beginner’s rulebook (Hungarian), sections How to win and The game field; number of copies: classic rulebook',
    },
    'setup.start': {
      title: 'How a Duel begins',
      text: [
        'Both Decks are shuffled. Who goes first is agreed on, or a coin decides.',
        'Each player has 8000 [[win.life-points|Life Points]] and draws an opening hand of five. With both hands drawn the Duel begins, and the first turn opens with a [[turn.draw|draw]].',
      ],
      source: 'Beginner’s rulebook (Hungarian), section How to win',
    },
  },
};
