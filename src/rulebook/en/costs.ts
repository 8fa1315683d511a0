import type { ChapterText } from '../types.ts';

export const costs: ChapterText = {
  title: 'Costs',
  articles: {
    'costs.activation': {
      title: 'Costs of an activation',
      text: [
        'Life Points, discards, Tributes or counters that a card asks for in exchange are its cost. You pay in full as you activate, before anybody can respond; if you cannot, you may not activate.',
        'A cost is never given back, even if the card is [[negation.activation|negated]] or its effect [[targets.lost|disappears]]. A card cannot be paid as its own discard.',
        'Fusion Materials and the Tributes of a Ritual Summon are no costs: they go when the Spell resolves.',
      ],
      source:
        'Advanced gameplay (Portuguese), section Costs; Advanced rules (Turkish/English), section Negating the costs of continuous cards',
    },
    'costs.maintenance': {
      title: 'Upkeep',
      text: [
        'Some cards must be paid for to stay. Unless the card says otherwise this is due in each Standby Phase of its controller, who may decline; then the card is destroyed, without a chain. A card that leaves no choice must be paid for if that is possible.',
        'Negating the card’s effect does not take its upkeep away. Only a card that speaks of that payment does.',
      ],
      source: 'Advanced rules (Turkish/English), section Negating the costs of continuous cards',
    },
    'costs.attacks': {
      title: 'Paying to attack',
      text: [
        'A few monsters, such as {{Dark Elf}} and the [[cards.toons|Toons]], ask for a payment whenever they declare an attack. A [[battle.replay|replay]] is no new declaration and is not paid for.',
        'Such a demand is part of the monster’s effect. While that effect is negated, the monster attacks for nothing.',
      ],
      source: 'Advanced rules (Turkish/English), section Negating the costs of continuous cards',
    },
  },
};
