import {
  activation, any, atLeast, canBeSpecialSummoned, card, destroy, exists, ifSo, kept, maySpecialSummon, monsters, one, quickPlaySpell, specialSummon, target,
  tribute, youMay,
} from '../engine/words/index.ts';

const inHand = monsters({ of: 'you', in: 'hand', race: 'Spellcaster', where: canBeSpecialSummoned });

export const magicalDimension = card('Magical Dimension', 28553439, quickPlaySpell,
  activation('While a face-up Spellcaster monster is yours: target 1 of your monsters; it is Tributed, then a Spellcaster monster of your hand is Special Summoned, and after that you can destroy any 1 monster.', {
    needs: [atLeast(1, monsters({ of: 'you', face: 'up', race: 'Spellcaster' })), atLeast(1, inHand), maySpecialSummon],
    target: one(monsters({ of: 'you' })),
    does: [
      tribute(target),
      ifSo(any(kept('tributed')), [
        specialSummon(one(inHand)),
        ifSo(any(kept('summoned')), youMay('destroy-monster', destroy(one(monsters())), (g, s) => exists(g, s, monsters()))),
      ]),
    ],
  }));
