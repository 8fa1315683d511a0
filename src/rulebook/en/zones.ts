import type { ChapterText } from '../types.ts';

export const zones: ChapterText = {
  title: 'The field',
  articles: {
    'zones.places': {
      title: 'Zones',
      text: [
        'On your side of the field are five Monster Zones, five Spell & Trap Zones and one zone for a [[cards.field-spells|Field Spell]]. Deck, Fusion Deck, Graveyard and banished cards lie beside them. Your hand is not part of the field.',
        'Which of its free zones a card takes is up to you.',
      ],
      source: 'Beginner’s rulebook (Hungarian), section The game field',
    },
    'zones.full': {
      title: 'Full zones',
      text: [
        'A card that needs a zone cannot be played while every zone of that kind is taken.',
        [
          'A [[summon.tribute|Tribute]] from your own field makes room for the monster it is given for.',
          'A Set card that is activated stays where it is and needs nothing more.',
          'Your Equip Card takes one of your own zones, whichever side its monster is on.',
          'A Field Spell has its own zone and takes none of the five.',
        ],
      ],
      source: 'Beginner’s rulebook (Hungarian), section The game field',
    },
    'zones.deck': {
      title: 'The Deck',
      text: [
        'Your Deck lies face-down; nobody looks through it or changes its order. To draw is to take its top card.',
        'An effect that searches it lets you do so, and then the Deck is shuffled. If a certain kind of card was asked for, you show the one you found. You may use such an effect with nothing to find, but then your opponent sees the whole Deck as proof.',
      ],
      source:
        'Beginner’s rulebook (Hungarian), section The game field; searches: decided as classic play had it',
    },
    'zones.graveyard': {
      title: 'The Graveyard',
      text: [
        'Cards that were destroyed, discarded, Tributed or used up go face-up to the Graveyard of their owner, no matter who [[control.owner|controlled]] them. Both players may look through both Graveyards whenever they like.',
        'What is banished (older cards say “removed from play”) lies apart, out of reach of everything that works on the Graveyard.',
      ],
      source: 'Beginner’s rulebook (Hungarian), section The game field; banished cards: classic rulebook',
    },
    'zones.hidden': {
      title: 'Open and hidden cards',
      text: [
        'Hands, Decks and face-down cards are hidden. You know your own hand, your own Set cards and your own Fusion Deck; everything face-up is known to both, and so is how many cards lie where.',
        'An effect may show a hidden card to one player or to both. Looking changes nothing: a face-down monster that is only shown has not been flipped.',
      ],
      source: 'Beginner’s rulebook (Hungarian), section The game field; what is open: classic rulebook',
    },
    'zones.moving': {
      title: 'Words for moving a card',
      text: [
        [
          'To send: to the Graveyard in whatever way. To discard: to send from the hand.',
          'To destroy: only by battle, or where an effect or a rule [[effects.destroying|says destroy]].',
          'To Tribute: to give up a monster; this does not destroy it.',
          'To return: to the hand or Deck of its owner. To banish: out of the Duel, unless an effect fetches it.',
        ],
        'A monster that leaves the field and comes back is a new one: whatever meant the old one, as a target or as an equipped monster, has lost it.',
      ],
      source:
        'Advanced gameplay (Portuguese), section “Negate” versus “destroy”; Advanced rules (Turkish/English), section Returning activated cards; the words: classic rulebook',
    },
  },
};
