import { card, discardCost, ifSo, met, monster, none, monsters, onlyOneFaceUp, outsideDamageStep, specialSummon, summoned, thisCard, toSpecialSummon, trigger, when } from '../engine/words/index.ts';

const noOther = none(monsters({ face: 'up', name: 'Dragon Ice', other: true }), 'condition.only-one');

export const dragonIce = card('Dragon Ice', 64262809, monster({ level: 5, attribute: 'WATER', race: 'Dragon', atk: 1800, def: 2200 }),
  trigger('When a monster is Special Summoned by your opponent, outside the Damage Step: you can discard 1 card; this card comes out of your hand or Graveyard by a Special Summon.', {
    on: when(summoned({ by: 'opponent', how: ['special', 'ritual', 'fusion'] })),
    youCan: true,
    from: ['hand', 'graveyard'],
    needs: [outsideDamageStep, noOther, ...toSpecialSummon()],
    cost: discardCost(),
    does: ifSo(met([noOther]), specialSummon(thisCard)),
  }),
  onlyOneFaceUp);
