import { card, destroyedByBattle, monster, monsters, one, room, shuffleCards, specialSummon, trigger, when } from '../engine/words/index.ts';

export const mysticTomato = card('Mystic Tomato', 83011277, monster({ level: 4, attribute: 'DARK', race: 'Plant', atk: 1400, def: 1100 }),
  trigger('When this card is destroyed by battle and sent to the Graveyard: you can Special Summon 1 DARK monster with 1500 ATK or less from your Deck in Attack Position.', {
    on: when(destroyedByBattle),
    youCan: true,
    needs: [room()],
    does: [
      specialSummon(one(monsters({ of: 'you', in: 'deck', attribute: 'DARK', maxAtk: 1500 })), 'attack'),
      shuffleCards('deck'),
    ],
  }));
