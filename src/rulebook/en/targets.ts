import type { ChapterText } from '../types.ts';

export const targets: ChapterText = {
  title: 'Conditions and targets',
  articles: {
    'targets.conditions': {
      title: 'Conditions',
      text: [
        'A condition for activating a card counts at that moment only. When it no longer holds afterwards, the card works all the same: {{Backup Soldier}} wants five monsters in your Graveyard when you activate it, and does not ask again.',
        'A card may not be activated for nothing where it plainly could do nothing: {{Raigeki}} needs an opposing monster. “Once per turn” counts activations, also negated ones.',
      ],
      source:
        'Advanced rules (Turkish/English), section Activation & Targeting Eligibility; cards that would do nothing: decided as classic play had it',
    },
    'targets.choosing': {
      title: 'Choosing targets',
      text: [
        'An effect that targets has its targets named as it is activated, before anyone responds. Without a legal target it cannot be activated, and the choice cannot be changed afterwards.',
        'An effect that does not target chooses when it resolves, as {{Fissure}} does. So it reaches cards that cannot be targeted.',
      ],
      source:
        'Advanced rules (Turkish/English), section Activation & Targeting Eligibility; the moment of choosing: classic rulebook',
    },
    'targets.lost': {
      title: 'When the target is gone',
      text: [
        'A target must still be there, and still be of the kind that was asked for, when the effect resolves. Otherwise the effect disappears; the card was not negated, it just did nothing.',
        'Of several targets those that are left are still dealt with, unless the card needs them all. A monster that left the field and came back is not the target any more.',
      ],
      source: 'Advanced rules (Turkish/English), section Activation & Targeting Eligibility',
    },
  },
};
