import {
  activation, card, kept, later, monsters, one, quickPlaySpell, returnControl, room, switchPosition, takeControl, target, tributeCost,
} from '../engine/words/index.ts';

const theirs = one(monsters({ of: 'opponent', face: 'up' }));

export const enemyController = card('Enemy Controller', 98045062, quickPlaySpell,
  'Choose 1 effect as you activate this card.',
  activation('● Target 1 face-up monster of your opponent; it goes from Attack to Defense Position or the other way round.', {
    target: theirs,
    does: switchPosition(target),
  }),
  activation('● Tribute 1 monster and target 1 face-up monster of your opponent; control of it is yours until the End Phase.', {
    needs: [room(1, 1)],
    cost: tributeCost(),
    target: theirs,
    does: [takeControl(target), later('end', 'either', returnControl(kept('taken')))],
  }));
