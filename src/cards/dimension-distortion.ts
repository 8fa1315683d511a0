import { activation, canBeSpecialSummoned, card, cards, monsters, none, normalSpell, one, specialSummon, target, toSpecialSummon } from '../engine/words/index.ts';

export const dimensionDistortion = card('Dimension Distortion', 95194279, normalSpell,
  activation('While there is no card in your Graveyard: target 1 of your monsters that is removed from play; Special Summon it.', {
    needs: [none(cards({ of: 'you', in: 'graveyard' }), 'condition.empty-graveyard'), ...toSpecialSummon()],
    target: one(monsters({ of: 'you', in: 'banished', where: canBeSpecialSummoned })),
    does: specialSummon(target),
  }));
