import { activation, atLeast, card, destroy, hasAnother, monsters, normalTrap, number, tributeCost, tributes } from '../engine/words/index.ts';

const burns = hasAnother(monsters({ face: 'up' }), (g, victim, dragon) => g.derived.def(victim) <= g.derived.atk(dragon));
const dragons = monsters({ of: 'you', race: 'Dragon', where: burns });

export const burstBreath = card('Burst Breath', 80163754, normalTrap,
  activation('Tribute 1 Dragon monster; destroy each face-up monster with a DEF no higher than the ATK that the Dragon had.', {
    needs: [atLeast(1, tributes(dragons), 'no-effect.outdone', 'no-effect')],
    cost: tributeCost(1, dragons),
    does: destroy(monsters({ face: 'up', maxDef: number('tributedAtk') })),
  }));
