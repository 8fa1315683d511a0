import { anyOf, card, flipped, isTurnable, monster, monsters, one, spirit, summoned, target, trigger, turnDown, when } from '../engine/words/index.ts';

export const tsukuyomi = card('Tsukuyomi', 34853266, monster({ level: 4, attribute: 'DARK', race: 'Spellcaster', atk: 1100, def: 1400, traits: ['Spirit'] }),
  spirit,
  trigger('When this card is Normal Summoned or turned face-up: target 1 face-up monster; turn it face-down, in Defense Position.', {
    on: when(anyOf(summoned({ how: ['normal', 'tribute'], self: true }), flipped)),
    target: one(monsters({ face: 'up', where: isTurnable })),
    does: turnDown(target),
  }));
