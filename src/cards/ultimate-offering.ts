import { activate, canGrantSummon, card, continuousTrap, grantSummon, need, payLp, quick } from '../engine/words/index.ts';

const mainOfYoursOrBattleOfTheirs = need(
  'wrong-phase.main-or-their-battle',
  (g, s) => (g.duel.turnPlayer === s.player ? g.duel.phase === 'main1' || g.duel.phase === 'main2' : g.duel.phase === 'battle'),
  'wrong-phase',
);

export const ultimateOffering = card('Ultimate Offering', 80604091, continuousTrap,
  activate,
  quick('In your own Main Phases and in your opponent’s Battle Phase you can pay 500 LP: Normal Summon or Set 1 monster from your hand as this effect resolves.', {
    withFlip: true,
    from: ['spell'],
    needs: [mainOfYoursOrBattleOfTheirs, need('condition.monster-to-summon', canGrantSummon())],
    cost: payLp(500),
    does: grantSummon(),
  }));
