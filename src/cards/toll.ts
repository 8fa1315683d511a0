import { activate, attackCost, card, continuous, continuousSpell, payLp } from '../engine/words/index.ts';

export const toll = card('Toll', 82003859, continuousSpell,
  activate,
  continuous('Every attack costs the player who declares it 500 LP.', attackCost(() => true, payLp(500))));
