import { activation, canBeSpecialSummoned, card, monsters, normalSpell, one, specialSummon, target, toSpecialSummon } from '../engine/words/index.ts';

export const monsterReborn = card('Monster Reborn', 83764718, normalSpell,
  activation('Target 1 monster in any Graveyard; Special Summon it to your field.', {
    needs: toSpecialSummon(),
    target: one(monsters({ in: 'graveyard', where: canBeSpecialSummoned })),
    does: specialSummon(target),
  }));
