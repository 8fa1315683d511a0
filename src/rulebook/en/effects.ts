import type { ChapterText } from '../types.ts';

export const effects: ChapterText = {
  title: 'Effects and values',
  articles: {
    'effects.continuous': {
      title: 'Continuous effects',
      text: [
        'A continuous effect is not activated and cannot be answered: it just applies. A monster’s begins when its Summon has succeeded or it is turned up, that of a Continuous, Equip or Field card when its activation has resolved.',
        'It ends when the card leaves the field, is turned face-down, or has its effect negated.',
      ],
      source:
        'Advanced gameplay (Portuguese), opening section on Continuous Effect Monsters; Beginner’s rulebook (Hungarian), section Effect Monsters II',
    },
    'effects.prohibitions': {
      title: 'What a card forbids',
      text: [
        'If one card forbids what another card or a rule allows, it is forbidden, for as long as the first one is in force.',
        'A card that says that a monster cannot attack also stops an attack already declared. One that only bars declaring attacks comes too late for it.',
      ],
      source:
        'Beginner’s rulebook (Hungarian), section The cards; Advanced gameplay (Portuguese), sections Chaining to your own cards and Costs',
    },
    'effects.values': {
      title: 'How ATK and DEF are worked out',
      text: [
        'In this order, whatever was played first:',
        {
          ordered: [
            'the original value, as printed or as an effect copies or swaps it;',
            'doubled or halved, by the latest effect that does so;',
            'plus and minus of continuous effects and Equip Cards;',
            'plus and minus that last for a while ({{Reverse Trap}} turns the sign of these and of those before);',
            'values that an effect sets outright.',
          ],
        },
        'Below 0 counts as 0, but only at the very end.',
      ],
      source:
        'Decided as classic play had it; that Field and Equip Spells change values: Beginner’s rulebook (Hungarian), sections Spell cards C and D',
    },
    'effects.lasting': {
      title: 'Effects that last for a while',
      text: [
        'What lasts for the turn applies to the End Phase too. It belongs to the monster as it is now: if that leaves the field or is turned face-down, it is over.',
        'An effect on “your monsters” means those that are there when it resolves. A protection of the player, such as {{Waboku}}, covers later arrivals as well.',
      ],
      source: 'Classic rulebook; Union resets: Advanced gameplay (Portuguese), section Union Monsters',
    },
    'effects.unaffected': {
      title: 'Unaffected by Spells',
      text: [
        'Spell effects do not touch such a monster while it is face-up on the field. An effect that hits it is lost; it does not look for another monster.',
        [
          'It can still be chosen, revived, or Tributed for a Spell’s cost.',
          'Its attacks are protected: Spells that stop attacks do not stop it.',
          'Its player is not protected, and neither are other cards.',
        ],
      ],
      source: 'Advanced rules (Turkish/English), section Unaffected by Spell Cards',
    },
    'effects.destroying': {
      title: 'What destroys a card',
      text: [
        'A card is destroyed by battle, by an effect that says so, or by a rule, as with an Equip Card without its monster. A card that is Tributed, discarded, returned, spent, or sent as material is not destroyed.',
        'What depends on a card falls together with it, without a chain: if {{Premature Burial}} is destroyed its monster is destroyed at that moment.',
      ],
      source:
        'Advanced rules (Turkish/English), sections Returning activated cards and Unaffected by Spell Cards; the word: classic rulebook',
    },
    'effects.counters': {
      title: 'Counters',
      text: [
        'Counters lie on a face-up card and are of use to the effects that name them, often as a cost. There may be a limit to how many the card holds.',
        'They are gone when the card leaves the field or is turned face-down.',
      ],
      source:
        'Classic rulebook; Spell Counters as a cost: Advanced rules (Turkish/English), section Negating the costs of continuous cards',
    },
    'effects.chance': {
      title: 'Coins, dice and random cards',
      text: [
        'A coin or die is thrown when the effect resolves; what must be called is called just before. A card “at random” is nobody’s choice.',
        'Segoc draws all chance from numbers that belong to the Duel, so going back and doing the same brings the same result.',
      ],
      source: 'Classic rulebook',
    },
  },
};
