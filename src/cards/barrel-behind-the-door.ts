import { activation, card, counterTrap, harmfulActivation, turnDamageAside, when } from '../engine/words/index.ts';

export const barrelBehindTheDoor = card('Barrel Behind the Door', 78783370, counterTrap,
  activation('When something is activated that would inflict damage to you: your opponent takes that damage in your place.', {
    on: when(harmfulActivation),
    damageStep: 'any',
    does: turnDamageAside,
  }));
