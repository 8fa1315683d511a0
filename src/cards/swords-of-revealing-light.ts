import { activation, card, continuous, destroy, ifEver, monsters, normalSpell, onTime, phaseBegins, playerRule, reaction, thisCard, turnUp } from '../engine/words/index.ts';

export const swordsOfRevealingLight = card('Swords of Revealing Light', 72302403, normalSpell,
  activation('Turn every face-down monster of your opponent face-up. This card stays on the field.', {
    remains: true,
    does: turnUp(monsters({ of: 'opponent', face: 'down' }), 'defense'),
  }),
  continuous('Your opponent cannot declare attacks.', playerRule('attack', 'opponent')),
  reaction('It is destroyed in the third End Phase of your opponent.', {
    on: ifEver(phaseBegins('end', 'opponent')),
    unnegated: true,
    does: onTime(3, destroy(thisCard)),
  }));
