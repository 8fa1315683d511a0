import {
  answeredCard, card, cards, continuous, destroy, destructiveActivation, monster, negateActivation, playerRule, quick, sendCost, when,
} from '../engine/words/index.ts';

export const primeMaterialDragon = card('Prime Material Dragon', 12298909, monster({ level: 6, attribute: 'LIGHT', race: 'Dragon', atk: 2400, def: 2000 }),
  continuous('Effects that would inflict damage to a player raise that player’s LP by as much instead.', playerRule('damage-heals', 'either')),
  quick('When an effect is activated that would destroy monsters on the field: you can send a card from hand to Graveyard; it is negated and its card destroyed.', {
    on: when(destructiveActivation),
    damageStep: 'any',
    cost: sendCost(1, cards({ of: 'you', in: 'hand' })),
    does: [negateActivation, destroy(answeredCard)],
  }));
