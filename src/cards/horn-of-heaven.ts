import { activation, card, counterTrap, destroy, kept, negateSummon, summonAttempted, tributeCost, when } from '../engine/words/index.ts';

export const hornOfHeaven = card('Horn of Heaven', 98069388, counterTrap,
  activation('When a monster would be Summoned: Tribute 1 monster; negate the Summon and destroy that monster.', {
    on: when(summonAttempted()),
    cost: tributeCost(),
    does: [negateSummon, destroy(kept('negated'))],
  }));
