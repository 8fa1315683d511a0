import type { ChapterText } from '../types.ts';

export const position: ChapterText = {
  title: 'Battle positions',
  articles: {
    'position.changes': {
      title: 'Changing positions',
      text: [
        'A monster stands in Attack Position or in Defense Position. There are two ways to change that:',
        [
          'By hand: in your Main Phases you may turn each face-up monster of yours once a turn. A [[summon.flip|Flip Summon]] counts as this one change.',
          'By an effect: whenever the effect says so, and without using up the change by hand.',
        ],
      ],
      source: 'Advanced rules (Turkish/English), section Battle position changes',
    },
    'position.limits': {
      title: 'When a monster cannot be turned by hand',
      text: [
        'You cannot turn a monster by hand in a turn in which',
        [
          'it has attacked, even if the attack was stopped;',
          'you Summoned or Set it;',
          'you have already turned or Flip Summoned it.',
        ],
        'Effects do not care about these limits. And a monster that your opponent placed this turn may be turned by you, once you have [[control.change|taken it over]].',
      ],
      source: 'Advanced rules (Turkish/English), section Battle position changes',
    },
  },
};
