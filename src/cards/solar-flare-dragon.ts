import { and, cannot, card, continuous, damage, exists, isThisCard, monster, monsters, phaseBegins, trigger, when } from '../engine/words/index.ts';

const anotherPyro = monsters({ of: 'you', face: 'up', race: 'Pyro', other: true });

export const solarFlareDragon = card('Solar Flare Dragon', 45985838, monster({ level: 4, attribute: 'FIRE', race: 'Pyro', atk: 1500, def: 1000 }),
  continuous('As long as you control another Pyro monster this card cannot be attacked.', cannot('be-attacked', and(isThisCard, (g, s) => exists(g, s, anotherPyro)))),
  trigger('In each of your End Phases: 500 damage to your opponent.', { on: when(phaseBegins('end', 'you')), does: damage(500) }));
