import { activation, card, cards, destroy, discardCost, normalTrap, one, target } from '../engine/words/index.ts';

export const raigekiBreak = card('Raigeki Break', 4178474, normalTrap,
  activation('Discard 1 card; target 1 other card on the field and destroy it.', {
    cost: discardCost(),
    target: one(cards({ other: true })),
    does: destroy(target),
  }));
