import { card, gainLp, monster, summoned, trigger, when } from '../engine/words/index.ts';

export const mysteriousPuppeteer = card('Mysterious Puppeteer', 54098121, monster({ level: 4, attribute: 'EARTH', race: 'Warrior', atk: 1000, def: 1500 }),
  trigger('When a player Normal or Flip Summons a monster, this one included: you gain 500 LP.', {
    on: when(summoned({ how: ['normal', 'tribute', 'flip'] })),
    does: gainLp(500),
  }));
