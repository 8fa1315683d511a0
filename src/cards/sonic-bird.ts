import { card, monster, one, search, spells, summoned, trigger, when } from '../engine/words/index.ts';

export const sonicBird = card('Sonic Bird', 57617178, monster({ level: 4, attribute: 'WIND', race: 'Winged Beast', atk: 1400, def: 1000 }),
  trigger('When you Normal or Flip Summon this card: you can take 1 Ritual Spell from your Deck into your hand.', {
    on: when(summoned({ self: true, how: ['normal', 'tribute', 'flip'] })),
    youCan: true,
    does: search(one(spells({ of: 'you', in: 'deck', property: 'ritual' }))),
  }));
