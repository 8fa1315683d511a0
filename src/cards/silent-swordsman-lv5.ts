import {
  card, continuous, ifEver, inflictsDirectDamage, bySpellsOf, isThisCard, maySpecialSummon, monster, monsters, need, noted, noteThisTurn, one, phaseBegins,
  proof, reaction, room, sendThis, shuffleCards, specialSummon, trigger, unaffected, when,
} from '../engine/words/index.ts';

export const silentSwordsmanLv5 = card('Silent Swordsman LV5', 74388798, monster({ level: 5, attribute: 'LIGHT', race: 'Warrior', atk: 2300, def: 1000 }),
  continuous('The opponent’s Spell effects do not affect this card.', unaffected(isThisCard, bySpellsOf('opponent'))),
  reaction('', { on: when(inflictsDirectDamage), unnegated: true, does: noteThisTurn('hit') }),
  trigger('In your next Standby Phase after a direct attack of it has inflicted battle damage to your opponent: you can Special Summon a “Silent Swordsman LV7” out of hand or Deck, at the cost of sending this card, face-up, to the Graveyard.', {
    on: ifEver(phaseBegins('standby', 'you')),
    youCan: true,
    needs: [need('condition.direct-hit', (g, s) => noted('hit')(g, s) >= g.duel.turn - 2), maySpecialSummon, room(1, 1)],
    cost: sendThis,
    does: [
      ...specialSummon(one(monsters({ of: 'you', in: 'hand or deck', name: 'Silent Swordsman LV7' })), 'choose', { into: 'found' }),
      proof('found'),
      shuffleCards('deck'),
    ],
  }));
