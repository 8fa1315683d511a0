import { activation, any, atLeast, atOnce, card, damage, destroy, ifSo, kept, monsters, normalSpell, one, spellsAndTraps, target, whoControlled } from '../engine/words/index.ts';

export const stampingDestruction = card('Stamping Destruction', 81385346, normalSpell,
  activation('While you control a face-up Dragon monster: target 1 Spell or Trap Card; destroy it, and the player who controlled it takes 500 damage.', {
    needs: [atLeast(1, monsters({ of: 'you', face: 'up', race: 'Dragon' }), 'condition.dragon')],
    target: one(spellsAndTraps({ other: true })),
    does: atOnce(destroy(target, { controllers: 'whose' }), ifSo(any(kept('destroyed')), damage(500, whoControlled(target, 'whose')))),
  }));
