import { activation, canSwitchControl, card, kept, later, monsters, normalSpell, one, returnControl, room, takeControl, target } from '../engine/words/index.ts';

export const changeOfHeart = card('Change of Heart', 4031928, normalSpell,
  activation('Target 1 monster that your opponent controls; control of it is yours until the End Phase.', {
    needs: [room()],
    target: one(monsters({ of: 'opponent', where: canSwitchControl })),
    does: [takeControl(target), later('end', 'you', returnControl(kept('taken')))],
  }));
