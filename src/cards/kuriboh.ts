import { card, discardThis, lasting, monster, need, playerRule, quick, wouldTakeBattleDamage } from '../engine/words/index.ts';

export const kuriboh = card('Kuriboh', 40640057, monster({ level: 1, attribute: 'DARK', race: 'Fiend', atk: 300, def: 200 }),
  quick('During damage calculation in your opponent’s turn, if you would take battle damage: discard this card; that battle inflicts no damage to you.', {
    from: ['hand'],
    whose: 'opponent',
    damageStep: 'calculation',
    needs: [need('condition.battle-damage', wouldTakeBattleDamage)],
    cost: discardThis,
    does: lasting(playerRule('battle-damage', 'you'), 'battle'),
  }));
