import {
  bySpellsOf, card, continuous, ifEver, inflictsDirectDamage, isThisCard, levelUp, monster, need, noted, noteThisTurn, phaseBegins, reaction, unaffected, when,
} from '../engine/words/index.ts';

export const silentSwordsmanLv5 = card('Silent Swordsman LV5', 74388798, monster({ level: 5, attribute: 'LIGHT', race: 'Warrior', atk: 2300, def: 1000 }),
  continuous('The opponent’s Spell effects do not affect this card.', unaffected(isThisCard, bySpellsOf('opponent'))),
  reaction('', { on: when(inflictsDirectDamage), unnegated: true, does: noteThisTurn('hit') }),
  levelUp('In your next Standby Phase after a direct attack of it has inflicted battle damage to your opponent', 'Silent Swordsman LV7', {
    on: ifEver(phaseBegins('standby', 'you')),
    needs: [need('condition.direct-hit', (g, s) => noted('hit')(g, s) >= g.duel.turn - 2)],
  }));
