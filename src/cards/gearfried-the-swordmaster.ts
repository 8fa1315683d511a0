import { card, destroy, equippedToThis, monster, monsters, need, one, requirement, target, trigger, when } from '../engine/words/index.ts';

export const gearfriedTheSwordmaster = card('Gearfried the Swordmaster', 57046845, monster({ level: 7, attribute: 'LIGHT', race: 'Warrior', atk: 2600, def: 2200, traits: ['Special Summon only'] }),
  requirement('Nothing but “Release Restraint” can Summon it.', ['special'], need('condition.special-only', () => false)),
  trigger('Whenever an Equip Card becomes equipped to it: target 1 monster that your opponent controls; destroy it.', {
    on: when(equippedToThis),
    target: one(monsters({ of: 'opponent' })),
    does: destroy(target),
  }));
