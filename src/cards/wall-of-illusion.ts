import { card, eventCard, monster, returnToHand, thisCardBattles, trigger, when } from '../engine/words/index.ts';

export const wallOfIllusion = card('Wall of Illusion', 13945283, monster({ level: 4, attribute: 'DARK', race: 'Fiend', atk: 1000, def: 1850 }),
  trigger('After damage calculation, if this card was attacked: the attacking monster goes back to the hand.', {
    on: when(thisCardBattles('after', 'target')),
    does: returnToHand(eventCard),
  }));
