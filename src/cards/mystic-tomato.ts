import { card, destroyedByBattle, monster, specialSummonFromDeck, toSpecialSummon, trigger, when } from '../engine/words/index.ts';

export const mysticTomato = card('Mystic Tomato', 83011277, monster({ level: 4, attribute: 'DARK', race: 'Plant', atk: 1400, def: 1100 }),
  trigger('When a battle destroys this card and it goes to the Graveyard: you can Special Summon from your Deck 1 DARK monster with at most 1500 ATK, in Attack Position.', {
    on: when(destroyedByBattle),
    youCan: true,
    needs: toSpecialSummon(),
    does: specialSummonFromDeck({ attribute: 'DARK', maxAtk: 1500 }, 'attack'),
  }));
