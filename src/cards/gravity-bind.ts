import { activate, cannot, card, continuous, continuousTrap, isA, monsters } from '../engine/words/index.ts';

export const gravityBind = card('Gravity Bind', 85742772, continuousTrap,
  activate,
  continuous('No monster of Level 4 or higher can attack, on either side.', cannot('attack', isA(monsters({ face: 'up', minLevel: 4 })))));
