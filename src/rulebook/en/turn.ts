import type { ChapterText } from '../types.ts';

export const turn: ChapterText = {
  title: 'The turn',
  articles: {
    'turn.phases': {
      title: 'The phases of a turn',
      text: [
        'Turns alternate, and each goes through its phases in this order:',
        {
          ordered: [
            '[[turn.draw|Draw Phase]]',
            '[[turn.standby|Standby Phase]]',
            '[[turn.main|Main Phase 1]]',
            '[[battle.phase|Battle Phase]]',
            'Main Phase 2',
            '[[turn.end|End Phase]]',
          ],
        },
        'There is no way back. Without a Battle Phase there is no Main Phase 2 either. What belongs to one phase cannot be done in another.',
      ],
      source: 'Beginner’s rulebook (Hungarian), sections Phases A to G',
    },
    'turn.first': {
      title: 'The very first turn',
      text: [
        'Whoever begins the Duel draws a sixth card, but cannot attack in that turn: its Battle Phase is left out. The second player may attack in the second turn.',
      ],
      source:
        'Beginner’s rulebook (Hungarian), section Phases C – Main Phase 1; the first draw: classic rulebook',
    },
    'turn.draw': {
      title: 'Draw Phase',
      text: [
        'The turn player draws one card; there is no choice about it, and [[win.deck-out|no card to draw]] is a loss.',
        'After the draw both players may use Traps and [[cards.quick-play|Quick-Play Spells]].',
      ],
      source:
        'Beginner’s rulebook (Hungarian), section Phases A – Draw; Advanced gameplay (Portuguese), section Rules for Quick-Play Spell Cards',
    },
    'turn.standby': {
      title: 'Standby Phase',
      text: [
        'Whatever cards make due in the Standby Phase is settled here, before anything else can be done in the turn: [[costs.maintenance|upkeep]], counted turns, effects that name this phase.',
        'If nothing is due, players may still use fast effects, and Main Phase 1 follows.',
      ],
      source: 'Beginner’s rulebook (Hungarian), section Phases B – Standby',
    },
    'turn.main': {
      title: 'Main Phases',
      text: [
        'In Main Phase 1 and again in Main Phase 2 you may, in any order:',
        [
          '[[summon.normal|Normal Summon or Set]] a monster, once in the whole turn;',
          '[[summon.flip|Flip Summon]] and [[summon.special|Special Summon]] as often as you can;',
          'turn your monsters [[position.changes|by hand]];',
          'play and [[cards.set|Set]] Spells, Set Traps, and use effects.',
        ],
        'What you used up in Main Phase 1 is used up in Main Phase 2.',
      ],
      source: 'Beginner’s rulebook (Hungarian), sections Phases C – Main Phase 1 and E – Main Phase 2',
    },
    'turn.moving-on': {
      title: 'Moving on to the next phase',
      text: [
        'When you want to leave a phase or a step, your opponent is asked first and may use a [[chain.spell-speed|fast effect]].',
        'If they do, the phase is not over: after that chain you are free to act again. If they pass, it ends.',
      ],
      source: 'Chains (French), section Starting a chain; going on afterwards: classic rulebook',
    },
    'turn.end': {
      title: 'End Phase and hand limit',
      text: [
        'What is due in the End Phase comes first; then both players may still use fast effects.',
        'After that, if you hold more than six cards, put cards of your choice in the Graveyard until six are left. Then all that lasts [[effects.lasting|for the turn]] is over, and your opponent’s turn begins.',
      ],
      source: 'Beginner’s rulebook (Hungarian), section Phases F – End Phase',
    },
  },
};
