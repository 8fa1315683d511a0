import { activation, atLeast, atMost, callCoin, card, cards, draw, ifSo, lasting, normalTrap, playerRule } from '../engine/words/index.ts';

const yourHand = cards({ of: 'you', in: 'hand' });

export const gamble = card('Gamble', 37313786, normalTrap,
  activation('While your opponent holds 6 or more cards and you hold 2 or fewer: call a coin, then toss it. Right: draw until you hold 5 cards. Wrong: you skip your next turn.', {
    needs: [atLeast(6, cards({ of: 'opponent', in: 'hand' })), atMost(2, yourHand)],
    does: [
      callCoin,
      ifSo((_g, s) => s.vars.right[0] === 1, draw((g, s) => Math.max(0, 5 - g.side(s.player).hand.length)), lasting(playerRule('skip-turn', 'you'), 'used')),
    ],
  }));
