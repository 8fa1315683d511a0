import { card, destroyedByBattle, monster, specialSummonFromDeck, toSpecialSummon, trigger, when } from '../engine/words/index.ts';

export const shiningAngel = card('Shining Angel', 95956346, monster({ level: 4, attribute: 'LIGHT', race: 'Fairy', atk: 1400, def: 800 }),
  trigger('When a battle destroys this card and it goes to the Graveyard: you can Special Summon from your Deck 1 LIGHT monster with at most 1500 ATK, in Attack Position.', {
    on: when(destroyedByBattle),
    youCan: true,
    needs: toSpecialSummon(),
    does: specialSummonFromDeck({ attribute: 'LIGHT', maxAtk: 1500 }, 'attack'),
  }));
