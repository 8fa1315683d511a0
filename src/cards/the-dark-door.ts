import { activate, cannot, card, continuous, continuousSpell, isBehindAnotherAttacker } from '../engine/words/index.ts';

export const theDarkDoor = card('The Dark Door', 30606547, continuousSpell,
  activate,
  continuous('In each Battle Phase no more than 1 monster can attack.', cannot('declare-attack', isBehindAnotherAttacker)));
