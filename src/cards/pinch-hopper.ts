import { atLeast, canBeSpecialSummoned, card, monster, monsters, one, sentToOwnGraveyard, specialSummon, toSpecialSummon, trigger, when } from '../engine/words/index.ts';

const insects = monsters({ of: 'you', in: 'hand', race: 'Insect', where: canBeSpecialSummoned });

export const pinchHopper = card('Pinch Hopper', 26185991, monster({ level: 4, attribute: 'EARTH', race: 'Insect', atk: 1000, def: 1200 }),
  trigger('When this card goes from your side of the field to your Graveyard: you can Special Summon 1 Insect monster from your hand.', {
    on: when(sentToOwnGraveyard),
    youCan: true,
    needs: [atLeast(1, insects), ...toSpecialSummon()],
    does: specialSummon(one(insects)),
  }));
