import { cannot, card, continuous, isA, monster, monsters } from '../engine/words/index.ts';

export const lordOfD = card('Lord of D.', 17985575, monster({ level: 4, attribute: 'DARK', race: 'Spellcaster', atk: 1200, def: 1100 }),
  continuous('No card or effect can target a face-up Dragon monster on the field.', cannot('be-targeted', isA(monsters({ face: 'up', race: 'Dragon' })))));
