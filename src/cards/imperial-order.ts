import { activate, card, continuous, continuousTrap, destroy, isA, maintenance, negates, payLp, spells, thisCard } from '../engine/words/index.ts';

export const imperialOrder = card('Imperial Order', 61740673, continuousTrap,
  activate,
  continuous('Negate every Spell effect on the field.', negates(isA(spells()))),
  maintenance('In each of your Standby Phases you may pay 700 LP; if you do not, destroy this card.', {
    during: 'standby',
    whose: 'yours',
    pay: payLp(700),
    mayDecline: true,
    orElse: destroy(thisCard),
  }));
