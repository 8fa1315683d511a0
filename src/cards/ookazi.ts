import { activation, card, damage, normalSpell } from '../engine/words/index.ts';

export const ookazi = card('Ookazi', 19523799, normalSpell, activation('Your opponent takes 800 damage.', { does: damage(800) }));
