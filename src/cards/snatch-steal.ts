import { activation, and, canBeEquipped, canSwitchControl, card, continuous, controls, equipSpell, equipTo, gainLp, ifEver, isEquippedMonster, monsters, one, phaseBegins, room, target, trigger } from '../engine/words/index.ts';

export const snatchSteal = card('Snatch Steal', 45986603, equipSpell,
  activation('Target 1 face-up monster that your opponent controls.', {
    needs: [room()],
    target: one(monsters({ of: 'opponent', face: 'up', where: and(canBeEquipped, canSwitchControl) })),
    does: equipTo(target),
  }),
  continuous('Control of the equipped monster is yours.', controls(isEquippedMonster)),
  trigger('In each of your opponent’s Standby Phases: they gain 1000 LP.', {
    on: ifEver(phaseBegins('standby', 'opponent')),
    from: ['spell'],
    does: gainLp(1000, 'opponent'),
  }));
