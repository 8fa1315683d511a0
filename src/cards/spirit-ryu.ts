import { among, card, discardCost, ignition, isFaceUp, lasting, monster, monsters, plus, thisCard } from '../engine/words/index.ts';

export const spiritRyu = card('Spirit Ryu', 67957315, monster({ level: 4, attribute: 'WIND', race: 'Dragon', atk: 1000, def: 1000 }),
  ignition('After this card declares an attack, before the Damage Step: you can discard 1 Dragon monster; this card gains 1000 ATK and DEF for the rest of the Battle Phase.', {
    during: 'battle',
    ownAttack: true,
    cost: discardCost(1, monsters({ of: 'you', in: 'hand', race: 'Dragon' })),
    does: lasting(plus(null, { atk: 1000, def: 1000 }), 'battle-phase', { on: among(thisCard, isFaceUp) }),
  }));
