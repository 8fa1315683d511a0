import type { ChapterText } from '../types.ts';

export const timing: ChapterText = {
  title: 'Timing',
  articles: {
    'timing.windows': {
      title: 'When you may act',
      text: [
        'While nothing is going on, the turn player is free to do what the phase allows. After a Summon, an attack declaration, a draw, the beginning of a phase or the end of a chain it goes like this:',
        {
          ordered: [
            'What has [[timing.triggers|triggered]] starts a chain.',
            'If nothing has, the turn player may start one with Spell Speed 2 or 3.',
            'If they pass, the opponent may.',
            'If both pass, the turn player is free again.',
          ],
        },
        'A Set opens no such window.',
      ],
      source: 'Chains (French), section Starting a chain',
    },
    'timing.ignition': {
      title: 'Ignition effects right after a Summon',
      text: [
        'After your own successful Summon you have the first chance, and the classic rules let you use it for an Ignition effect of a monster you control, before your opponent can respond.',
        'If something triggered, or you pass, this chance is gone until the game is open again.',
      ],
      source:
        'Classic rulebook; the turn player’s right to begin: Chains (French and Spanish), section Starting a chain',
    },
    'timing.answers': {
      title: 'What an effect answers',
      text: [
        'An effect that waits for an event can be used only in the window which that event opens, or further up in the chain that begins there. When that chain has resolved, the event is over.',
        'An effect that waits for an activation answers the link just before it, unless its text reaches further.',
      ],
      source: 'Chains (French and Spanish), section Building a chain',
    },
    'timing.triggers': {
      title: 'Trigger effects',
      text: [
        'When its event has happened a Trigger effect goes on a chain by itself. If it says “you can”, its player is asked; otherwise it must, unless it lacks a legal target. If only the opponent has one, it starts the chain.',
        'A chain that is resolving is finished first: the triggers form the next one, before anybody may use a fast effect.',
      ],
      source:
        'Chains (French and Spanish), sections Starting a chain and Building a chain; Beginner’s rulebook (Hungarian), section Effect Monsters IV',
    },
    'timing.simultaneous': {
      title: 'Several triggers at once',
      text: [
        'Effects that trigger together, also in one resolution, go on the same chain although their Spell Speed is 1. The turn player’s come first, then the opponent’s; each player orders their own, and may leave out optional ones.',
        'Since a chain [[chain.resolution|resolves backwards]], the opponent’s resolve first. Fast effects may be added once all of them are placed.',
      ],
      source:
        'Advanced rules (Turkish/English), section Effects that activate simultaneously; Chains (French and Spanish), section Building a chain',
    },
    'timing.missing': {
      title: 'Missing the timing',
      text: [
        'A Trigger effect worded “when …, you can” needs its event to be the [[timing.last-event|last thing that happened]]. Otherwise it misses its timing, as when the monster was',
        [
          'Tributed for a Tribute Summon, for the Summon comes after;',
          'given up as a cost, for the effect comes after;',
          'sent away at link 2 or higher, for link 1 comes after;',
          'sent away by an effect that then does something more.',
        ],
        'Effects that must be used, and those worded “if …, you can”, never miss it.',
      ],
      source: 'Advanced rules (Turkish/English), section Missing the timing – optional trigger effects',
    },
    'timing.last-event': {
      title: 'What counts as the last thing',
      text: [
        'A link that resolves counts, even if it did nothing because its target was gone or its effect was [[negation.effect|negated]]. A link whose [[negation.activation|activation]] was negated does not.',
        'Adding links and paying for them does not count. Nor do spent cards that go to the Graveyard [[chain.leftovers|when a chain ends]]: that is one with the last part of link 1.',
      ],
      source:
        'Advanced rules (Turkish/English), section Missing the timing; Chains (French and Spanish), section Resolving a chain',
    },
  },
};
