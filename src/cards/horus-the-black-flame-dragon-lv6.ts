import {
  card, continuous, ifEver, bySpellsOf, isThisCard, maySpecialSummon, monster, monsters, need, notedThisTurn, noteThisTurn, one, phaseBegins, proof,
  reaction, room, sendThis, shuffleCards, specialSummon, trigger, unaffected, when, winsBattle,
} from '../engine/words/index.ts';

export const horusTheBlackFlameDragonLv6 = card('Horus the Black Flame Dragon LV6', 11224103,
  monster({ level: 6, attribute: 'FIRE', race: 'Dragon', atk: 2300, def: 1600 }),
  continuous('Spell effects do not affect this card.', unaffected(isThisCard, bySpellsOf('either'))),
  reaction('', { on: when(winsBattle), unnegated: true, does: noteThisTurn('won') }),
  trigger('In the End Phase of a turn in which it has destroyed a monster by battle: you can Special Summon a “Horus the Black Flame Dragon LV8” out of hand or Deck, at the cost of sending this card, face-up, to the Graveyard.', {
    on: ifEver(phaseBegins('end', 'either')),
    youCan: true,
    needs: [need('condition.won-battle', notedThisTurn('won')), maySpecialSummon, room(1, 1)],
    cost: sendThis,
    does: [
      ...specialSummon(one(monsters({ of: 'you', in: 'hand or deck', name: 'Horus the Black Flame Dragon LV8' })), 'choose', { into: 'found' }),
      proof('found'),
      shuffleCards('deck'),
    ],
  }));
