import {
  activation, bind, bound, boundDestroyed, boundTurnedDown, canBeSpecialSummoned, card, continuousTrap, destroy, kept, leavesField, monsters, one,
  reaction, release, specialSummon, target, thisCard, toSpecialSummon, when,
} from '../engine/words/index.ts';

export const callOfTheHaunted = card('Call of the Haunted', 97077563, continuousTrap,
  activation('Target 1 monster in your Graveyard; it is Special Summoned in Attack Position.', {
    needs: toSpecialSummon(),
    target: one(monsters({ of: 'you', in: 'graveyard', where: canBeSpecialSummoned })),
    does: [specialSummon(target, 'attack'), bind(kept('summoned'), 'revived')],
  }),
  reaction('If this card leaves the field, that monster is destroyed.', { on: when(leavesField), does: destroy(bound('revived')) }),
  reaction('If that monster is destroyed, so is this card.', { on: when(boundDestroyed('revived')), does: destroy(thisCard) }),
  reaction('', { on: when(boundTurnedDown('revived')), unnegated: true, does: release('revived') }));
