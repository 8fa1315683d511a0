import {
  card, ifEver, isA, isSummonedThisTurn, maySpecialSummon, monster, monsters, need, negateEffect, one, phaseBegins, proof, reaction, resolvesOnThis, room,
  sendThis, shuffleCards, specialSummon, spells, trigger, when,
} from '../engine/words/index.ts';

export const silentSwordsmanLv3 = card('Silent Swordsman LV3', 1995985, monster({ level: 3, attribute: 'LIGHT', race: 'Warrior', atk: 1000, def: 1000 }),
  reaction('An opponent’s Spell effect that targets this card is negated.', { on: when(resolvesOnThis('opponent', isA(spells()))), does: negateEffect }),
  trigger('In your Standby Phase, not in the turn of its Summon: you can Special Summon a “Silent Swordsman LV5” out of hand or Deck, at the cost of sending this card, face-up, to the Graveyard.', {
    on: ifEver(phaseBegins('standby', 'you')),
    youCan: true,
    needs: [need('condition.not-just-summoned', (g, s) => !isSummonedThisTurn(g, s, s.card)), maySpecialSummon, room(1, 1)],
    cost: sendThis,
    does: [
      ...specialSummon(one(monsters({ of: 'you', in: 'hand or deck', name: 'Silent Swordsman LV5' })), 'choose', { into: 'found' }),
      proof('found'),
      shuffleCards('deck'),
    ],
  }));
