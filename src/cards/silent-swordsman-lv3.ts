import {
  card, ifEver, isA, isSummonedThisTurn, levelUp, monster, need, negateEffect, phaseBegins, reaction, resolvesOnThis, spells, when,
} from '../engine/words/index.ts';

export const silentSwordsmanLv3 = card('Silent Swordsman LV3', 1995985, monster({ level: 3, attribute: 'LIGHT', race: 'Warrior', atk: 1000, def: 1000 }),
  reaction('An opponent’s Spell effect that targets this card is negated.', { on: when(resolvesOnThis('opponent', isA(spells()))), does: negateEffect }),
  levelUp('In your Standby Phase, not in the turn of its Summon', 'Silent Swordsman LV5', {
    on: ifEver(phaseBegins('standby', 'you')),
    needs: [need('condition.not-just-summoned', (g, s) => !isSummonedThisTurn(g, s, s.card))],
  }));
