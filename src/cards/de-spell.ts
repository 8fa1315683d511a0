import { activation, among, card, destroy, faceUpOrSet, isA, isFaceDown, normalSpell, one, reveal, spells, target } from '../engine/words/index.ts';

export const deSpell = card('De-Spell', 19159413, normalSpell,
  activation('Target 1 other face-up Spell, or any Set Spell or Trap Card; show it if it is Set, and destroy it if it is a Spell.', {
    target: one(faceUpOrSet('spell', { other: true })),
    does: [reveal(among(target, isFaceDown), 'both'), destroy(among(target, isA(spells())))],
  }));
