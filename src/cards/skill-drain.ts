import { activation, card, continuous, continuousTrap, isA, monsters, negates, payLp } from '../engine/words/index.ts';

export const skillDrain = card('Skill Drain', 82732705, continuousTrap,
  activation('Pay 1000 LP to activate this card.', { cost: payLp(1000) }),
  continuous('The effects of all monsters that are face-up on the field are negated.', negates(isA(monsters({ face: 'up' })))));
