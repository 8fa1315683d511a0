import { activate, cannot, card, continuous, continuousTrap } from '../engine/words/index.ts';

export const maskOfRestrict = card('Mask of Restrict', 29549364, continuousTrap,
  activate,
  continuous('No card can be Tributed, by either player and for whatever purpose.', cannot('be-tributed', () => true)));
