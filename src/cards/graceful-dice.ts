import { activation, all, begun, card, lasting, monsters, number, plus, quickPlaySpell, rollADie, worthwhile } from '../engine/words/index.ts';

const mine = monsters({ of: 'you', face: 'up' });

export const gracefulDice = card('Graceful Dice', 74137509, quickPlaySpell,
  activation('Roll a die: all face-up monsters you control gain 100 times the result in ATK and DEF until this turn ends.', {
    needs: [worthwhile(mine)],
    damageStep: 'modifier',
    does: [rollADie, lasting(plus(null, { atk: begun, def: begun }), 'turn', { on: all(mine), amount: number('die', 100) })],
  }));
