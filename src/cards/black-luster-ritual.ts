import { activation, card, isA, monsters, ritualSpell, ritualSummon, toRitualSummon } from '../engine/words/index.ts';

const soldier = isA(monsters({ name: 'Black Luster Soldier' }));

export const blackLusterRitual = card('Black Luster Ritual', 55761792, ritualSpell,
  activation('Ritual Summon “Black Luster Soldier” from your hand: Tribute monsters of your hand or field with Levels of 8 or more together.', {
    needs: toRitualSummon(soldier, 8),
    does: ritualSummon(soldier, 8),
  }));
