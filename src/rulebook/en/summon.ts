import type { ChapterText } from '../types.ts';

export const summon: ChapterText = {
  title: 'Summoning',
  articles: {
    'summon.normal': {
      title: 'Normal Summon',
      text: [
        'Once in each of your turns, in a Main Phase, you may Normal Summon or [[summon.set|Set]] one monster from your hand. A Normal Summon places it face-up in Attack Position.',
        'From Level 5 on it takes [[summon.tribute|Tributes]]. Ritual Monsters, Fusion Monsters and others that say so cannot be Normal Summoned at all.',
      ],
      source: 'Beginner’s rulebook (Hungarian), sections Main Phase 1 I and Summoning A – Normal Summon',
    },
    'summon.set': {
      title: 'Setting a monster',
      text: [
        'A monster is Set face-down in Defense Position. This takes the place of the turn’s Normal Summon and, from Level 5 on, the same Tributes.',
        'Yet it is no Summon: nobody can negate it or respond to it, and such a monster has not been Summoned before it is [[summon.flip|Flip Summoned]]. It need not ever be.',
      ],
      source: 'Beginner’s rulebook (Hungarian), sections Main Phase 1 I and Summoning A and B',
    },
    'summon.tribute': {
      title: 'Tribute Summon',
      text: [
        'A monster of Level 5 or 6 takes one Tribute, a monster of Level 7 or more takes two: monsters of your own field, which go to the Graveyard. Setting it takes as many.',
        'A Tribute Summon is your Normal Summon of the turn. The Tributes are gone before the monster arrives, and do not come back if the Summon is negated.',
      ],
      source: 'Beginner’s rulebook (Hungarian), sections Monster cards A and Summoning A – Tribute Summon',
    },
    'summon.flip': {
      title: 'Flip Summon',
      text: [
        'In a Main Phase you may turn a face-down monster of yours to face-up Attack Position, though not in the turn in which you Set it. You may Flip Summon any number of monsters, besides your one Normal Summon; for each it is its [[position.changes|change of position]].',
        'One that an attack or an effect turned up was not Flip Summoned.',
      ],
      source: 'Beginner’s rulebook (Hungarian), section Summoning B – Flip Summon',
    },
    'summon.special': {
      title: 'Special Summon',
      text: [
        'A monster that arrives by an effect, a Fusion, a Ritual or a rule of its own is Special Summoned. There is no limit to it, and your Normal Summon is not touched. Follow the card exactly; if it names no position, choose a face-up one.',
        'Cards that answer Normal or Flip Summons, such as {{Trap Hole}}, do not answer it. A Special Summon within an effect [[summon.negation|cannot be negated]] either: only the effect can.',
      ],
      source: 'Beginner’s rulebook (Hungarian), sections Summoning C – Special Summon and Monster cards B',
    },
    'summon.fusion': {
      title: 'Fusion Summon',
      text: [
        '{{Polymerization}} sends the monsters that a Fusion Monster names from your hand or field to the Graveyard, and Special Summons it from the Fusion Deck in the face-up position you like.',
        'Some Fusion must be possible when you activate the Spell. Which one, and with which cards, you choose as it resolves. The materials are not a cost and are not destroyed: if the Spell is negated, you keep them.',
      ],
      source:
        'Beginner’s rulebook (Hungarian), section Monster cards B – Fusion Monsters; Advanced gameplay (Portuguese), section Costs',
    },
    'summon.ritual': {
      title: 'Ritual Summon',
      text: [
        'You need the Ritual Monster in your hand, its Ritual Spell, and monsters in your hand or on your field whose Levels together reach the number asked for. The Tributes are chosen and made as the Spell resolves, none of them superfluous; then the monster is Special Summoned.',
        'The Tributes are not a cost. If the Spell is negated they are not made.',
      ],
      source:
        'Beginner’s rulebook (Hungarian), section Monster cards C – Ritual Monsters; Advanced gameplay (Portuguese), section Costs',
    },
    'summon.proper': {
      title: 'First its own way, then any way',
      text: [
        'Fusion Monsters, Ritual Monsters and others with a Summon of their own must first come to the field in that way. After that they may be revived from the Graveyard like others; one that was discarded before, or whose Summon was negated, may not.',
        'Back in the hand, a Ritual Monster needs its Ritual again. A Fusion Monster does not go to the hand but back to the Fusion Deck.',
      ],
      source: 'Beginner’s rulebook (Hungarian), sections Monster cards B and C; revival: classic rulebook',
    },
    'summon.negation': {
      title: 'Negating a Summon',
      text: [
        'A Normal, Tribute or Flip Summon, and a Special Summon by a monster’s own rule, is at first only attempted. At that moment both players, the turn player first, may use what negates a Summon, for instance {{Solemn Judgment}} or {{Horn of Heaven}}, and nothing else.',
        'If it is negated, a monster from the hand was never on the field, but the Summon is spent and the Tributes are gone. A Set monster being Flip Summoned was on the field before.',
      ],
      source:
        'Advanced gameplay (Portuguese), opening section on Continuous Effect Monsters; what a negated Summon leaves: classic rulebook',
    },
    'summon.success': {
      title: 'When a Summon has happened',
      text: [
        'Once nobody negates it, the Summon has happened. Continuous effects of the monster apply from that instant, before anything can answer; so no Trap answers {{Jinzo}}.',
        'Next come effects [[timing.triggers|triggered]] by the Summon. Otherwise the turn player, then the opponent, may use fast effects such as {{Trap Hole}}.',
      ],
      source:
        'Advanced gameplay (Portuguese), opening section on Continuous Effect Monsters; Chains (French), section Starting a chain',
    },
  },
};
