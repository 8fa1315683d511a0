import type { ChapterText } from '../types.ts';

export const cards: ChapterText = {
  title: 'Kinds of cards',
  articles: {
    'cards.text': {
      title: 'Three kinds, and what the card says',
      text: [
        'Every card is a [[cards.monsters|Monster]], a [[cards.spells|Spell]] or a [[cards.traps|Trap]], and each of the three has kinds of its own with rules of their own.',
        'Where a card’s text and this rulebook disagree, do what the card says.',
      ],
      source: 'Beginner’s rulebook (Hungarian), section The cards',
    },
    'cards.monsters': {
      title: 'Monster Cards',
      text: [
        'A monster has ATK and DEF, a Level, an Attribute and a Type. A Normal Monster has no effect; an Effect Monster has one or more, and each is of one of these classes:',
        [
          '[[cards.flip-effects|Flip]]: when the monster is turned face-up.',
          '[[effects.continuous|Continuous]]: simply applies while the monster is face-up, and is never activated.',
          'Ignition: used in your own Main Phase, often for a [[costs.activation|cost]].',
          '[[timing.triggers|Trigger]]: when something particular has happened.',
          'Quick (once called Multi-Trigger): in the opponent’s turn as well, [[chain.spell-speed|Spell Speed 2]].',
        ],
      ],
      source: 'Beginner’s rulebook (Hungarian), sections Monster cards A and D, Effect Monsters I to V',
    },
    'cards.flip-effects': {
      title: 'Flip effects',
      text: [
        'A Flip effect activates when its monster is turned face-up: by a [[summon.flip|Flip Summon]], by being attacked, or by a card effect, unless that effect forbids it. A monster placed face-up from the hand does not flip.',
        'The effect must be used, belongs to the player who controls the monster as it turns up, and resolves even if the monster is gone. After an attack it waits until [[battle.after-calculation|after damage calculation]].',
      ],
      source:
        'Beginner’s rulebook (Hungarian), sections Effect Monsters I – Flip and Controlling the opponent’s monster',
    },
    'cards.spells': {
      title: 'Spell Cards',
      text: [
        'In your own Main Phases you may activate Spells from your hand or [[cards.set|Set]] them, as many as you have zones for.',
        [
          'Normal and Ritual Spells go to the Graveyard when their chain has ended.',
          'Continuous Spells and [[equip.cards|Equip Spells]] stay, and work until they leave the field.',
          '[[cards.field-spells|Field Spells]] have a zone of their own.',
          '[[cards.quick-play|Quick-Play Spells]] can be used in other phases too.',
        ],
      ],
      source: 'Beginner’s rulebook (Hungarian), section Spell cards and Main Phase 1 II',
    },
    'cards.quick-play': {
      title: 'Quick-Play Spells',
      text: [
        'In your own turn you may use a Quick-Play Spell from your hand in any phase, also as a further link of a chain. It needs a free Spell & Trap Zone then.',
        'You may also [[cards.set|Set]] it. From the next turn on it works in both players’ turns, like a Trap. In your opponent’s turn it never comes from the hand.',
      ],
      source:
        'Advanced gameplay (Portuguese), section Rules for Quick-Play Spell Cards; Beginner’s rulebook (Hungarian), section Spell cards E',
    },
    'cards.field-spells': {
      title: 'Field Spells',
      text: [
        'A Field Spell has its own zone and changes the field for both players. Only one can be face-up on the whole table.',
        [
          'When your opponent’s new Field Spell resolves, yours is destroyed. If the new one is negated or destroyed first, yours stays.',
          'While your own lies there, face-up or Set, you can play no other.',
          'A Set Field Spell does nothing, and does not turn up by itself when the active one goes.',
        ],
      ],
      source:
        'Beginner’s rulebook (Hungarian), section Spell cards D – Field; the moment of replacing: decided as classic play had it',
    },
    'cards.traps': {
      title: 'Trap Cards',
      text: [
        'A Trap must be [[cards.set|Set]] first. From the next turn on it can be activated in either player’s turn, whenever its conditions are met.',
        [
          'Normal Traps and [[chain.counter-traps|Counter Traps]] go to the Graveyard when their chain has ended.',
          'Continuous Traps stay and work until they leave the field. Some have effects to be [[chain.trap-uses|used again and again]].',
        ],
      ],
      source:
        'Beginner’s rulebook (Hungarian), section Trap cards; the turn it was Set: classic rulebook, by comparison with Quick-Play Spells in the Portuguese document',
    },
    'cards.set': {
      title: 'Setting Spells and Traps',
      text: [
        'To Set a Spell or Trap is to place it face-down in one of your zones in a Main Phase, as often as zones are free. That is no activation, and nobody may respond to it.',
        'Traps and Quick-Play Spells cannot be activated in the turn in which they were Set. Other Spells can, in your own Main Phases.',
      ],
      source:
        'Advanced gameplay (Portuguese), section Rules for Quick-Play Spell Cards; Beginner’s rulebook (Hungarian), section Main Phase 1 II',
    },
    'cards.tokens': {
      title: 'Tokens',
      text: [
        'A Token is a monster made by an effect; it comes from no Deck and always lies face-up. It takes a Monster Zone and is a monster like others while it is there.',
        'When it leaves the field it vanishes. It never reaches a hand, a Deck or a Graveyard.',
      ],
      source:
        'Beginner’s rulebook (Hungarian), section Monster cards E – Monster Tokens; always face-up: classic rulebook',
    },
    'cards.unions': {
      title: 'Union Monsters',
      text: [
        'A Union comes to the field as a monster like any other. From there it may attach itself to a monster that its text names, and becomes an Equip Spell; later it may come off again.',
        [
          'It may attach in the turn it was Summoned.',
          'In one turn it does not both attach and come off, unless a card effect lets it.',
          'A monster carries one Union at a time; other Equip Cards may be there besides.',
        ],
      ],
      source: 'Advanced gameplay (Portuguese), section Union Monsters',
    },
    'cards.attached-unions': {
      title: 'A Union while it is attached',
      text: [
        'It counts as an [[equip.other-cards|Equip Spell]], and gives what its text promises only if its own effect put it there. If another card uses it as an Equip Card, it gives nothing.',
        'Each change between monster and Equip Spell makes it a new card: what applied to it before is gone. If your opponent takes the monster, the Union stays in your zone, and coming off it returns to your side.',
      ],
      source: 'Advanced gameplay (Portuguese), section Union Monsters',
    },
    'cards.toons': {
      title: 'Toon Monsters',
      text: [
        'The old Toons cannot be Normal Summoned or Set. While your own {{Toon World}} is face-up you may [[summon.special|Special Summon]] them from your hand, several in one turn, with the Tributes that their Level asks for.',
        'If any Toon World is destroyed, all face-up Toons are destroyed with it; if it leaves in another way they stay. A face-down Toon is spared too, but cannot be Flip Summoned until a Toon World of yours is back.',
      ],
      source: 'Advanced gameplay (Portuguese), section Toon Monsters',
    },
  },
};
