import { activation, card, monsters, normalTrap, switchPosition, worthwhile } from '../engine/words/index.ts';

const faceUp = monsters({ face: 'up' });

export const zeroGravity = card('Zero Gravity', 83133491, normalTrap,
  activation('Every face-up monster in Attack Position goes to Defense Position, and the other way round.', {
    needs: [worthwhile(faceUp)],
    does: switchPosition(faceUp),
  }));
