import { and, cannot, card, continuous, destroy, isSummonedThisTurn, isThisCard, maintenance, monster, removeCounterAnywhere, thisCard } from '../engine/words/index.ts';

export const armorExe = card('Armor Exe', 7180418, monster({ level: 4, attribute: 'LIGHT', race: 'Rock', atk: 2400, def: 1400 }),
  continuous('This card cannot attack in the turn in which it is Summoned.', cannot('attack', and(isThisCard, isSummonedThisTurn))),
  maintenance('In each Standby Phase of either player you may remove a Spell Counter from a card you control; without that this card is destroyed.', {
    during: 'standby',
    whose: 'every',
    pay: removeCounterAnywhere('spell'),
    mayDecline: true,
    orElse: destroy(thisCard),
  }));
