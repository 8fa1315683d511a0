import { any, becomeEquip, bind, bound, card, ignition, kept, monster, monsters, need, not, one, spellRoom, still, target, thisCard } from '../engine/words/index.ts';

const held = still(bound('held'));

export const unionRider = card('Union Rider', 11743119, monster({ level: 2, attribute: 'WIND', race: 'Machine', atk: 1000, def: 1000 }),
  ignition('Target 1 face-up Union monster that your opponent controls: equip it to this card (at most 1). It cannot turn itself back into a monster.', {
    needs: [need('condition.holding', not(any(held))), spellRoom],
    target: one(monsters({ of: 'opponent', face: 'up', trait: 'Union' })),
    does: [becomeEquip(target, thisCard), bind(kept('equipped'), 'held')],
  }));
