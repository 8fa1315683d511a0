import {
  bySpellsOf, card, continuous, ifEver, isThisCard, levelUp, monster, need, notedThisTurn, noteThisTurn, phaseBegins, reaction, unaffected, when, winsBattle,
} from '../engine/words/index.ts';

export const horusTheBlackFlameDragonLv6 = card('Horus the Black Flame Dragon LV6', 11224103,
  monster({ level: 6, attribute: 'FIRE', race: 'Dragon', atk: 2300, def: 1600 }),
  continuous('Spell effects do not affect this card.', unaffected(isThisCard, bySpellsOf('either'))),
  reaction('', { on: when(winsBattle), unnegated: true, does: noteThisTurn('won') }),
  levelUp('In the End Phase of a turn in which it has destroyed a monster by battle', 'Horus the Black Flame Dragon LV8', {
    on: ifEver(phaseBegins('end', 'either')),
    needs: [need('condition.won-battle', notedThisTurn('won'))],
  }));
