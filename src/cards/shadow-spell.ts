import {
  activation, bind, boundLeaves, boundTurnedDown, cannot, card, continuous, continuousTrap, destroy, isBound, monsters, one, plus, reaction, release,
  target, thisCard, when,
} from '../engine/words/index.ts';

const held = isBound('held');

export const shadowSpell = card('Shadow Spell', 29267084, continuousTrap,
  activation('Target 1 face-up monster of your opponent.', {
    target: one(monsters({ of: 'opponent', face: 'up' })),
    damageStep: 'modifier',
    does: bind(target, 'held'),
  }),
  continuous('It loses 700 ATK, cannot attack, and its player cannot change its position.', plus(held, { atk: -700 }), cannot('attack', held), cannot('change-position', held)),
  reaction('If it leaves the field, destroy this card.', { on: when(boundLeaves('held')), does: destroy(thisCard) }),
  reaction('If it is turned face-down, it is free.', { on: when(boundTurnedDown('held')), does: release('held') }));
