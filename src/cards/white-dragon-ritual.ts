import { activation, card, isA, monsters, ritualSpell, ritualSummon, toRitualSummon } from '../engine/words/index.ts';

const paladin = isA(monsters({ name: 'Paladin of White Dragon' }));

export const whiteDragonRitual = card('White Dragon Ritual', 9786492, ritualSpell,
  activation('Ritual Summon “Paladin of White Dragon” from your hand: Tribute monsters of your hand or field with Levels of 4 or more together.', {
    needs: toRitualSummon(paladin, 4),
    does: ritualSummon(paladin, 4),
  }));
