import { activation, card, destroy, discardCost, monsters, normalSpell, one, target } from '../engine/words/index.ts';

export const tributeToTheDoomed = card('Tribute to The Doomed', 79759861, normalSpell,
  activation('Discard 1 other card and target 1 monster; destroy that monster.', {
    cost: discardCost(),
    target: one(monsters()),
    does: destroy(target),
  }));
