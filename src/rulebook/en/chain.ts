import type { ChapterText } from '../types.ts';

export const chain: ChapterText = {
  title: 'Chains',
  articles: {
    'chain.activation': {
      title: 'Activating, and what a link is',
      text: [
        'To activate is to announce that a card or effect is used: a Spell is played, a Trap turned up, a monster’s effect declared, each from where it works. [[costs.activation|Costs]] are paid and [[targets.choosing|targets]] named; the effect itself waits.',
        'Every activation is a link of a chain, the first one link 1, and a single one is a chain too. Summons, Sets, attacks, position changes and [[effects.continuous|continuous effects]] are no activations, so nothing is chained to them.',
      ],
      source:
        'Advanced rules (Turkish/English), section Chains, activation and resolution; Chains (French and Spanish), opening section',
    },
    'chain.spell-speed': {
      title: 'Spell Speed',
      text: [
        [
          'Spell Speed 1: Spells except Quick-Play, and monster effects except Quick ones. Only as link 1, and apart from [[timing.triggers|triggers]] only in your own turn.',
          'Spell Speed 2: Quick-Play Spells, Normal and Continuous Traps, Quick effects.',
          'Spell Speed 3: [[chain.counter-traps|Counter Traps]].',
        ],
        'A further link needs a Spell Speed of 2 or more, and no less than that of the link before it. The one exception is effects that [[timing.simultaneous|triggered together]]. Spell Speeds 2 and 3 are called fast effects.',
      ],
      source:
        'Chains (French and Spanish), section Building a chain; which card has which Spell Speed: classic rulebook',
    },
    'chain.responses': {
      title: 'Who may add a link',
      text: [
        'Whenever somebody has added a link, the other player is asked whether to add one, and after that the first player again. As soon as both have declined in turn, the chain is closed.',
        'So you may chain to your own card once your opponent has passed. A new link responds to the link before it, or to the [[timing.answers|event]] that link 1 answered.',
      ],
      source:
        'Chains (French and Spanish), section Building a chain; Advanced gameplay (Portuguese), section Chaining to your own cards',
    },
    'chain.resolution': {
      title: 'How a chain resolves',
      text: [
        'When nobody adds to it any more, the chain resolves backwards: it begins with the last link and ends with link 1, each carried out as a whole.',
        'Nothing can be activated until all links have resolved. What triggers meanwhile waits and [[timing.triggers|starts a new chain]].',
      ],
      source:
        'Chains (French and Spanish), section Resolving a chain; Advanced rules (Turkish/English), section Chains, activation and resolution',
    },
    'chain.leftovers': {
      title: 'Spent cards stay until the end',
      text: [
        'Spells and Traps whose effects have resolved lie on the field for as long as the chain goes on; after it they go to the Graveyard together. Effects that count Spells and Traps still count them.',
        'One that is destroyed during the chain leaves at once. Cards that stay on the field anyway just stay.',
      ],
      source:
        'Advanced rules (Turkish/English), sections Chains, activation and resolution and Returning activated cards; Chains (French and Spanish), section Resolving a chain',
    },
    'chain.returning': {
      title: 'A used card cannot be returned',
      text: [
        'For a Normal, Quick-Play or Ritual Spell, a Normal Trap and a Counter Trap the way to the Graveyard is certain as soon as it has been activated. Nothing can return it to a hand or Deck any more: {{Giant Trunade}} returns neither itself nor a {{Jar of Greed}} chained to it.',
        '{{Swords of Revealing Light}} stays because its own effect says so, and can be returned.',
      ],
      source: 'Advanced rules (Turkish/English), section Returning activated cards',
    },
    'chain.counter-traps': {
      title: 'Counter Traps',
      text: [
        'A Counter Trap acts against the link directly before it and never against one further down. If it is one that negates a Summon, it answers the Summon itself and can only be link 1.',
        'It has Spell Speed 3, so only another Counter Trap can be chained to it.',
      ],
      source:
        'Advanced rules (Turkish/English), section Counter Traps and chains; Advanced gameplay (Portuguese), section Chaining to your own cards',
    },
    'chain.trap-uses': {
      title: 'Continuous Traps used again and again',
      text: [
        'Some Continuous Traps, such as {{Ultimate Offering}} and {{Skull Lair}}, have an effect that you may use as long as they are face-up. It has Spell Speed 2.',
        'You may declare it in the very link that turns the card up: one link does both, with the cost paid and the targets chosen then. Later each use is a link of its own. That is not the activation of a Trap Card, so {{Seven Tools of the Bandit}} does not answer it.',
      ],
      source:
        'Advanced rules (Turkish/English), sections Continuous Traps with ignition-like effects and Chains, activation and resolution',
    },
  },
};
