import {
  activation, bind, boundDestroyed, cannot, card, continuous, continuousTrap, destroy,
  isBound, monsters, one, reaction, target, thisCard, when,
} from '../engine/words/index.ts';

export const spellbindingCircle = card('Spellbinding Circle', 18807108, continuousTrap,
  activation('Target 1 monster of your opponent.', {
    target: one(monsters({ of: 'opponent' })),
    does: bind(target, 'bound'),
  }),
  continuous('That monster can neither attack nor be turned to another position by its player.', cannot('attack', isBound('bound')), cannot('change-position', isBound('bound'))),
  reaction('If that monster is destroyed, this card is too.', { on: when(boundDestroyed('bound')), does: destroy(thisCard) }));
