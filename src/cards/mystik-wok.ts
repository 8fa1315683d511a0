import { activation, card, gainLp, number, quickPlaySpell, tributeCost } from '../engine/words/index.ts';

export const mystikWok = card('Mystik Wok', 80161395, quickPlaySpell,
  activation('Tribute 1 monster and name its ATK or its DEF; you gain LP equal to that value as it stood on the field.', {
    cost: tributeCost(),
    options: [
      { code: 'atk', test: () => true },
      { code: 'def', test: () => true },
    ],
    does: gainLp((g, s) => number(s.vars.option[0] === 0 ? 'tributedAtk' : 'tributedDef')(g, s)),
  }));
