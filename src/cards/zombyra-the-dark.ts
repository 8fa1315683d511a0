import { cannot, card, continuous, destroysByBattle, isThisCard, lasting, monster, plus, thisCard, trigger, when } from '../engine/words/index.ts';

export const zombyraTheDark = card('Zombyra the Dark', 88472456, monster({ level: 4, attribute: 'DARK', race: 'Warrior', atk: 2100, def: 500 }),
  continuous('It cannot attack your opponent directly.', cannot('attack-directly', isThisCard)),
  trigger('After damage calculation, if this card’s battle destroys the other monster: this card’s ATK falls by 200.', {
    on: when(destroysByBattle),
    does: lasting(plus(null, { atk: -200 }), 'face-up', { on: thisCard }),
  }));
