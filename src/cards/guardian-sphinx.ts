import { card, ignition, monster, monsters, returnToHand, summoned, thisCard, trigger, turnDown, when } from '../engine/words/index.ts';

export const guardianSphinx = card('Guardian Sphinx', 40659562, monster({ level: 5, attribute: 'EARTH', race: 'Rock', atk: 1700, def: 2400 }),
  ignition('Once per turn: you can turn this card face-down, in Defense Position.', {
    oncePerTurn: true,
    does: turnDown(thisCard),
  }),
  trigger('When this card is Flip Summoned: every monster of your opponent returns to the hand.', {
    on: when(summoned({ how: ['flip'], self: true })),
    does: returnToHand(monsters({ of: 'opponent' })),
  }));
