import type { ChapterText } from '../types.ts';

export const control: ChapterText = {
  title: 'Control',
  articles: {
    'control.change': {
      title: 'Taking control of a monster',
      text: [
        'A monster you take control of moves to a free Monster Zone of yours, in the position it had; with no zone free you cannot take it. You use it like your own: it attacks, defends, can be Tributed, and its effects are yours.',
        'It is still the same monster. What it did this turn is not forgotten, and Equip Cards stay on it, in the zones of the players who played them.',
      ],
      source: 'Beginner’s rulebook (Hungarian), section Controlling the opponent’s monster',
    },
    'control.owner': {
      title: 'Owner and controller',
      text: [
        'A card always belongs to the player whose Deck it came from. When it leaves the field it goes to its owner’s hand, Deck or Graveyard, and what it triggers there is its owner’s to use.',
        'When control ends the monster goes home as it then stands; if no zone is free there, it is destroyed. A monster that left the field in the meantime is a new one and is not given back.',
      ],
      source:
        'Beginner’s rulebook (Hungarian), section Controlling the opponent’s monster; a full side: decided as classic play had it',
    },
  },
};
