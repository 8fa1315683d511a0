import {
  activation, and, can, card, detachUnion, hasAttackedThisTurn, hasUnion, isA, lasting, monsters, one, quickPlaySpell, cards, target, toSpecialSummon, unionsOf,
} from '../engine/words/index.ts';

export const combinationAttack = card('Combination Attack', 8964854, quickPlaySpell,
  activation('In the Battle Phase: target 1 monster of yours that has attacked this turn and to which a Union of yours is attached; Special Summon that Union, and the monster may attack once more this turn.', {
    during: 'battle',
    needs: toSpecialSummon(),
    target: one(monsters({ of: 'you', face: 'up', where: and(hasAttackedThisTurn, hasUnion(isA(cards({ of: 'you' })))) })),
    does: [detachUnion(unionsOf(target), 'choose'), lasting(can('second-attack', null), 'turn', { on: target })],
  }));
