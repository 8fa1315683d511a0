import {
  activation, among, canBeSpecialSummoned, card, destroy, equippedMonster, equipSpell, equipTo, isFaceUp, kept, monsters, one, payLp, reaction,
  specialSummon, target, thisCardDestroyed, toSpecialSummon, when,
} from '../engine/words/index.ts';

export const prematureBurial = card('Premature Burial', 70828912, equipSpell,
  activation('Pay 800 LP and target 1 monster in your Graveyard; Special Summon it in Attack Position, equipped with this card.', {
    needs: toSpecialSummon(),
    cost: payLp(800),
    target: one(monsters({ of: 'you', in: 'graveyard', where: canBeSpecialSummoned })),
    does: [specialSummon(target, 'attack'), equipTo(kept('summoned'))],
  }),
  reaction('If this card is destroyed, so is the equipped monster.', { on: when(thisCardDestroyed), does: destroy(among(equippedMonster, isFaceUp)) }));
