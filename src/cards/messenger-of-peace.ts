import { activate, cannot, card, continuous, continuousSpell, destroy, isA, maintenance, monsters, payLp, thisCard } from '../engine/words/index.ts';

export const messengerOfPeace = card('Messenger of Peace', 44656491, continuousSpell,
  activate,
  continuous('No monster whose ATK is 1500 or higher can declare an attack.', cannot('declare-attack', isA(monsters({ face: 'up', minAtk: 1500 })))),
  maintenance('In each of your Standby Phases you may pay 100 LP; without that this card is destroyed.', {
    during: 'standby',
    whose: 'yours',
    pay: payLp(100),
    mayDecline: true,
    orElse: destroy(thisCard),
  }));
