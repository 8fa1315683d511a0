import { activate, card, continuous, fieldSpell, isA, monsters, plus } from '../engine/words/index.ts';

export const yami = card('Yami', 59197169, fieldSpell,
  activate,
  continuous('Each Fiend and Spellcaster monster gains 200 ATK and DEF; each Fairy monster loses as much.',
    plus(isA(monsters({ race: ['Fiend', 'Spellcaster'] })), { atk: 200, def: 200 }),
    plus(isA(monsters({ race: 'Fairy' })), { atk: -200, def: -200 })));
