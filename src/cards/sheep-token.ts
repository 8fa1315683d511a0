import { cannot, card, continuous, isThisCard, monster } from '../engine/words/index.ts';

export const sheepToken = card('Sheep Token', 73915052, monster({ level: 1, attribute: 'EARTH', race: 'Beast', atk: 0, def: 0, frame: 'token' }),
  continuous('It cannot be Tributed for a Tribute Summon or Set.', cannot('tribute-for-summon', isThisCard)));
