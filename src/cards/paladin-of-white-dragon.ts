import {
  among, any, cannot, card, choose, destroy, eventOther, ifSo, ignition, isFaceDown, isIn, kept, keptIs, lasting, monster, monsters, one, proof,
  shuffleCards, specialSummon, thisCardBattles, toSpecialSummon, tributeThis, trigger, when,
} from '../engine/words/index.ts';

const name = 'Blue-Eyes White Dragon';
const bringOut = specialSummon(kept('found'));

export const paladinOfWhiteDragon = card('Paladin of White Dragon', 73398797, monster({ level: 4, attribute: 'LIGHT', race: 'Dragon', atk: 1900, def: 1200, frame: 'ritual' }),
  'Ritual Summoned with “White Dragon Ritual”.',
  trigger('When the Damage Step begins in which this card attacks a face-down monster: destroy that monster while it is face-down.', {
    on: when(thisCardBattles('start', 'attacker', any(among(eventOther, isFaceDown)))),
    does: destroy(among(eventOther, isFaceDown)),
  }),
  ignition('You can Tribute this card; one “Blue-Eyes White Dragon” of your hand or Deck is Special Summoned, and cannot attack this turn.', {
    needs: toSpecialSummon(1, 1),
    cost: tributeThis,
    does: [
      choose('found', one(monsters({ of: 'you', in: 'hand or deck', name })), 'special-summon'),
      ifSo(keptIs('found', isIn('hand')), bringOut, [bringOut, proof('found'), shuffleCards('deck')]),
      lasting(cannot('attack', null), 'turn', { on: kept('summoned') }),
    ],
  }));
