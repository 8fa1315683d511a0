import { banishThis, canBeSpecialSummoned, card, monster, monsters, one, proof, shuffleCards, specialSummon, thisCardMoves, toSpecialSummon, trigger, when } from '../engine/words/index.ts';

const another = monsters({ of: 'you', in: 'hand or deck', name: 'Peten the Dark Clown', where: canBeSpecialSummoned });

export const petenTheDarkClown = card('Peten the Dark Clown', 52624755, monster({ level: 3, attribute: 'DARK', race: 'Spellcaster', atk: 500, def: 1200 }),
  trigger('When this card goes to the Graveyard: you can remove it from play; 1 “Peten the Dark Clown” of your hand or Deck is Special Summoned.', {
    on: when(thisCardMoves({ to: 'graveyard' })),
    youCan: true,
    needs: toSpecialSummon(),
    cost: banishThis,
    does: [specialSummon(one(another), 'choose', { into: 'found' }), proof('found'), shuffleCards('deck')],
  }));
