import { activation, card, continuousSpell, payLp } from '../engine/words/index.ts';

export const toonWorld = card('Toon World', 15259703, continuousSpell, activation('Activating this card costs 1000 LP.', { cost: payLp(1000) }));
