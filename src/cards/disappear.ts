import { activation, banish, card, cards, normalTrap, one, target } from '../engine/words/index.ts';

export const disappear = card('Disappear', 24623598, normalTrap,
  activation('Target 1 card in your opponent’s Graveyard; banish it.', {
    target: one(cards({ of: 'opponent', in: 'graveyard' })),
    does: banish(target),
  }));
