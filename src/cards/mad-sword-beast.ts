import { can, card, continuous, isThisCard, monster } from '../engine/words/index.ts';

export const madSwordBeast = card('Mad Sword Beast', 79870141, monster({ level: 4, attribute: 'EARTH', race: 'Dinosaur', atk: 1400, def: 1200 }),
  continuous('When it attacks a monster in Defense Position, what its ATK exceeds the DEF by is battle damage.', can('pierce', isThisCard)));
