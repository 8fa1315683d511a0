import { activation, all, becomesType, card, lasting, monsters, normalTrap, worthwhile } from '../engine/words/index.ts';

const yours = monsters({ of: 'you', face: 'up' });

export const dTribe = card('D. Tribe', 2833249, normalTrap,
  activation('For the rest of this turn, the face-up monsters that you control as this resolves are Dragon monsters.', {
    needs: [worthwhile(yours)],
    does: lasting(becomesType(null, 'Dragon'), 'turn', { on: all(yours) }),
  }));
