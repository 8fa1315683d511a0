import { activation, card, isA, monsters, ritualSpell, ritualSummon, toRitualSummon } from '../engine/words/index.ts';

const relinquished = isA(monsters({ name: 'Relinquished' }));

export const blackIllusionRitual = card('Black Illusion Ritual', 41426869, ritualSpell,
  activation('Ritual Summon “Relinquished” from your hand: Tribute 1 monster of your hand or field.', {
    needs: toRitualSummon(relinquished, 1),
    does: ritualSummon(relinquished, 1),
  }));
