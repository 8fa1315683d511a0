import type { ChapterText } from '../types.ts';

export const negation: ChapterText = {
  title: 'Negating and destroying',
  articles: {
    'negation.activation': {
      title: 'Negating an activation',
      text: [
        'If the activation of a card is negated, it is as if it had not been used: its link is passed over, and most cards that negate also destroy it. [[costs.activation|Costs]] stay paid.',
        'A card negated like this was never in force. A Field Spell whose activation is negated, for instance, replaces nothing.',
      ],
      source:
        'Advanced gameplay (Portuguese), sections “Negate” versus “destroy” and Costs; Chains (French and Spanish), Example',
    },
    'negation.effect': {
      title: 'Negating an effect',
      text: [
        'If only the effect is negated, the card was still activated: its link resolves, but without effect.',
        'A face-up card whose effect is negated, as every Spell is under {{Imperial Order}}, stays on the field asleep and wakes up when the negation ends. Its [[costs.maintenance|upkeep]] remains due.',
      ],
      source:
        'Advanced rules (Turkish/English), sections Missing the timing and Negating the costs of continuous cards',
    },
    'negation.destroying': {
      title: 'Destroying is not negating',
      text: [
        'If a Normal, Quick-Play or Ritual Spell or a Normal Trap is destroyed in the chain, it resolves all the same. So does the effect of a monster that has left the field.',
        'A Continuous, Equip or Field card is different: it must still be face-up on the field when its activation resolves. If {{Mystical Space Typhoon}} gets it first, its effect disappears.',
      ],
      source: 'Advanced gameplay (Portuguese), section “Negate” versus “destroy” and continuous cards',
    },
  },
};
