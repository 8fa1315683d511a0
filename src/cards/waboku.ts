import { activation, card, lasting, normalTrap, playerRule } from '../engine/words/index.ts';

export const waboku = card('Waboku', 12607053, normalTrap,
  activation('For the rest of this turn battles inflict no damage to you and destroy none of your monsters.', {
    does: [lasting(playerRule('battle-damage', 'you'), 'turn'), lasting(playerRule('battle-destruction', 'you'), 'turn')],
  }));
