import { activated, answeredCard, card, destroy, ifSo, isA, monster, negateActivation, quick, spells, stillFaceUp, when } from '../engine/words/index.ts';

export const horusTheBlackFlameDragonLv8 = card('Horus the Black Flame Dragon LV8', 48229808,
  monster({ level: 8, attribute: 'FIRE', race: 'Dragon', atk: 3000, def: 1800, traits: ['Special Summon only'] }),
  'It comes by the effect of “Horus the Black Flame Dragon LV6” and in no other way.',
  quick('While this card is face-up you can answer any Spell Card being activated: its activation is negated and it is destroyed.', {
    on: when(activated({ cards: isA(spells()), label: 'spell-activation' })),
    damageStep: 'any',
    does: ifSo(stillFaceUp, [negateActivation, destroy(answeredCard)]),
  }));
