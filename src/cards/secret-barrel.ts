import { activation, card, cards, count, damage, normalTrap } from '../engine/words/index.ts';

const inHand = count(cards({ of: 'opponent', in: 'hand' }), 200);
const onTheField = count(cards({ of: 'opponent' }), 200);

export const secretBarrel = card('Secret Barrel', 27053506, normalTrap,
  activation('Your opponent takes 200 damage for every card in their hand and on their side of the field.', {
    does: damage((g, s) => inHand(g, s) + onTheField(g, s)),
  }));
