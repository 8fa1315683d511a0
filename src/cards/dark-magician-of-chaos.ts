import { addToHand, can, card, continuous, isThisCard, monster, one, spells, summoned, target, trigger, when } from '../engine/words/index.ts';

export const darkMagicianOfChaos = card('Dark Magician of Chaos', 40737112, monster({ level: 8, attribute: 'DARK', race: 'Spellcaster', atk: 2800, def: 2600 }),
  trigger('When this card is Normal or Special Summoned: you can take back to your hand 1 Spell of your Graveyard, which is the target.', {
    on: when(summoned({ how: ['normal', 'tribute', 'special', 'ritual', 'fusion'], self: true })),
    youCan: true,
    target: one(spells({ of: 'you', in: 'graveyard' })),
    does: addToHand(target),
  }),
  continuous('A monster that a battle with this card destroys is removed from play. So is this card whenever it would leave the field.',
    can('banish-by-battle', isThisCard),
    can('leave-play', isThisCard)));
