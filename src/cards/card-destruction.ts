import { activation, atOnce, card, cards, discard, draw, normalSpell, number, worthwhile } from '../engine/words/index.ts';

export const cardDestruction = card('Card Destruction', 72892473, normalSpell,
  activation('Each player discards their whole hand, then draws as many cards as they discarded.', {
    needs: [worthwhile(cards({ in: 'hand', other: true }))],
    does: [
      atOnce(discard(cards({ of: 'you', in: 'hand' }), { into: 'yours' }), discard(cards({ of: 'opponent', in: 'hand' }), { into: 'theirs' })),
      atOnce(draw(number('yours')), draw(number('theirs'), 'opponent')),
    ],
  }));
