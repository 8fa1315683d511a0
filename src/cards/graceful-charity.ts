import { activation, card, cards, discard, draw, exactly, normalSpell } from '../engine/words/index.ts';

export const gracefulCharity = card('Graceful Charity', 79571449, normalSpell,
  activation('Draw 3 cards, then discard 2.', { does: [draw(3), discard(exactly(2, cards({ of: 'you', in: 'hand' })))] }));
