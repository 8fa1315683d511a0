import { card, destroyedByBattle, monster, specialSummonFromDeck, toSpecialSummon, trigger, when } from '../engine/words/index.ts';

export const giantRat = card('Giant Rat', 97017120, monster({ level: 4, attribute: 'EARTH', race: 'Beast', atk: 1400, def: 1450 }),
  trigger('When a battle destroys this card and it goes to the Graveyard: you can Special Summon from your Deck 1 EARTH monster with at most 1500 ATK, in Attack Position.', {
    on: when(destroyedByBattle),
    youCan: true,
    needs: toSpecialSummon(),
    does: specialSummonFromDeck({ attribute: 'EARTH', maxAtk: 1500 }, 'attack'),
  }));
