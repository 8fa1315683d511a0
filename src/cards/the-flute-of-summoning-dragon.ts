import { activation, atLeast, between, canBeSpecialSummoned, card, freeMonsterZones, monsters, normalSpell, specialSummon, toSpecialSummon } from '../engine/words/index.ts';

const dragons = monsters({ of: 'you', in: 'hand', race: 'Dragon', where: canBeSpecialSummoned });

export const theFluteOfSummoningDragon = card('The Flute of Summoning Dragon', 43973174, normalSpell,
  activation('While “Lord of D.” is face-up on the field: Special Summon 1 or 2 Dragon monsters from your hand.', {
    needs: [atLeast(1, monsters({ face: 'up', name: 'Lord of D.' }), 'condition.lord-of-d'), atLeast(1, dragons, 'condition.dragon-in-hand'), ...toSpecialSummon()],
    does: specialSummon(between(1, (g, s) => Math.min(2, freeMonsterZones(g, s)), dragons)),
  }));
