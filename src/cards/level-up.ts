import {
  activation, card, isNamedBy, maySpecialSummon, monsters, names, normalSpell, one, proof, room, sendCost, shuffleCards, specialSummon,
} from '../engine/words/index.ts';

const reserve = { of: 'you', in: 'hand or deck' } as const;

export const levelUp = card('Level Up!', 25290459, normalSpell,
  activation('Send a face-up “LV” monster of yours to the Graveyard; Special Summon from hand or Deck a monster that its text names, whatever that asks for.', {
    needs: [maySpecialSummon, room(1, 1)],
    cost: sendCost(1, monsters({ of: 'you', face: 'up', named: [' LV'], where: names(monsters(reserve)) })),
    does: [
      ...specialSummon(one(monsters({ ...reserve, where: isNamedBy('given') })), 'choose', { into: 'found' }),
      proof('found'),
      shuffleCards('deck'),
    ],
  }));
