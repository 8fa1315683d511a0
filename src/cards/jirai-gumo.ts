import { callCoin, calledRight, card, ifSo, lifePointsOf, loseLp, monster, reaction, thisCardAttacks, when } from '../engine/words/index.ts';

export const jiraiGumo = card('Jirai Gumo', 94773007, monster({ level: 4, attribute: 'EARTH', race: 'Insect', atk: 2200, def: 100 }),
  reaction('As this card attacks, call a coin and toss it; if the call is wrong you lose half of your LP.', {
    on: when(thisCardAttacks),
    does: [callCoin, ifSo(calledRight, [], loseLp((g, s) => Math.ceil(lifePointsOf('you')(g, s) / 2)))],
  }));
