import { card, monster } from '../engine/words/index.ts';

const BLUE_EYES = 'Blue-Eyes White Dragon';

export const blueEyesUltimateDragon = card('Blue-Eyes Ultimate Dragon', 23995346, monster({
  level: 12, attribute: 'LIGHT', race: 'Dragon', atk: 4500, def: 3800, frame: 'fusion', materials: [BLUE_EYES, BLUE_EYES, BLUE_EYES],
}), 'Made of 3 “Blue-Eyes White Dragon”.');
